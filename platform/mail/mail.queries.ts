import type { Db, Tx } from '../db/transaction.ts'

/** The state of the newest mail of a kind: `waiting` for its first or next attempt, `sent`, or finally `failed`. */
export interface MailState {
  state: 'waiting' | 'sent' | 'failed'
  createdAt: Date
  /** 0 before the first attempt. */
  attempts: number
  /** Whether the last finished attempt failed. */
  hasFailed: boolean
}

/** The state of the newest mail of a kind to an account; null when there is none. */
export async function findMailState(db: Db, accountId: number, kind: string): Promise<MailState | null> {
  const mail = await db
    .selectFrom('mail')
    .select(['state', 'createdAt', 'attempts', 'failure'])
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!mail) return null
  const { failure, state, ...details } = mail
  return { ...details, state: state as MailState['state'], hasFailed: failure !== null }
}

/** A mail that is composed when it is sent: the database contains neither its address nor its text nor its secrets. */
export interface NewMail {
  /** The kind of mail, by which the domain composes it. */
  kind: string
  accountId: number | null
  params?: Record<string, string | number>
}

/** Stores a waiting mail. @returns its id */
export async function insertMail(
  tx: Tx,
  { kind, accountId, params = {} }: NewMail,
  createdAt: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('mail')
    .values({ kind, accountId, params: JSON.stringify(params), createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The mail if it is still waiting; counts the attempt before it is made. */
export async function claimMail(db: Db, id: number) {
  const mail = await db
    .updateTable('mail')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'accountId', 'params', 'createdAt', 'attempts'])
    .executeTakeFirst()
  return mail && { ...mail, params: mail.params as Record<string, string | number> }
}

/** Stores how a mail ended. */
export async function settleMail(
  db: Db,
  id: number,
  { state, failure, at }: { state: 'sent' | 'failed'; failure: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, failure, settledAt: at, params: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Stores why an attempt failed; the mail still waits. */
export async function storeFailure(db: Db, id: number, failure: string): Promise<void> {
  await db.updateTable('mail').set({ failure }).where('id', '=', id).execute()
}

/** The ids of all waiting mails. */
export async function listWaitingMails(tx: Tx): Promise<number[]> {
  const waiting = await tx.selectFrom('mail').select('id').where('state', '=', 'waiting').execute()
  return waiting.map(({ id }) => id)
}
