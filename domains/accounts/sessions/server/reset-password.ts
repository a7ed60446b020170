import { inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { findAccount, findAccountByEmail } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { consumeLink, createLink, requireLink, revokeLinks } from '../../server/one-time-links.ts'
import { toPasswordOwner } from '../password.input.ts'
import { newPasswordSchema } from '../password-change.input.ts'
import { setEmailVerified, setPassword } from './credentials.queries.ts'
import { hashPassword } from './password-hash.ts'
import { rejectCommonPasswords } from './reject-common-passwords.ts'
import { endSessions } from './sessions.ts'

const tenMinutes = 600
const oneHour = 3_600

/** A class may ask behind one address; nobody's mailbox is filled, and nobody tries a list of addresses through. */
const resetRequestLimits: readonly FormLimit[] = [
  { name: 'forgot-sender', scope: 'sender', points: 40, seconds: tenMinutes },
  { name: 'forgot-account', scope: 'account', points: 5, seconds: oneHour },
]

/** The links that set a password: after forgetting it, and the first one of a person whom an administrator registered. */
export const setPasswordLinkKinds = ['reset-password', 'set-password'] as const

/**
 * Sends a person the link to a new password.
 * @throws AppError `account.emailUnknown` beside `email`, also for a deleted account; `form.tooMany`
 */
export async function requestPasswordReset(
  { db, mails, gate, clientAddress, now }: AccountsContext,
  email: string,
): Promise<void> {
  await gate.consume(resetRequestLimits, clientAddress, email)
  const account = await findAccountByEmail(db, email)
  if (!account || account.deletedAt)
    throw new AppError('account.emailUnknown', { fields: [{ field: 'email', code: 'account.emailUnknown' }] })
  await inTransaction(db, async (tx) => {
    const at = now()
    const linkId = await createLink(tx, { kind: 'reset-password', accountId: account.id }, at)
    await mails.enqueue(tx, { kind: 'reset-password', accountId: account.id, params: { linkId } }, at)
  })
}

/**
 * Sets the password that a link from a mail allows. All sessions of the person end, and so does every other link; who
 * read the mail has shown that the address is theirs.
 * @param form the new password twice, as the form has it
 * @throws AppError `link.*`; `request.invalid` with what is wrong in the form: then the link stays of use
 */
export async function resetPassword(
  { db, mails, now }: Pick<AccountsContext, 'db' | 'mails' | 'now'>,
  token: string,
  form: unknown,
): Promise<void> {
  const { accountId } = await requireLink(db, token, setPasswordLinkKinds, now())
  const account = accountId === null ? undefined : await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('link.invalid')
  const { password } = parseForm(
    await rejectCommonPasswords(newPasswordSchema(toPasswordOwner(account)), 'password'),
    form,
  )
  const hash = await hashPassword(password)

  await inTransaction(db, async (tx) => {
    const at = now()
    await consumeLink(tx, token, setPasswordLinkKinds, at)
    if (!(await setPassword(tx, account.id, hash, at))) throw new AppError('link.invalid')
    const isNewlyVerified = await setEmailVerified(tx, account.id, at)
    await revokeLinks(tx, account.id, at)
    await endSessions(tx, account.id)
    await recordEvents(
      tx,
      { accountId: account.id, by: account.id, at },
      isNewlyVerified ? ['verified', 'password-changed'] : ['password-changed'],
    )
    await mails.enqueue(tx, { kind: 'password-changed', accountId: account.id }, at)
  })
}
