import { type AccountsContext, managedLinkLimits, queueLinkMail } from '#domains/accounts/index.ts'
import type { WaitingLink } from '#domains/accounts/one-time-link.ts'

import { revokeAllLinks } from '#domains/accounts/server/one-time-link.queries.ts'
import { listWaitingLinks } from '#domains/accounts/server/waiting-links.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'

/** The kind of the link that confirms a contact address. */
export const contactEmailKinds = ['contact-email'] as const

export type WaitingContactEmail = WaitingLink<'contact-email'>

/** The contact address that waits for its confirmation, if there is one. One query. */
export async function findWaitingContactEmail(db: Db, now: Date): Promise<WaitingContactEmail | null> {
  const waiting = await listWaitingLinks(db, { kinds: contactEmailKinds, accountId: null }, now)
  return waiting.at(-1) ?? null
}

/**
 * Counts a mail to a new contact address.
 * @throws AppError `form.tooMany`
 */
export async function countContactEmailMail({
  formGate,
  clientAddress,
}: Pick<AccountsContext, 'formGate' | 'clientAddress'>): Promise<void> {
  await formGate.consume(managedLinkLimits, clientAddress, 'contact address')
}

/** Sends a link to a new contact address. Earlier requests end, of whichever person. */
export async function requestContactEmail(
  tx: Tx,
  { at, ...request }: { mails: MailQueue; accountId: number; newEmail: string; at: Date },
): Promise<void> {
  await endContactEmailRequests(tx, at)
  await queueLinkMail(tx, { kind: 'contact-email', at, ...request })
}

/** Ends the requests for another contact address; their links are reported as expired. */
export const endContactEmailRequests = (tx: Tx, at: Date): Promise<void> =>
  revokeAllLinks(tx, at, contactEmailKinds)
