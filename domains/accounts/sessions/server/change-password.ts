import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import { mayChangeOwnCredentials } from '../../own-account.policy.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { consumeLink } from '../../server/one-time-links.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import type { UserSession } from '../../user-session.ts'
import { toPasswordOwner } from '../password.input.ts'
import type { PasswordChangeInput } from '../password-change.input.ts'
import { credentialChangeLimits } from './credential-change-limits.ts'
import { setPassword } from './credentials.queries.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { endSessions, openSession } from './sessions.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

/**
 * A person requests another password. It becomes valid when they follow the link in the mail.
 * @throws AppError `request.invalid` for a weak password; `account.wrongPassword` at `currentPassword`;
 * `form.tooMany`; the reasons of `mayChangeOwnCredentials`
 */
export async function requestPasswordChange(
  ctx: AccountsContext,
  { actor, account }: Pick<UserSession, 'actor' | 'account'>,
  { currentPassword, newPassword }: PasswordChangeInput,
): Promise<void> {
  authorize(mayChangeOwnCredentials(actor))
  await requireStrongPassword(newPassword, toPasswordOwner(account), 'newPassword')
  await verifyCurrentPassword(ctx, actor.id, currentPassword, 'currentPassword')
  await ctx.formGate.consume(credentialChangeLimits, ctx.clientAddress, account.email)
  const newPasswordHash = await hashPassword(newPassword)
  const { db, mails, now } = ctx
  await inTransaction(db, (tx) =>
    queueLinkMail(tx, { mails, kind: 'change-password', accountId: actor.id, at: now(), newPasswordHash }),
  )
}

/**
 * Makes the requested password valid. All sessions of the person end; when the person is signed in where the link is
 * followed, a new session replaces the current one.
 * @param session the session of the request, which may belong to somebody else
 * @returns the token of the new session; null without one
 * @throws AppError `link.*`
 */
export function confirmPasswordChange(
  { db, mails, now }: Pick<AccountsContext, 'db' | 'mails' | 'now'>,
  session: Pick<UserSession, 'account'> | null,
  { token, device }: { token: string; device: string },
): Promise<{ token: string | null }> {
  return inTransaction(db, async (tx) => {
    const at = now()
    const { accountId, newPasswordHash } = await consumeLink(tx, token, ['change-password'], at)
    if (accountId === null || newPasswordHash === null) throw new AppError('link.invalid')
    if (!(await setPassword(tx, accountId, newPasswordHash, at))) throw new AppError('link.invalid')
    await revokeLinks(tx, accountId, at)
    await endSessions(tx, accountId)
    await recordEvents(tx, { accountId, by: accountId, at }, ['password-changed'])
    await mails.enqueue(tx, { kind: 'password-changed', accountId }, at)
    if (session?.account.id !== accountId) return { token: null }
    return { token: (await openSession(tx, { accountId, device, now: at })).token }
  })
}
