import { sql } from 'kysely'
import { filesInDocument } from '#domains/signs/server/document-files.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Erasure, ErasureKind, ErasureTarget } from '../erasure.ts'

const utc = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const createdAtColumns = {
  sign: { table: 'sign', column: 'created_at' },
  media: { table: 'media', column: 'created_at' },
  person: { table: 'account', column: 'registered_at' },
} as const satisfies Record<ErasureKind, { table: string; column: string }>

/**
 * Locks what is to be erased until the transaction ends.
 * @returns when its row was made; undefined for an unknown id
 */
export async function lockErasureTarget(tx: Tx, { kind, id }: ErasureTarget): Promise<string | undefined> {
  const { table, column } = createdAtColumns[kind]
  const { rows } = await sql<{ createdAt: string }>`
    select ${utc(column)} as created_at from ${sql.table(table)} where id = ${id} for update
  `.execute(tx)
  return rows[0]?.createdAt
}

/** Whether visitors ever saw a sign. */
export async function wasSignPublished(tx: Tx, signId: number): Promise<boolean> {
  const { rows } = await sql<{ published: boolean }>`
    select exists (select from sign_decision where sign_id = ${signId} and kind = 'publish')
      or exists (select from published_sign where sign_id = ${signId}) as published
  `.execute(tx)
  return rows[0]?.published === true
}

/** Stores the record of an erasure; a known one stays as it is. */
export async function insertErasure(
  tx: Tx,
  { kind, id, createdAt, by, reason, at, wasPublished }: Erasure,
): Promise<void> {
  await sql`
    insert into erasure (kind, subject_id, subject_created_at, account_id, reason, at, was_published)
    values (${kind}, ${id}, ${createdAt}::timestamptz, ${by}, ${reason}, ${at}::timestamptz, ${wasPublished})
    on conflict do nothing
  `.execute(tx)
}

/** All erasures, the newest first. */
export async function listErasures(db: Db | Tx): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select kind, subject_id as id, ${utc('subject_created_at')} as created_at, account_id as by, reason, ${utc('at')} as at,
      was_published
    from erasure order by erasure.at desc, erasure.id desc
  `.execute(db)
  return rows
}

/** Queues stored files for deletion. */
export async function insertErasedFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`insert into erased_file (key) select unnest(${keys}::text[]) on conflict do nothing`.execute(tx)
}

/** Files that are to be deleted, in an order that does not change. */
export const listErasedFiles = async (db: Db, limit: number): Promise<string[]> =>
  (await db.selectFrom('erasedFile').select('key').orderBy('key').limit(limit).execute()).map(
    ({ key }) => key,
  )

export async function deleteErasedFileRow(db: Db, key: string): Promise<void> {
  await db.deleteFrom('erasedFile').where('key', '=', key).execute()
}

/** The glosses of all versions of a sign, the present one first, and the number of versions. */
export async function readGlosses(
  db: Db | Tx,
  signId: number,
): Promise<{ glosses: string[]; versions: number }> {
  const { rows } = await sql<{ gloss: string }>`
    select document -> 'texts' ->> 'gloss' as gloss from sign_version where sign_id = ${signId} order by revision desc
  `.execute(db)
  return { glosses: [...new Set(rows.map(({ gloss }) => gloss))], versions: rows.length }
}

/** The files of all versions of a sign, newest first. */
export async function listFilesOfSign(db: Db, signId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, original_name as name from media
    where id in (
      select (item ->> 'media')::integer
      from sign_version, ${filesInDocument('document')} as item
      where sign_id = ${signId}
    )
    order by id desc
  `.execute(db)
  return rows
}

/** The name of a file as it was uploaded, and how many signs have it in any version; undefined for an unknown one. */
export async function findMedia(
  db: Db | Tx,
  id: number,
): Promise<{ name: string; signs: number } | undefined> {
  const { rows } = await sql<{ name: string; signs: number }>`
    select original_name as name, (
      select count(distinct sign_id)::integer from sign_version
      where exists (
        select from ${filesInDocument('document')} as item
        where (item ->> 'media')::integer = media.id
      )
    ) as signs
    from media where id = ${id}
  `.execute(db)
  return rows[0]
}

/** The addresses of a person, also new ones that are not confirmed yet. */
export async function listAddresses(tx: Tx, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from account where id = ${accountId}
    union select new_email from account_link where account_id = ${accountId} and new_email is not null
  `.execute(tx)
  return rows.map(({ email }) => email)
}

/** The number of signs of an author, deleted ones included. */
export async function countSignsOfAuthor(db: Db | Tx, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sign')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('authorId', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
