import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EntryContent, EntryVersion } from '../list-entry.ts'
import type { SimpleList } from '../simple-list.ts'

/** Stores a version of an entry; one that is stored stays as it is. */
export const insertVersion = (
  tx: Tx,
  { name }: SimpleList,
  entryId: number,
  { content, ...version }: EntryVersion,
) =>
  tx
    .insertInto('listEntryVersion')
    .values({ list: name, entryId, ...version, content: JSON.stringify(content) })
    .onConflict((same) => same.doNothing())
    .execute()

const selectVersions = (db: Db | Tx, { name }: SimpleList) =>
  db
    .selectFrom('listEntryVersion')
    .select(['revision', 'kind', 'content', 'actorId', 'at'])
    .where('list', '=', name)

/** The versions of an entry, newest first. */
export const listEntryVersions = (db: Db | Tx, list: SimpleList, entryId: number) =>
  selectVersions(db, list).where('entryId', '=', entryId).orderBy('revision', 'desc').execute() as Promise<
    unknown[]
  > as Promise<EntryVersion[]>

export const findEntryVersion = (
  db: Db | Tx,
  list: SimpleList,
  { id, revision }: { id: number; revision: number },
) =>
  selectVersions(db, list)
    .where('entryId', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst() as Promise<unknown> as Promise<EntryVersion | undefined>

/** The contents of all versions of the entries of a list, oldest first, by entry. */
export async function listHistories(db: Db, { name }: SimpleList): Promise<Map<number, EntryContent[]>> {
  const { rows } = await sql<{ id: number; contents: EntryContent[] }>`
    select entry_id as id, json_agg(content order by revision) as contents
    from list_entry_version where list = ${name} group by entry_id
  `.execute(db)
  return new Map(rows.map(({ id, contents }) => [id, contents]))
}
