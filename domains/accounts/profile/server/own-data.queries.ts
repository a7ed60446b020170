import type { Db } from '#platform/db/transaction.ts'

/** What happened to an account, oldest first. */
export const listEvents = (db: Db, accountId: number) =>
  db
    .selectFrom('accountEvent')
    .select(['kind', 'at', 'actorId'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

/** The mails to a person: which and when, and what became of them; not what stood in them, which is not kept. */
export const listMails = (db: Db, accountId: number) =>
  db
    .selectFrom('mail')
    .select(['kind', 'createdAt', 'state', 'settledAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

/** The links that a person was sent, without their secrets. */
export const listLinks = (db: Db, accountId: number) =>
  db
    .selectFrom('accountLink')
    .select(['kind', 'newEmail', 'createdAt', 'expiresAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
