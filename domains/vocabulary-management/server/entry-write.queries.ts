import { sql } from 'kysely'
import type { Tx } from '#platform/db/transaction.ts'
import type { EntryFields } from '../entry.input.ts'
import type { ManagedEntry } from '../managed-entry.ts'

/** The columns that a change of a value sets; missing ones stay as they are. */
export interface EntryColumns {
  groupId?: number | null
  parentId?: number | null
  searchable?: boolean
  retired?: boolean
  symbol?: string | null
  features?: string | null
  aliases?: string[]
}

interface PicturedColumns extends EntryColumns {
  pictureId?: number | null
}

/** Adds a value at the end of a list. @returns its id */
export async function insertEntry(
  tx: Tx,
  { list, value, ...columns }: PicturedColumns & { list: string; value: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('vocabularyEntry')
    .values({
      list,
      value,
      ...columns,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from vocabulary_entry where list = ${list})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores columns of a value. @returns its new revision */
export async function updateEntry(tx: Tx, id: number, columns: PicturedColumns): Promise<number> {
  const { revision } = await tx
    .updateTable('vocabularyEntry')
    .set({ ...columns, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Stores what vocabularies for ELAN still contain of a value that is deleted. */
export async function storeDeletedEntry(
  tx: Tx,
  { id, list, value, texts }: Pick<ManagedEntry, 'id' | 'list' | 'value' | 'texts'>,
): Promise<void> {
  await tx
    .insertInto('deletedVocabularyEntry')
    .values({ entryId: id, list, value, texts: JSON.stringify(texts) })
    .execute()
}

/** Deletes a value. */
export async function deleteEntryRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('vocabularyEntry').where('id', '=', id).execute()
}

/** Gives the values of a list their positions in this order. @returns the ids of those that moved */
export async function storeOrder(tx: Tx, ordered: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update vocabulary_entry as entry set position = place - 1
    from unnest(${ordered}::integer[]) with ordinality as ordered(id, place)
    where entry.id = ordered.id and entry.position <> place - 1
    returning entry.id
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** Stores descriptions; an empty one is removed, and languages that are not named stay as they are. */
export async function storeDescriptions(
  tx: Tx,
  id: number,
  texts: EntryFields['descriptions'],
): Promise<void> {
  const given = Object.entries(texts ?? {}).filter(([, text]) => text !== undefined)
  const removed = given.filter(([, text]) => !text).map(([language]) => language)
  if (removed.length > 0)
    await sql`delete from vocabulary_text where entry_id = ${id} and language = any(${removed}::text[])`.execute(
      tx,
    )
  const stored = given.filter(([, text]) => text)
  if (stored.length > 0)
    await sql`
      insert into vocabulary_text (entry_id, language, description)
      select ${id}::integer, language, description
      from unnest(${stored.map(([language]) => language)}::text[], ${stored.map(([, text]) => text)}::text[])
        as new(language, description)
      on conflict (entry_id, language) do update set description = excluded.description
    `.execute(tx)
}

interface NewPictureRow {
  key: string
  originalName: string
  sha256: string
  originalBytes: number
  /** Of the stored file. */
  bytes: number
  width: number
  height: number
}

/** Stores the rows of a picture. @returns its id */
export async function insertPicture(
  tx: Tx,
  { key, originalName, sha256, originalBytes, bytes, width, height }: NewPictureRow,
): Promise<number> {
  const { id } = await tx
    .insertInto('media')
    .values({ kind: 'image', originalName, sha256, bytes: originalBytes })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('mediaFile')
    .values({ mediaId: id, role: 'web', key, mime: 'image/webp', bytes, width, height })
    .execute()
  return id
}
