import type { AuditAction } from '#platform/audit/audit-catalogue.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { recordSecurityEvent } from '#platform/log/security-log.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { withEmailTakenError } from '../../server/email-change-errors.ts'
import { revokeLinks } from '../../server/one-time-link.queries.ts'
import { consumeLink, requireLink } from '../../server/one-time-links.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { deleteTokens } from '../../tokens/server/api-token.queries.ts'
import { toPasswordOwner } from '../password.input.ts'
import type { ForgottenPasswordInput, NewPasswordInput } from '../password-change.input.ts'
import { setEmail, setEmailVerified, setPassword } from './credentials.queries.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import { endSessions } from './sessions.ts'

const tenMinutes = 600
const oneHour = 3_600

/**
 * A whole class may share one IP address. The limits prevent that a mailbox is flooded and that a list of addresses is
 * tested for accounts.
 */
export const resetRequestLimits: readonly FormLimit[] = [
  { name: 'forgot-sender', scope: 'sender', points: 40, seconds: tenMinutes },
  { name: 'forgot-account', scope: 'account', points: 5, seconds: oneHour },
  { name: 'forgot-all', scope: 'everyone', points: 600, seconds: oneHour },
]

/**
 * Links that set a password: a forgotten one, the first one of a person whom an administrator registered, or one that
 * also replaces a lost address.
 */
export const setPasswordLinkKinds = ['reset-password', 'set-password', 'replace-email'] as const

/**
 * Sends the link that sets a new password. Anybody may request it: the mail goes to the address of the account.
 * @throws AppError `account.emailUnknown` at `email`, also for a deleted account; `form.tooMany`
 */
export async function requestPasswordReset(
  {
    db,
    mails,
    formGate,
    clientAddress,
    now,
  }: Pick<AccountsContext, 'db' | 'mails' | 'formGate' | 'clientAddress' | 'now'>,
  { email }: ForgottenPasswordInput,
): Promise<void> {
  await formGate.consume(resetRequestLimits, clientAddress, email)
  const account = await findAccountByEmail(db, email)
  if (!account || account.deletedAt)
    throw new AppError('account.emailUnknown', { fields: [{ field: 'email', code: 'account.emailUnknown' }] })
  recordSecurityEvent('password.resetRequested', { account: account.id })
  await inTransaction(db, (tx) =>
    queueLinkMail(tx, { mails, kind: 'reset-password', accountId: account.id, at: now() }),
  )
}

/**
 * Sets the password that a link from a mail permits. All sessions and all other links of the account end. The reader
 * of the mail owns the address, so it counts as confirmed. A link to a new address replaces the old one, which receives
 * a notice.
 * @throws AppError `link.*`; `account.emailTaken` when another account has the new address; `request.invalid` for a weak password, after which the link stays valid
 */
export async function resetPassword(
  { db, mails, now }: Pick<AccountsContext, 'db' | 'mails' | 'now'>,
  { token, password }: { token: string } & Pick<NewPasswordInput, 'password'>,
): Promise<void> {
  const { accountId, newEmail: wanted } = await requireLink(db, token, setPasswordLinkKinds, now())
  const account = accountId === null ? undefined : await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('link.invalid')
  const owner = toPasswordOwner({ ...account, email: wanted ?? account.email })
  await requireStrongPassword(password, owner, 'password')
  const hash = await hashPassword(password)

  const change = inTransaction(db, async (tx) => {
    const at = now()
    const { newEmail } = await consumeLink(tx, token, setPasswordLinkKinds, at)
    if (!(await setPassword(tx, account.id, hash, at))) throw new AppError('link.invalid')
    const events: AuditAction<'account'>[] = []
    if (newEmail !== null) {
      await setEmail(tx, account.id, newEmail, at)
      events.push('email-changed')
      const params = { oldEmail: account.email }
      await mails.enqueue(tx, { kind: 'email-changed', accountId: account.id, params }, at)
    } else if (await setEmailVerified(tx, account.id, at)) events.push('verified')
    await revokeLinks(tx, account.id, at)
    await endSessions(tx, account.id)
    await deleteTokens(tx, account.id)
    await recordEvents(tx, { accountId: account.id, by: account.id, at }, [...events, 'password-changed'])
    await mails.enqueue(tx, { kind: 'password-changed', accountId: account.id }, at)
  })
  await withEmailTakenError(change)
}
