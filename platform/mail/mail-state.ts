import type { Db } from '../db/transaction.ts'

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
