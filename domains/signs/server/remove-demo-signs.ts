import { sql } from 'kysely'
import { system } from '#platform/actor.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { saveSigns } from './save-signs.ts'
import { loadSigns } from './sign.queries.ts'
import type { ImportContext } from './signs-context.ts'

/** Signs of the demo carry this source. */
export const demoSource = 'demo'

/**
 * `demo:remove` as a verb of the command line and the control socket: the demo goes wholly, with its files.
 * @returns how many signs went
 */
export async function removeDemoSigns({ db, storage, now }: ImportContext): Promise<{ removed: number }> {
  const { rows } = await sql`select from sign where source = ${demoSource}`.execute(db)
  const keys = await inTransaction(db, (tx) => deleteDemoRows(tx, now()))
  for (const key of keys) await storage.delete(key)
  return { removed: rows.length }
}

/**
 * Removes every demo sign for good, with versions, public documents and the media that nothing else shows;
 * other signs lose their relations to them.
 * @returns storage keys to delete once the transaction is committed
 */
export async function deleteDemoRows(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`select id from sign where source = ${demoSource}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await removeRelationsToDemo(tx, new Set(ids), now)

  const { rows: media } = await sql<{ id: number }>`
    select media_id as id from sign_media where sign_id = any(${ids}::integer[])
    union select media_id from example where sign_id = any(${ids}::integer[]) and media_id is not null
  `.execute(tx)
  await sql`delete from published_sign where sign_id = any(${ids}::integer[])`.execute(tx)
  for (const table of ['sign_relation', 'sign_minimal_pair'])
    await sql`delete from ${sql.table(table)} where sign_id = any(${ids}::integer[])`.execute(tx)
  await sql`delete from sign where id = any(${ids}::integer[])`.execute(tx)
  await sql`delete from change_set where not exists (select from sign_version where change_set_id = change_set.id)`.execute(
    tx,
  )
  const keys = await deleteUnusedMedia(
    tx,
    media.map(({ id }) => id),
  )
  await recordChange(tx, 'sign', ids)
  return keys
}

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

/** Every place that shows a media. */
const mediaUses = [
  ['sign_media', 'media_id'],
  ['example', 'media_id'],
  ['vocabulary_entry', 'picture_id'],
  ['content_text', 'video_id'],
  ['legal_text', 'video_id'],
  ['faq_text', 'video_id'],
  ['page_video', 'video_id'],
  ['page_video', 'preview_image_id'],
  ['institution', 'logo_id'],
  ['appearance', 'logo_bg_dark_id'],
  ['appearance', 'logo_bg_light_id'],
  ['appearance', 'header_image_id'],
  ['appearance', 'institution_logo_id'],
] as const

async function deleteUnusedMedia(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const uses = mediaUses.map(
    ([table, column]) => `select ${column} from ${table} where ${column} is not null`,
  )
  const { rows: unused } = await sql<{ id: number }>`
    select id from media where id = any(${ids}::integer[]) and id not in (${sql.raw(uses.join(' union all '))})
  `.execute(tx)
  const unusedIds = unused.map(({ id }) => id)
  const { rows: files } = await sql<{ key: string }>`
    select key from media_file where media_id = any(${unusedIds}::integer[])
  `.execute(tx)
  await sql`delete from media where id = any(${unusedIds}::integer[])`.execute(tx)
  return files.map(({ key }) => key)
}
