import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { SignFacts } from '../sign.policy.ts'
import { type SignDecision, signDecisions } from '../sign-decisions.ts'
import { signState } from '../sign-state.ts'
import { applyDecision } from './apply-decision.ts'
import { type ChangedSign, type ChosenSign, changeOneByOne, type SignOutcome } from './change-one-by-one.ts'
import type { DecisionContext } from './signs-context.ts'

interface DecisionsRequest {
  /** Or a function that chooses the decision by the status of the sign. */
  decision: SignDecision | ((sign: SignFacts) => SignDecision)
  signs: readonly ChosenSign[]
  /** For the authors, checked by `decisionSchemaOf`. */
  note?: string | undefined
  /** The actor confirmed that signs without a video are published (SGN-09). */
  withoutVideo?: boolean | undefined
}

/**
 * Makes the same decision about one or several signs, each in its own transaction, and tells the authors. The refusal of
 * one does not affect others. A sign that the actor may not see does not exist for them.
 * @returns one outcome per sign, in the same order, without repetitions
 */
export const decideSigns = (
  context: DecisionContext & { db: Db },
  actor: Actor,
  { decision, signs, note, withoutVideo }: DecisionsRequest,
): Promise<SignOutcome[]> =>
  changeOneByOne(context, actor, signs, async (chosen, sign) => {
    const name = typeof decision === 'function' ? decision(sign) : decision
    const request = { decision: name, signs: [chosen], note, withoutVideo }
    const [saved] = await applyDecision(context, actor, request)
    if (!saved) throw new Error('a decision about a sign returned no result')
    return { revision: saved.revision, undo: undoAfter(name, sign) }
  })

/**
 * The outcome of a decision about one sign.
 * @throws AppError the refusal
 */
export function requireDecided([outcome]: readonly SignOutcome[]): ChangedSign {
  if (outcome?.done) return outcome
  throw outcome?.refusal ?? new AppError('sign.notFound')
}

/**
 * The approval of waiting changes is not taken back, because what the public saw before is not shown again. Neither is
 * what hid waiting changes, because publishing again would show them.
 */
const undoAfter = (decision: SignDecision, before: SignFacts): SignDecision | null =>
  signState(before) === 'changes-wait' ? null : signDecisions[decision].undo
