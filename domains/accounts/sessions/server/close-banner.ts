import { mayEnterPanel } from '#platform/access.policy.ts'
import { authorize } from '#platform/policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import { storeClosedBanner } from './session.queries.ts'

/**
 * Hides a banner of the panel until the next sign-in.
 * @throws AppError the reasons of `mayEnterPanel`
 */
export async function closeBanner(
  { db }: Pick<AccountsContext, 'db'>,
  { actor, sessionId }: Pick<UserSession, 'actor' | 'sessionId'>,
  { name }: { name: string },
): Promise<void> {
  authorize(mayEnterPanel(actor))
  await storeClosedBanner(db, sessionId, name)
}
