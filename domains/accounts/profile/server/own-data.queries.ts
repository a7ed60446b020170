import type { Db } from '#platform/db/transaction.ts'

/** All events of an account, oldest first. */
export const listAccountEvents = (db: Db, accountId: number) =>
  db
    .selectFrom('accountEvent')
    .select(['kind', 'at', 'actorId', 'reason'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

/** The mails to a person with their state. Their texts are not stored. */
export const listMails = (db: Db, accountId: number) =>
  db
    .selectFrom('mail')
    .select(['kind', 'createdAt', 'state', 'settledAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()

/** The links that were sent to a person, without their secrets. */
export const listLinks = (db: Db, accountId: number) =>
  db
    .selectFrom('accountLink')
    .select(['kind', 'newEmail', 'createdAt', 'expiresAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute()
