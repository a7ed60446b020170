import type { AccountActor } from '#platform/actor.ts'
import { authorize } from '#platform/policy.ts'
import { mayAnswerConsent } from '../consent.policy.ts'
import type { ConsentChoices } from '../consent.ts'
import { findConsents } from './consent.queries.ts'
import type { ConsentContext } from './consent-context.ts'

/**
 * A person's own answers to the consent form; null before the first answer.
 * @throws AppError the reasons of `mayAnswerConsent`
 */
export async function getOwnConsent(
  { db }: Pick<ConsentContext, 'db'>,
  actor: AccountActor,
): Promise<ConsentChoices | null> {
  authorize(mayAnswerConsent(actor))
  return (await findConsents(db, [actor.id])).get(actor.id) ?? null
}
