import { type Db, inTransaction } from '../db/transaction.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import { mailQueueName } from './mail-queue.ts'
import { MailDeliveryError, type MailTransport, type Message } from './message.ts'

/** A mail that waits, for the domain that writes it. */
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
  /** Writes the mail; null when there is nothing to say any more, as when its link was replaced by a newer one. */
  compose: (mail: WaitingMail) => Promise<Message | null>
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now?: () => Date
}

/** How long a mail is tried again before it counts as failed. */
export const giveUpAfterMs = 24 * 60 * 60 * 1000
/** How long a mail that is being sent may still take when the process stops. */
const shutdownGraceMs = 2_000

/**
 * Sends the mails that wait, now and from now on: those, too, that lost their job because the database was restored from
 * a backup. A mail is written when it is sent, so that no secret waits in the database.
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

/** The mail, if it still waits; the attempt is counted before it is made. */
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

/** A job for each mail that waits; those that have one get no second. */
async function enqueueWaitingMails(db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const waiting = await tx.selectFrom('mail').select('id').where('state', '=', 'waiting').execute()
    for (const { id } of waiting) await jobs.enqueue(tx, mailQueueName, { mailId: id })
  })
}

/** Gives up soon after the process begins to stop: the mail is then sent by the next one. */
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
