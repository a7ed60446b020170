import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { hashToken } from '../../server/token.ts'
import { signedInColumns } from './signed-in-account.queries.ts'

/** Deletes the expired sessions of everybody. */
export async function deleteExpiredSessions(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

interface NewSessionRow {
  id: string
  tokenHash: string
  accountId: number
  device: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
}

/** Stores a session. */
export async function insertSession(db: Db | Tx, session: NewSessionRow): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/** The session of a token with its account; undefined when it expired or the account is deleted. */
export const findSession = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('institution', 'institution.id', 'account.institutionId')
    .select(signedInColumns)
    .select([
      'session.id as sessionId',
      'session.bannersClosed',
      'session.createdAt as openedAt',
      'session.lastUsedAt',
    ])
    .where('session.tokenHash', '=', hashToken(token))
    .where('session.expiresAt', '>', now)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()

/** An account that is not deleted, with its rights. */
export const findSignedInAccount = (db: Db, accountId: number) =>
  db
    .selectFrom('account')
    .leftJoin('institution', 'institution.id', 'account.institutionId')
    .select(signedInColumns)
    .where('account.id', '=', accountId)
    .where('account.deletedAt', 'is', null)
    .executeTakeFirst()

/** Stores the time of the last use, and the new end. */
export async function touchSession(
  db: Db | Tx,
  { id, usedAt, expiresAt }: { id: string; usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ lastUsedAt: usedAt, expiresAt })
    .where('id', '=', id)
    .where('lastUsedAt', '<', usedAt)
    .execute()
}

/** Deletes a session. */
export async function deleteSession(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute()
}

/** Deletes the sessions of an account, with an optional exception. */
export async function deleteSessions(
  db: Db | Tx,
  accountId: number,
  { except }: { except?: string },
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(except !== undefined, (all) => all.where('id', '<>', except as string))
    .execute()
}

/** The live sessions of an account, the most recently used first. */
export const listSessions = (db: Db, accountId: number, now: Date) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .execute()

/** Stores in a session that a banner was closed. */
export async function storeClosedBanner(db: Db, sessionId: string, name: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ bannersClosed: sql`array_append(banners_closed, ${name})` })
    .where('id', '=', sessionId)
    .where(sql<boolean>`not ${name} = any(banners_closed)`)
    .execute()
}
