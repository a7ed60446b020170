import type { Db } from '../db/transaction.ts'

/** How far the newest mail of a kind has come: `waiting` for its first or next attempt, `sent`, or `failed` for good. */
export interface MailState {
  state: 'waiting' | 'sent' | 'failed'
  createdAt: Date
  /** 0 until the first attempt has begun. */
  attempts: number
  /** The last attempt that ended did not succeed. */
  hasFailed: boolean
}

/** The state of the newest mail of a kind to an account, for the page that waits for it; null when there is none. */
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
  const { failure, ...facts } = mail
  return { ...facts, state: facts.state as MailState['state'], hasFailed: failure !== null }
}
