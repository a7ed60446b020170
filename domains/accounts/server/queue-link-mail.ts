import type { Tx } from '#platform/db/transaction.ts'
import type { MailQueue } from '#platform/mail/mail-queue.ts'
import type { LinkMailKind } from '../mails/mail-kinds.ts'
import { createLink } from './one-time-links.ts'

interface LinkMail {
  mails: MailQueue
  /** Kind of the mail and of its link. */
  kind: LinkMailKind
  accountId: number
  at: Date
  newEmail?: string
  newPasswordHash?: string
}

/** Queues a mail with a new one-time link. Older unused links of the same kind end. */
export async function queueLinkMail(
  tx: Tx,
  { mails, kind, accountId, at, ...link }: LinkMail,
): Promise<void> {
  const linkId = await createLink(tx, { kind, accountId, ...link }, at)
  await mails.enqueue(tx, { kind, accountId, params: { linkId } }, at)
}
