import { findAcceptedVersions, findConsents } from '#domains/consent/server/consent.queries.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadOwnAccount } from '../../own-account.policy.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import type { UserSession } from '../../user-session.ts'
import type { OwnAccount } from '../own-account.ts'

/**
 * A person's own account, as the session contains it, with consent and acceptances.
 * @throws AppError the reasons of `mayReadOwnAccount`
 */
export async function getOwnAccount(
  { db }: Pick<AccountsContext, 'db'>,
  { actor, account }: Pick<UserSession, 'actor' | 'account'>,
): Promise<OwnAccount> {
  authorize(mayReadOwnAccount(actor))
  const choices = (await findConsents(db, [actor.id])).get(actor.id) ?? null
  return { account, choices, accepted: await findAcceptedVersions(db, actor.id) }
}
