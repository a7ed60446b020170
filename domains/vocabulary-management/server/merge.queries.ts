import { sql } from 'kysely'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { MergedEntry } from '../merged-entry.ts'

/** A stored merge. */
export interface MergeRow {
  id: number
  list: string
  intoId: number
  changeSetId: number | null
  undoneAt: Date | null
  merged: MergedEntry
}

export async function readMerge(db: Db | Tx, id: number): Promise<MergeRow | undefined> {
  const { rows } = await sql<MergeRow>`
    select id, list, into_id, change_set_id, undone_at, entry as merged from vocabulary_merge where id = ${id}
  `.execute(db)
  return rows[0]
}

/** A merge as a list shows it. */
export interface RecentMerge {
  id: number
  value: string
  into: string
  at: Date
  signs: number
}

/** The merges of a list that can be undone, the newest first. */
export async function listRecentMerges(db: Db, list: string, limit: number): Promise<RecentMerge[]> {
  const { rows } = await sql<RecentMerge>`
    select merge.id, merge.entry #>> '{entry,value}' as value, target.value as "into", merge.at,
      (select count(*) from sign_version where change_set_id = merge.change_set_id)::integer as signs
    from vocabulary_merge as merge
    join vocabulary_entry as target on target.id = merge.into_id
    where merge.list = ${list} and merge.undone_at is null
    order by merge.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** The documents of the signs of a change set, before and after it. */
export async function readMergedVersions(
  db: Db | Tx,
  changeSetId: number | null,
): Promise<Map<number, { before: SignDocument; after: SignDocument }>> {
  const { rows } = await sql<{ id: number; before: SignDocument; after: SignDocument }>`
    select after.sign_id as id, before.document as before, after.document as after
    from sign_version as after
    join sign_version as before on before.sign_id = after.sign_id and before.revision = after.revision - 1
    where after.change_set_id = ${changeSetId}::integer
    order by after.sign_id
  `.execute(db)
  return new Map(rows.map(({ id, ...documents }) => [id, documents]))
}

/** Deletes what merges keep of a sign: the parts of its public document that undoing them would restore. */
export async function deleteMergeTraces(tx: Tx, signId: number): Promise<void> {
  const ofSign = JSON.stringify([{ sign: signId }])
  await sql`
    update vocabulary_merge set entry = jsonb_set(entry, '{published}', coalesce((
      select jsonb_agg(part order by position)
      from jsonb_array_elements(entry -> 'published') with ordinality as parts (part, position)
      where (part ->> 'sign')::integer <> ${signId}
    ), '[]'))
    where entry -> 'published' @> ${ofSign}::jsonb
  `.execute(tx)
}
