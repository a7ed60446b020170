import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import { findMailState, type MailState } from '#platform/mail/mail.queries.ts'
import type { Account } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { findLinkAccountId } from '../../server/one-time-link.queries.ts'
import { consumeLink, requireLink } from '../../server/one-time-links.ts'
import { queueLinkMail } from '../../server/queue-link-mail.ts'
import { setEmailVerified } from '../../sessions/server/credentials.queries.ts'

const kind = 'confirm-email'
const oneHour = 3_600

/** The limits prevent that repeated requests flood a mailbox. */
export const resendLimits: readonly FormLimit[] = [
  { name: 'confirm-sender', scope: 'sender', points: 60, seconds: oneHour },
  { name: 'confirm-account', scope: 'account', points: 5, seconds: oneHour },
]

type ReadContext = Pick<AccountsContext, 'db' | 'now'>

/**
 * The email address that a link confirms. Reading does not use the link.
 * @throws AppError `link.invalid`, `link.expired`, `link.used`
 */
export async function getConfirmationEmail(
  { db, now }: ReadContext,
  { token }: { token: string },
): Promise<string> {
  const { accountId } = await requireLink(db, token, [kind], now())
  return (await requireActiveAccount(db, accountId)).email
}

/**
 * Confirms the address that a link was sent to. An address that is confirmed already is not changed.
 * @throws AppError `link.invalid`, `link.expired`, `link.used`
 */
export function confirmEmail({ db, now }: ReadContext, { token }: { token: string }): Promise<Account> {
  return inTransaction(db, async (tx) => {
    const at = now()
    const { accountId } = await consumeLink(tx, token, [kind], at)
    const account = await requireActiveAccount(tx, accountId)
    if (await setEmailVerified(tx, account.id, at))
      await recordEvents(tx, { accountId: account.id, by: account.id, at }, ['verified'])
    return account
  })
}

async function requireActiveAccount(db: Db | Tx, accountId: number | null): Promise<Account> {
  const account = accountId === null ? undefined : await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('link.invalid')
  return account
}

/** State of the confirmation of an address. */
export interface PendingConfirmation {
  email: string
  isVerified: boolean
  /** State of the newest mail; null when there is none. */
  mail: MailState | null
}

/**
 * State of the confirmation of an account's address; null for a deleted account. The id comes from the session or from
 * the signed cookie of the registration.
 */
export async function findPendingConfirmation(
  { db }: Pick<AccountsContext, 'db'>,
  { accountId }: { accountId: number },
): Promise<PendingConfirmation | null> {
  const account = await findAccount(db, accountId)
  if (!account || account.deletedAt) return null
  const mail = await findMailState(db, accountId, kind)
  return { email: account.email, isVerified: account.emailVerifiedAt !== null, mail }
}

/**
 * Sends a new mail with a new link to an unconfirmed address; earlier links end. The id comes from the session,
 * from a link or from the signed cookie of the registration. The mail always goes to the account's address.
 * @throws AppError `form.tooMany`; `account.notFound`
 */
export async function resendConfirmationMail(
  {
    db,
    mails,
    formGate,
    clientAddress,
    now,
  }: Pick<AccountsContext, 'db' | 'mails' | 'formGate' | 'clientAddress' | 'now'>,
  { accountId }: { accountId: number },
): Promise<void> {
  const account = await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('account.notFound')
  if (account.emailVerifiedAt) return
  await formGate.consume(resendLimits, clientAddress, account.email)
  await inTransaction(db, (tx) => queueLinkMail(tx, { mails, kind, accountId, at: now() }))
}

/** The account of a confirmation link, also of an expired one; null for a token that was never issued. */
export const findConfirmationAccountId = (
  { db }: Pick<AccountsContext, 'db'>,
  { token }: { token: string },
): Promise<number | null> => findLinkAccountId(db, token, kind)
