import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { catalogue } from '#platform/errors/catalogue.ts'
import { authorize, type Decision } from '#platform/policy.ts'
import { maySeeHistory, type SignFacts } from '../sign.policy.ts'

/** A stored sign, and the revision that a change started from. */
interface Changed {
  gloss: string
  facts: Pick<SignFacts, 'status' | 'authorId'>
  revision: number
  expectedRevision: number | undefined
}

/**
 * Refuses a change of a sign that the actor may not make, and one that started from another revision. The right comes
 * first, so that people without it learn nothing from a revision. A refusal because of the state comes last: the actor
 * saw an earlier state.
 * @throws AppError the reason of the decision; `sign.changedMeanwhile`
 */
export function authorizeRevision(
  actor: Actor,
  decision: Decision,
  { gloss, facts, revision, expectedRevision }: Changed,
): void {
  const mayKnow = isAboutState(decision) && maySeeHistory(actor, facts).allowed
  if (mayKnow && revision !== expectedRevision)
    throw new AppError('sign.changedMeanwhile', { params: { gloss } })
  authorize(decision)
}

/** Statuses of refusals because nobody is signed in, the right is missing, or the sign does not exist for the actor. */
const refusalsOfRights: ReadonlySet<number> = new Set([401, 403, 404])

const isAboutState = (decision: Decision): boolean =>
  decision.allowed || !refusalsOfRights.has(catalogue[decision.reason].status)
