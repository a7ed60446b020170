import { sql } from 'kysely'
import type { SignDocument, SignStatus } from '#domains/signs/sign-document.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'

/** Ids of published signs whose public document has a value. */
export async function findPublicUses(db: Db | Tx, entryId: number): Promise<number[]> {
  const { rows } = await publicUses(entryId).execute(db)
  return rows.map(({ id }) => id)
}

const publicUses = (entryId: number) => sql<{ id: number }>`
  select sign_id as id from published_sign
  where jsonb_path_exists(document, '$.values.*[*] ? (@ == $id)', jsonb_build_object('id', ${entryId}::integer))
    or jsonb_path_exists(document, '$.notes[*].kind ? (@ == $id)', jsonb_build_object('id', ${entryId}::integer))
`

/** Ids of all signs whose current or public document has a value, ascending. */
export async function findSignsWithEntry(db: Db | Tx, entryId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select sign_id as id from sign_value where entry_id = ${entryId}
    union select sign_id from sign_note where kind_id = ${entryId}
    union ${publicUses(entryId)}
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** A sign that a merge changes. */
export interface ConcernedSign {
  id: number
  gloss: string
  status: SignStatus
}

/** These signs by gloss. */
export async function listConcernedSigns(
  db: Db | Tx,
  ids: readonly number[],
  limit: number,
): Promise<ConcernedSign[]> {
  const { rows } = await sql<ConcernedSign>`
    select id, gloss, status from sign where id = any(${ids}::integer[]) order by gloss, id limit ${limit}
  `.execute(db)
  return rows
}

/** The public documents of signs, with the revision that was published. */
export async function readPublicDocuments(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { revision: number; document: SignDocument }>> {
  const { rows } = await sql<{ id: number; revision: number; document: SignDocument }>`
    select sign_id as id, revision, document from published_sign where sign_id = any(${ids}::integer[])
  `.execute(db)
  return new Map(rows.map(({ id, ...published }) => [id, published]))
}
