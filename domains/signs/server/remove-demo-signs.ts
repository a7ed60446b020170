import { sql } from 'kysely'
import { system } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { demoSource } from '../demo-source.ts'
import { insertChangeSet } from './change-sets.ts'
import { saveSigns } from './save-signs.ts'
import { loadSigns } from './sign.queries.ts'
import type { ImportContext } from './signs-context.ts'

/**
 * The command `demo:remove`: deletes the demonstration dictionary with its files.
 * @returns the number of deleted signs
 */
export async function removeDemoSigns({ db, storage, now }: ImportContext): Promise<{ removed: number }> {
  const { removed, storageKeys } = await inTransaction(db, (tx) => deleteDemoRows(tx, now()))
  for (const key of storageKeys) await storage.delete(key)
  return { removed }
}

/**
 * Permanently deletes every demonstration sign with its versions, its public document and the media that nothing else
 * uses. Relations of other signs to them are removed.
 * @returns the number of signs, and the storage keys to delete after the commit
 */
export async function deleteDemoRows(tx: Tx, now: Date): Promise<{ removed: number; storageKeys: string[] }> {
  const { rows } = await sql<{ id: number }>`select id from sign where source = ${demoSource}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { removed: 0, storageKeys: [] }
  await removeRelationsToDemo(tx, new Set(ids), now)

  const { rows: media } = await sql<{ id: number }>`
    select media_id as id from sign_media where sign_id = any(${ids}::integer[])
    union select media_id from example where sign_id = any(${ids}::integer[]) and media_id is not null
  `.execute(tx)
  await sql`delete from published_sign where sign_id = any(${ids}::integer[])`.execute(tx)
  for (const table of ['sign_relation', 'sign_minimal_pair'])
    await sql`delete from ${sql.table(table)} where sign_id = any(${ids}::integer[])`.execute(tx)
  await sql`delete from sign where id = any(${ids}::integer[])`.execute(tx)
  await deleteEmptyChangeSets(tx)
  // Readers that follow the numbers of change sets then notice that signs are gone.
  await insertChangeSet(tx, { actorId: null, kind: 'seed', label: 'demo:remove', at: now })
  const storageKeys = await deleteUnusedMedia(
    tx,
    media.map(({ id }) => id),
  )
  await recordChange(tx, 'sign', ids)
  return { removed: ids.length, storageKeys }
}

/** Deletes the change sets that contain nothing any more. */
const deleteEmptyChangeSets = (tx: Tx) =>
  sql`
    delete from change_set
    where not exists (select from sign_version where change_set_id = change_set.id)
      and not exists (select from sign_decision where change_set_id = change_set.id)
      and not exists (select from vocabulary_merge where change_set_id = change_set.id)
      and not exists (select from change_set as later where later.undoes = change_set.id)
  `.execute(tx)

async function removeRelationsToDemo(tx: Tx, demoIds: ReadonlySet<number>, now: Date) {
  const ids = [...demoIds]
  const { rows } = await sql<{ id: number }>`
    select sign_id as id from sign_relation where target_id = any(${ids}::integer[]) and sign_id <> all(${ids}::integer[])
    union select sign_id from sign_minimal_pair where target_id = any(${ids}::integer[]) and sign_id <> all(${ids}::integer[])
  `.execute(tx)
  const signs = await loadSigns(
    tx,
    rows.map(({ id }) => id),
  )
  const changes = [...signs.values()].map(({ id, revision, document }) => ({
    id,
    expectedRevision: revision,
    document: {
      ...document,
      relations: document.relations.filter(({ sign }) => !demoIds.has(sign)),
      minimalPairs: document.minimalPairs.filter((sign) => !demoIds.has(sign)),
    },
  }))
  const context = { db: tx, now: () => now }
  await saveSigns(context, { actor: system, kind: 'seed', label: 'demo:remove', changes })
}

/** The columns that refer to a media, except in `media_file`, from the catalogue of the database. */
async function listMediaReferences(tx: Tx): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select pg_class.relname as "table", attname as "column"
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass and conrelid <> 'media_file'::regclass
    order by 1, 2
  `.execute(tx)
  return rows
}

async function deleteUnusedMedia(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const used = sql.join(
    (await listMediaReferences(tx)).map(
      ({ table, column }) =>
        sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`,
    ),
    sql` union all `,
  )
  const { rows: unused } = await sql<{ id: number }>`
    select id from media where id = any(${ids}::integer[]) and id not in (${used})
  `.execute(tx)
  const unusedIds = unused.map(({ id }) => id)
  const { rows: files } = await sql<{ key: string }>`
    select key from media_file where media_id = any(${unusedIds}::integer[])
  `.execute(tx)
  await sql`delete from media where id = any(${unusedIds}::integer[])`.execute(tx)
  return files.map(({ key }) => key)
}
