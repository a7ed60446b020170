import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { FormLimit } from '#platform/limits/form-guard.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import { findMailState, type MailState } from '#platform/mail/mail-state.ts'
import type { Account } from '../../account.ts'
import { findAccount } from '../../server/account.queries.ts'
import { recordEvents } from '../../server/account-events.ts'
import type { AccountsContext } from '../../server/accounts-context.ts'
import { consumeLink, createLink, findLinkAccountId, requireLink } from '../../server/one-time-links.ts'
import { setEmailVerified } from '../../sessions/server/credentials.queries.ts'

const kind = 'confirm-email'
const oneHour = 3_600

/** Nobody's mailbox is filled by who pretends to wait for a mail. */
export const resendLimits: readonly FormLimit[] = [
  { name: 'confirm-sender', scope: 'sender', points: 60, seconds: oneHour },
  { name: 'confirm-account', scope: 'account', points: 5, seconds: oneHour },
]

/** Queues the mail whose link confirms an account's address; the links of earlier ones end. */
export async function queueConfirmationMail(
  tx: Tx,
  { mails, accountId, at }: { mails: MailQueue; accountId: number; at: Date },
): Promise<void> {
  const linkId = await createLink(tx, { kind, accountId }, at)
  await mails.enqueue(tx, { kind, accountId, params: { linkId } }, at)
}

/**
 * The account whose address a link confirms; nothing is used up.
 * @throws AppError `link.invalid`, `link.expired`, `link.used`
 */
export async function requireConfirmationAccount(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  token: string,
): Promise<Account> {
  const { accountId } = await requireLink(db, token, [kind], now())
  return requireActiveAccount(db, accountId)
}

/**
 * Confirms the address that a link was sent to; of an address that is confirmed already nothing changes.
 * @throws AppError `link.invalid`, `link.expired`, `link.used`
 */
export function confirmEmail(
  { db, now }: Pick<AccountsContext, 'db' | 'now'>,
  token: string,
): Promise<Account> {
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

/** What a page tells of a confirmation that is awaited. */
export interface PendingConfirmation {
  email: string
  isVerified: boolean
  /** Of the newest mail; null when there is none. */
  mail: MailState | null
}

/** How far the confirmation of an address has come; null for an account that is no more. */
export async function findPendingConfirmation(
  { db }: Pick<AccountsContext, 'db'>,
  accountId: number,
): Promise<PendingConfirmation | null> {
  const account = await findAccount(db, accountId)
  if (!account || account.deletedAt) return null
  const mail = await findMailState(db, accountId, kind)
  return { email: account.email, isVerified: account.emailVerifiedAt !== null, mail }
}

/**
 * Sends a new mail with a new link; the links of earlier ones end. To an address that is confirmed none is sent.
 * @throws AppError `form.tooMany`; `account.notFound`
 */
export async function resendConfirmationMail(
  {
    db,
    mails,
    gate,
    clientAddress,
    now,
  }: Pick<AccountsContext, 'db' | 'mails' | 'gate' | 'clientAddress' | 'now'>,
  accountId: number,
): Promise<void> {
  const account = await findAccount(db, accountId)
  if (!account || account.deletedAt) throw new AppError('account.notFound')
  if (account.emailVerifiedAt) return
  await gate.consume(resendLimits, clientAddress, account.email)
  await inTransaction(db, (tx) => queueConfirmationMail(tx, { mails, accountId, at: now() }))
}

/** Whose address a link confirms or would have confirmed, expired as it may be; null for one that was never sent. */
export const findConfirmationAccountId = (
  { db }: Pick<AccountsContext, 'db'>,
  token: string,
): Promise<number | null> => findLinkAccountId(db, token, kind)
