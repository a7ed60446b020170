import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** An upload, finished or not. */
export interface StoredUpload {
  id: string
  /** Null for the film of a visitor. */
  accountId: number | null
  name: string
  bytes: number
}

/** Makes one creation of an upload at a time decide about the free space. */
export const lockUploadCreations = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('upload'))`.execute(tx)

/** What the files of a person use. */
export interface StoredBytes {
  /** Uploads that belong to no sign. */
  uploads: number
  /** Of these uploads, as announced, and of the originals that the person attached. */
  usedBytes: number
}

/** @param accountId null for the films of all visitors together */
export async function getStoredBytes(db: Db | Tx, accountId: number | null): Promise<StoredBytes> {
  const { rows } = await sql<StoredBytes>`
    select count(*)::integer as uploads,
      (coalesce(sum(bytes), 0)
        + (select coalesce(sum(bytes), 0) from media where uploaded_by = ${accountId}))::bigint as used_bytes
    from upload where account_id is not distinct from ${accountId}
  `.execute(db)
  return rows[0] ?? { uploads: 0, usedBytes: 0 }
}

export async function insertUpload(tx: Tx, upload: StoredUpload, createdAt: Date): Promise<void> {
  await tx
    .insertInto('upload')
    .values({ ...upload, createdAt })
    .execute()
}

/**
 * The upload of a person, or of any visitor; undefined for an unknown one, for that of somebody else, and after it
 * expired.
 */
export function findUpload(
  db: Db | Tx,
  { id, accountId, createdAfter }: Pick<StoredUpload, 'id' | 'accountId'> & { createdAfter: Date },
): Promise<StoredUpload | undefined> {
  return db
    .selectFrom('upload')
    .select(['id', 'accountId', 'name', 'bytes'])
    .where('id', '=', id)
    .where('accountId', 'is not distinct from', accountId)
    .where('createdAt', '>', createdAfter)
    .executeTakeFirst()
}

/** The announced size of an upload. */
export type AnnouncedBytes = Omit<StoredUpload, 'name'> & { createdAt: Date }

/** All uploads, expired ones too. */
export const listAnnouncedUploads = (db: Db | Tx): Promise<AnnouncedBytes[]> =>
  db.selectFrom('upload').select(['id', 'accountId', 'bytes', 'createdAt']).execute()

/** @returns whether the upload existed */
export async function deleteUpload(db: Db | Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('upload').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Makes a request the only one that writes an upload, until `heldUntil`.
 * @returns whether it holds the upload; otherwise the holder is asked to stop
 */
export async function holdUpload(
  db: Db,
  { id, holder, now, heldUntil }: { id: string; holder: string; now: Date; heldUntil: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    with held as (
      update upload set holder = ${holder}, held_until = ${heldUntil}, is_wanted = false
      where id = ${id} and (holder is null or held_until <= ${now} or holder = ${holder})
      returning id
    )
    select exists (select from held) or not exists (select from upload where id = ${id}) as is_held
  `.execute(db)
  if (rows[0]?.isHeld) return true
  await db.updateTable('upload').set({ isWanted: true }).where('id', '=', id).execute()
  return false
}

/** Extends the time in which a request holds an upload. @returns whether another request waits for it */
export async function renewHold(
  db: Db,
  { id, holder, heldUntil }: { id: string; holder: string; heldUntil: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ heldUntil })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .returning('isWanted')
    .executeTakeFirst()
  return row?.isWanted ?? false
}

export async function releaseHold(db: Db, id: string, holder: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ holder: null, heldUntil: null, isWanted: false })
    .where('id', '=', id)
    .where('holder', '=', holder)
    .execute()
}
