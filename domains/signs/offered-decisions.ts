import { decisionNames, type SignDecision, signDecisions } from './sign-decisions.ts'
import type { SignStatus } from './sign-document.ts'
import type { SignState } from './sign-state.ts'

/** A sign as a person sees it. */
interface SeenSign {
  state: SignState
  /** Whether visitors see a version of it. */
  isPublic: boolean
}

export const seenStatus = ({ state, isPublic }: SeenSign): SignStatus => {
  if (state === 'deleted') return 'deleted'
  return isPublic ? 'published' : 'pending'
}

interface Situation {
  /** The statuses of the signs. */
  statuses: readonly SignStatus[]
  /** Leaves out the decisions about a waiting version. A menu keeps them, with the reason of the refusal. */
  nothingWaits?: boolean
  /** Leaves out the decisions of approvers. The page and menu of a sign keep them, with the reason. */
  isApprover?: boolean
}

/**
 * The decisions that are offered about signs, in the order of the table. Why an actor may not make one is in the
 * abilities of each sign (`signAbilities`).
 */
export const offeredDecisions = ({
  statuses,
  nothingWaits = false,
  isApprover = true,
}: Situation): SignDecision[] =>
  decisionNames.filter((decision) => {
    const { from, about, right } = signDecisions[decision]
    if (nothingWaits && about === 'version') return false
    if (!isApprover && right === 'approver') return false
    return from.some((status) => statuses.includes(status))
  })
