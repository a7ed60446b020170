import { type Db, inTransaction } from '../db/transaction.ts'
import type { JobDefinition } from '../jobs/job-definition.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { claimMail, listWaitingMails, settleMail, storeFailure } from './mail.queries.ts'
import { mailQueueName } from './mail-queue.ts'
import { MailDeliveryError, type MailTransport, type Message } from './message.ts'

/** A waiting mail, for the domain that composes it. */
export interface WaitingMail {
  id: number
  kind: string
  accountId: number | null
  params: Record<string, string | number>
}

export interface MailJobContext {
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  transport: MailTransport
  /** Composes the mail; null when it is obsolete, for example because a newer link has replaced its link. */
  compose: (mail: WaitingMail) => Promise<Message | null>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now: () => Date
}

/** A mail is retried for this long before it counts as failed. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000
/** How long the sending of a mail may continue when the process stops. */
const shutdownGraceMs = 2_000

/**
 * Sends all waiting mails, including mails without a job after the restore of a backup. A mail is composed when it is
 * sent, so that the database contains no secrets.
 */
export const mailJob: JobDefinition<MailJobContext> = {
  queue: { name: mailQueueName },
  run: (context, { mailId }, stopping) => sendMail(context, Number(mailId), stopping),
  queueWaiting: queueWaitingMails,
}

async function sendMail(
  { db, transport, compose, log, now }: MailJobContext,
  id: number,
  stopping: AbortSignal,
): Promise<void> {
  const settle = (state: 'sent' | 'failed', failure: string | null) =>
    settleMail(db, id, { state, failure, at: now() })

  const mail = await claimMail(db, id)
  if (!mail) return
  try {
    const message = await compose(mail)
    if (!message) return void (await settle('failed', 'obsolete'))
    await withShutdownDeadline(transport.send(message), stopping)
  } catch (error) {
    const reason = error instanceof MailDeliveryError ? error.message : 'not written'
    const isFinal = error instanceof MailDeliveryError && error.isFinal
    if (!(error instanceof MailDeliveryError)) log.error({ err: error, mail: id, kind: mail.kind }, reason)
    const isOver = isFinal || now().getTime() - mail.createdAt.getTime() >= giveUpAfterMs
    log.warn({ mail: id, kind: mail.kind, reason, attempts: mail.attempts, isOver }, 'a mail was not sent')
    if (isOver) return void (await settle('failed', reason))
    await storeFailure(db, id, reason)
    throw new MailDeliveryError(reason, false)
  }
  await settle('sent', null)
  log.info({ mail: id, kind: mail.kind }, 'a mail was sent')
}

/** Queues a job for each waiting mail; a mail that has one gets no second. */
async function queueWaitingMails({ db, jobs }: Pick<MailJobContext, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of await listWaitingMails(tx)) await jobs.enqueue(tx, mailQueueName, { mailId: id })
  })
}

/** Rejects soon after the process begins to stop; the next process sends the mail. */
async function withShutdownDeadline(sending: Promise<void>, stopping: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const startDeadline = () => {
    timer = setTimeout(() => reject(new MailDeliveryError('stopped', false)), shutdownGraceMs)
  }
  if (stopping.aborted) startDeadline()
  stopping.addEventListener('abort', startDeadline)
  try {
    await Promise.race([sending, promise])
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', startDeadline)
  }
}
