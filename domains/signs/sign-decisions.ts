import type { SignStatus } from './sign-document.ts'

/** The facts of a decision. */
interface DecisionRow {
  /** The statuses in which it is possible. */
  from: readonly SignStatus[]
  /** The status after it. Null: status and version stay; only the decision is stored (D33). */
  to: SignStatus | null
  /** `version`: a version that waits. `sign`: the sign with all its versions. */
  about: 'version' | 'sign'
  /** `approver`: approvers, never about their own sign. `member`: what the policy of the decision says. */
  right: 'approver' | 'member'
  /** The decision that takes it back, for the same person. */
  undo: string | null
  /** `required` and `asked`: the form has a field for it. `unasked`: programs can send one. */
  note: 'required' | 'asked' | 'unasked'
  /** A sign without a video needs a second confirmation (SGN-09). */
  needsVideo: boolean
  /** Whether its button warns. */
  isDestructive: boolean
  /** The name in the table `sign_decision`, and the label of its change set. */
  storedAs: string
  /** The mail to the author. */
  mail: string | null
}

const table = {
  publish: {
    from: ['pending', 'published'],
    to: 'published',
    about: 'version',
    right: 'approver',
    undo: 'unpublish',
    note: 'unasked',
    needsVideo: true,
    isDestructive: false,
    storedAs: 'publish',
    mail: 'sign-published',
  },
  decline: {
    from: ['pending', 'published'],
    to: null,
    about: 'version',
    right: 'approver',
    undo: null,
    note: 'required',
    needsVideo: false,
    isDestructive: false,
    storedAs: 'needs-changes',
    mail: 'sign-needs-changes',
  },
  unpublish: {
    from: ['published'],
    to: 'pending',
    about: 'sign',
    right: 'approver',
    undo: 'publish',
    note: 'asked',
    needsVideo: false,
    isDestructive: false,
    storedAs: 'unpublish',
    mail: 'sign-unpublished',
  },
  remove: {
    from: ['pending', 'published'],
    to: 'deleted',
    about: 'sign',
    right: 'member',
    undo: 'restore',
    note: 'unasked',
    needsVideo: false,
    isDestructive: true,
    storedAs: 'remove',
    mail: null,
  },
  restore: {
    from: ['deleted'],
    to: 'pending',
    about: 'sign',
    right: 'member',
    undo: 'remove',
    note: 'unasked',
    needsVideo: false,
    isDestructive: false,
    storedAs: 'restore',
    mail: null,
  },
} as const satisfies Record<string, DecisionRow>

type Table = typeof table
/** What an approver or member decides about a sign. */
export type SignDecision = keyof Table
/** The decisions that change the status, each by a new version. */
export type StatusDecision = { [D in SignDecision]: Table[D]['to'] extends null ? never : D }[SignDecision]
export type DecisionMailKind = NonNullable<Table[SignDecision]['mail']>

/**
 * All decisions about a sign, in the order in which they are offered. Publishing a published sign replaces its public
 * document. Policies: `mayDecide` in `sign.policy.ts`. Texts: `change.*` of `signList` and `signView`.
 */
export const signDecisions: Record<
  SignDecision,
  DecisionRow & {
    undo: SignDecision | null
    storedAs: Table[SignDecision]['storedAs']
    mail: DecisionMailKind | null
  }
> = table

export const decisionNames = Object.keys(table) as SignDecision[]

/** A form decides about at most so many signs, more than a list shows on a page. */
export const maxChosenSigns = 100

/** The names under which decisions are stored, and that of another publisher, which decides nothing about the content. */
export const storedDecisionKinds = [
  ...decisionNames.map((decision) => table[decision].storedAs),
  'publisher',
] as const
export type StoredDecisionKind = (typeof storedDecisionKinds)[number]

export const changesStatus = (decision: SignDecision): decision is StatusDecision =>
  signDecisions[decision].to !== null

/** Whether the public sees the current version after a decision. */
export const makesPublic = (decision: SignDecision | undefined): boolean =>
  decision !== undefined && signDecisions[decision].to === 'published'

/** Whether a decision is possible in a status, independent of permissions. */
export const isPossibleIn = (status: SignStatus, decision: SignDecision): boolean =>
  signDecisions[decision].from.includes(status)

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

/** The decision that gives a sign a status. An impossible one is refused by its policy. */
export const decisionTo = (status: SignStatus, current: SignStatus): SignDecision => {
  const leading = decisionNames.filter((decision) => signDecisions[decision].to === status)
  const decision = leading.find((one) => isPossibleIn(current, one)) ?? leading[0]
  if (!decision) throw new Error(`no decision leads to ${status}`)
  return decision
}
