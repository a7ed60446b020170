import { mayEnterPanel, mayWrite } from '#platform/access.policy.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import { authorize } from '#platform/policy.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { consumeLink, createLink, revokeLinks } from '../../server/one-time-links.ts'
import type { UserSession } from '../../user-session.ts'
import { toPasswordOwner } from '../password.input.ts'
import { passwordChangeSchema } from '../password-change.input.ts'
import { credentialChangeLimits } from './credential-change-limits.ts'
import { setPassword } from './credentials.queries.ts'
import { hashPassword } from './password-hash.ts'
import { rejectCommonPasswords } from './reject-common-passwords.ts'
import { endSessions, openSession } from './sessions.ts'
import { verifyCurrentPassword } from './verify-current-password.ts'

/**
 * A person asks for another password; it holds when they follow the link in the mail.
 * @param form `currentPassword`, `newPassword`, `newPasswordConfirmation`
 * @throws AppError `request.invalid` with what is wrong; `account.wrongPassword` beside `currentPassword`;
 * `form.tooMany`
 */
export async function requestPasswordChange(
  ctx: AccountsContext & { signedIn: UserSession },
  form: unknown,
): Promise<void> {
  const { db, mails, now, signedIn } = ctx
  const { account, actor } = signedIn
  authorize(mayEnterPanel(actor))
  authorize(mayWrite(actor))
  const schema = await rejectCommonPasswords(passwordChangeSchema(toPasswordOwner(account)), 'newPassword')
  const { currentPassword, newPassword } = parseForm(schema, form)
  await verifyCurrentPassword(ctx, signedIn, currentPassword, 'currentPassword')
  await ctx.gate.consume(credentialChangeLimits, ctx.clientAddress, account.email)
  const newPasswordHash = await hashPassword(newPassword)

  await inTransaction(db, async (tx) => {
    const at = now()
    const linkId = await createLink(
      tx,
      { kind: 'change-password', accountId: account.id, newPasswordHash },
      at,
    )
    await mails.enqueue(tx, { kind: 'change-password', accountId: account.id, params: { linkId } }, at)
  })
}

/**
 * The password that was asked for holds from now on. All sessions of the person end; where they are signed in here,
 * a new one takes this one's place.
 * @param client who is signed in where the link is followed, and what their browser calls itself
 * @returns the token of the new session, where there is one
 * @throws AppError `link.*`
 */
export function confirmPasswordChange(
  { db, mails, now }: Pick<AccountsContext, 'db' | 'mails' | 'now'>,
  token: string,
  client: { signedIn: UserSession | null; device: string },
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
    if (client.signedIn?.account.id !== accountId) return { token: null }
    return { token: (await openSession(tx, { accountId, device: client.device, now: at })).token }
  })
}
