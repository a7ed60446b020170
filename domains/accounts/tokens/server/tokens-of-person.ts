import type { AccountActor, Actor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { authorize } from '#platform/policy.ts'
import { lockManagedAccount } from '../../administration/server/lock-managed-account.ts'
import { displayName } from '../../display-name.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { mayRevokeTokensOfOthers, maySeeTokensOfOthers } from '../api-token.policy.ts'
import type { ApiToken } from '../api-token.ts'
import { deleteToken, listTokens } from './api-token.queries.ts'

/**
 * The tokens of a person, for administrators.
 * @throws AppError the reasons of `maySeeTokensOfOthers`
 */
export async function listTokensOfPerson(
  { db }: Pick<AccountsContext, 'db'>,
  viewer: Actor,
  { accountId }: { accountId: number },
): Promise<ApiToken[]> {
  authorize(maySeeTokensOfOthers(viewer))
  return listTokens(db, accountId)
}

/**
 * An administrator revokes a token of a person. The rights of the actor are read again.
 * @returns the display name of the person
 * @throws AppError `account.notFound`; `token.notFound`; the reasons of `mayRevokeTokensOfOthers`
 */
export function revokeTokenOfPerson(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
  { accountId, id, locale }: { accountId: number; id: string; locale?: Locale },
): Promise<{ name: string }> {
  return inTransaction(db, async (tx) => {
    const { account, actor: decidingActor } = await lockManagedAccount(tx, actor, accountId)
    authorize(mayRevokeTokensOfOthers(decidingActor))
    if (!(await deleteToken(tx, accountId, id))) throw new AppError('token.notFound')
    await recordEvents(tx, { accountId, by: actor.id, at: now() }, ['token-revoked'])
    return { name: displayName(account, locale) }
  })
}
