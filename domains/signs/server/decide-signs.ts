import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { maySee, maySeeHistory, type SignFacts } from '../sign.policy.ts'
import { type SignDecision, signDecisions } from '../sign-decisions.ts'
import { signState } from '../sign-state.ts'
import { applyDecision } from './apply-decision.ts'
import { listGlosses } from './sign.queries.ts'
import { loadSignFacts } from './sign-facts.queries.ts'
import type { DecisionContext, SignsContext } from './signs-context.ts'

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
 * Makes the same decision about one or several signs, each in its own transaction, and notifies the authors. The refusal of
 * one does not affect others. A sign that the actor may not see does not exist for them.
 * @returns one outcome per sign, in the same order, without repetitions
 */
export const decideSigns = (
  context: DecisionContext & { db: Db },
  actor: Actor,
  { decision, signs, note, withoutVideo }: DecisionsRequest,
): Promise<SignOutcome[]> =>
  changeOneByOne(context, actor, {
    signs,
    change: async (chosen, sign) => {
      const name = typeof decision === 'function' ? decision(sign) : decision
      const request = { decision: name, signs: [chosen], note, withoutVideo }
      const [saved] = await applyDecision(context, actor, request)
      if (!saved) throw new Error('a decision about a sign returned no result')
      return { revision: saved.revision, undo: undoAfter(name, sign) }
    },
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

/** A change that was made. */
interface MadeChange {
  revision: number
  /** The decision that takes it back; null when there is none. */
  undo: SignDecision | null
}

/** A sign that was changed. */
interface ChangedSign extends MadeChange {
  done: true
  id: number
  gloss: string
  /** Whether visitors saw a version of the sign before. */
  wasPublic: boolean
}

/** What was done with one sign, or why nothing was changed. */
export type SignOutcome = ChangedSign | { done?: never; id: number; gloss: string; refusal: AppError }

/** A chosen sign, and the revision that the person saw. */
interface ChosenSign {
  id: number
  revision: number
}

interface ChangeOfEach {
  signs: readonly ChosenSign[]
  /** Makes the change of one sign in its own transaction. */
  change: (chosen: ChosenSign, sign: SignFacts) => Promise<MadeChange>
}

/**
 * Changes signs one after another, so that the refusal of one does not affect others. A sign that the actor may not see
 * does not exist for them. Two queries besides the changes.
 * @returns one outcome per sign, in the same order, without repetitions
 */
export async function changeOneByOne(
  context: SignsContext & { db: Db },
  actor: Actor,
  { signs, change }: ChangeOfEach,
): Promise<SignOutcome[]> {
  const chosen = new Map(signs.map((sign) => [sign.id, sign]))
  const seen = await loadSeenSigns(context, actor, { ids: [...chosen.keys()] })
  const outcomes: SignOutcome[] = []
  for (const [id, one] of chosen) {
    const sign = seen.get(id)
    if (!sign) {
      outcomes.push({ id, gloss: `${id}`, refusal: new AppError('sign.notFound') })
      continue
    }
    const { gloss, facts } = sign
    try {
      const made = await change(one, facts)
      outcomes.push({ done: true, id, gloss, ...made, wasPublic: facts.status === 'published' })
    } catch (refusal) {
      if (!isAppError(refusal)) throw refusal
      outcomes.push({ id, gloss, refusal })
    }
  }
  return outcomes
}

/** A sign that an actor sees. */
interface SeenSign {
  /** Of what is public, for people who do not see what waits for an approver. */
  gloss: string
  facts: SignFacts
  seesHistory: boolean
}

/** The signs with these ids that an actor may see. Two queries for any number of signs. */
export async function loadSeenSigns(
  context: Pick<SignsContext, 'db' | 'requireSignerConsent'>,
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<Map<number, SeenSign>> {
  const facts = await loadSignFacts(context.db, ids, context)
  const glosses = await listGlosses(context.db, ids)
  const seen = [...facts].flatMap(([id, sign]): [number, SeenSign][] => {
    if (!maySee(actor, sign).allowed) return []
    const seesHistory = maySeeHistory(actor, sign).allowed
    const names = glosses.get(id)
    const gloss = (seesHistory ? names?.gloss : names?.publicGloss) ?? `${id}`
    return [[id, { gloss, facts: sign, seesHistory }]]
  })
  return new Map(seen)
}
