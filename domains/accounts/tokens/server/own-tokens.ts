import type { AccountActor } from '#platform/actor.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { lockAccountsForChange } from '../../administration/server/user.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { newToken } from '../../server/token.ts'
import { verifyCurrentPassword } from '../../sessions/server/verify-current-password.ts'
import type { NewTokenInput } from '../api-token.input.ts'
import { mayCreateToken, mayManageOwnTokens } from '../api-token.policy.ts'
import { type ApiToken, expiryOf, maxTokens, tokenPrefix } from '../api-token.ts'
import { deleteToken, insertToken, listTokens } from './api-token.queries.ts'

type CreationContext = Pick<AccountsContext, 'db' | 'now' | 'formGate' | 'clientAddress'> & {
  /** IANA name, for the end of a day. */
  timeZone: string
}

/**
 * Creates a token, confirmed by the password.
 * @param expiryField name of the field of the last day, for its error
 * @returns the token and its secret, which is shown once; the database contains its hash only
 * @throws AppError `token.expiryRange` at the last day; `account.wrongPassword` at `password`; `token.tooMany`;
 * `form.tooMany`; the reasons of `mayCreateToken`
 */
export async function createToken(
  ctx: CreationContext,
  actor: AccountActor,
  { name, scopes, expiry, password, expiryField = 'expiresOn' }: NewTokenInput & { expiryField?: string },
): Promise<{ token: ApiToken; secret: string }> {
  authorize(mayCreateToken(actor))
  const at = ctx.now()
  const expiresAt = expiryOf(expiry, { now: at, timeZone: ctx.timeZone })
  if (!expiresAt)
    throw new AppError('request.invalid', { fields: [{ field: expiryField, code: 'token.expiryRange' }] })
  await verifyCurrentPassword(ctx, actor.id, password, 'password')
  const secret = `${tokenPrefix}${newToken()}`
  return inTransaction(ctx.db, async (tx) => {
    // Two requests at the same time must not exceed the limit.
    await lockAccountsForChange(tx, [actor.id])
    if ((await listTokens(tx, actor.id)).length >= maxTokens)
      throw new AppError('token.tooMany', { params: { max: maxTokens } })
    const token = await insertToken(tx, secret, {
      accountId: actor.id,
      name,
      scopes,
      createdAt: at,
      expiresAt,
    })
    await recordEvents(tx, { accountId: actor.id, by: actor.id, at }, ['token-created'])
    return { token, secret }
  })
}

/**
 * The own tokens, the newest first.
 * @throws AppError the reasons of `mayManageOwnTokens`
 */
export async function listOwnTokens(
  { db }: Pick<AccountsContext, 'db'>,
  actor: AccountActor,
): Promise<ApiToken[]> {
  authorize(mayManageOwnTokens(actor))
  return listTokens(db, actor.id)
}

/**
 * Revokes one of the own tokens, at once and in all processes.
 * @throws AppError `token.notFound`, also for tokens of others; the reasons of `mayManageOwnTokens`
 */
export async function revokeOwnToken(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  actor: AccountActor,
  { id }: { id: string },
): Promise<void> {
  authorize(mayManageOwnTokens(actor))
  await inTransaction(db, async (tx) => {
    if (!(await deleteToken(tx, actor.id, id))) throw new AppError('token.notFound')
    await recordEvents(tx, { accountId: actor.id, by: actor.id, at: now() }, ['token-revoked'])
  })
}
