import { type Db, inTransaction } from '../db/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { mailQueueName } from './mail-queue.ts'
import { MailDeliveryError, type MailTransport, type Message } from './message.ts'

/** A waiting mail, for the domain that composes it. */
export interface WaitingMail {
  id: number
  kind: string
  accountId: number | null
  params: Record<string, string | number>
}

interface Options {
  database: { db: Db }
  jobs: Pick<Jobs, 'enqueue' | 'work'>
  transport: MailTransport
  /** Composes the mail; null when it is obsolete, for example because a newer link has replaced its link. */
  compose: (mail: WaitingMail) => Promise<Message | null>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now?: () => Date
}

/** A mail is retried for this long before it counts as failed. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000
/** How long the sending of a mail may continue when the process stops. */
const shutdownGraceMs = 2_000

/**
 * Sends all waiting mails, now and in future, including mails without a job after the restore of a backup. A mail is
 * composed when it is sent, so that the database contains no secrets.
 */
export async function startMailWorker({
  database: { db },
  jobs,
  transport,
  compose,
  log,
  now = () => new Date(),
}: Options): Promise<void> {
  const settle = (id: number, state: 'sent' | 'failed', failure: string | null) =>
    db
      .updateTable('mail')
      .set({ state, failure, settledAt: now(), params: '{}' })
      .where('id', '=', id)
      .execute()

  async function sendOne(id: number, stopping: AbortSignal): Promise<void> {
    const mail = await claimMail(db, id)
    if (!mail) return
    try {
      const message = await compose(mail)
      if (!message) return void (await settle(id, 'failed', 'obsolete'))
      await withShutdownDeadline(transport.send(message), stopping)
    } catch (error) {
      const reason = error instanceof MailDeliveryError ? error.message : 'not written'
      const isFinal = error instanceof MailDeliveryError && error.isFinal
      if (!(error instanceof MailDeliveryError)) log.error({ err: error, mail: id, kind: mail.kind }, reason)
      const isOver = isFinal || now().getTime() - mail.createdAt.getTime() >= giveUpAfterMs
      log.warn({ mail: id, kind: mail.kind, reason, attempts: mail.attempts, isOver }, 'a mail was not sent')
      if (isOver) return void (await settle(id, 'failed', reason))
      await db.updateTable('mail').set({ failure: reason }).where('id', '=', id).execute()
      throw new MailDeliveryError(reason, false)
    }
    await settle(id, 'sent', null)
    log.info({ mail: id, kind: mail.kind }, 'a mail was sent')
  }

  await enqueueWaitingMails(db, jobs)
  await jobs.work(mailQueueName, ({ mailId }, stopping) => sendOne(Number(mailId), stopping))
}

/** The mail if it is still waiting; counts the attempt before it is made. */
async function claimMail(db: Db, id: number) {
  const mail = await db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'accountId', 'params', 'createdAt', 'attempts'])
    .executeTakeFirst()
  return mail && { ...mail, params: mail.params as WaitingMail['params'] }
}

/** Queues a job for each waiting mail; a mail that has one gets no second. */
async function enqueueWaitingMails(db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await tx.selectFrom('mail').select('id').where('state', '=', 'waiting').execute()
    for (const { id } of waiting) await jobs.enqueue(tx, mailQueueName, { mailId: id })
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
