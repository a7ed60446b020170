import { sql } from 'kysely'
import { isContentMedia } from '#domains/media/server/contents/content-media.queries.ts'
import { recordChange } from '#platform/changes/record-change.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { attributionOf } from '../../attribution.ts'
import type { Attribution } from '../../sign-document.ts'
import { isFileInDocument } from '../document-files.queries.ts'

/** Whether a medium has a file with this key. */
export const isStoredKey = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('mediaFile').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

/** Records a public change of the published signs that show a medium, or of the contents. */
export async function recordMediaChange(tx: Tx, mediaId: number): Promise<void> {
  if (await isContentMedia(tx, mediaId)) {
    await recordChange(tx, 'video', [mediaId])
    return
  }
  const { rows } = await sql<{ id: number }>`
    select sign_id as id from published_sign
    where ${isFileInDocument('document', mediaId)}
  `.execute(tx)
  await recordChange(
    tx,
    'sign',
    rows.map(({ id }) => id),
  )
}

/** The attribution in the newest file that a person uploaded and a sign still has, to be proposed for the next file. */
export async function findLastAttribution(db: Db, accountId: number): Promise<Attribution> {
  const row = await db
    .selectFrom('media')
    .innerJoin('signMedia', 'signMedia.mediaId', 'media.id')
    .select(['licence', 'credit', 'signer'])
    .where('uploadedBy', '=', accountId)
    .orderBy('media.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return attributionOf(row ?? {})
}

/** The states of the files of signs as text, by sign. */
export async function readMediaStates(db: Db, signIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ signId: number; states: string }>`
    select sign_id, string_agg(media_id || ' ' || state, ', ' order by media_id, state) as states
    from sign_media join media on media.id = media_id
    where sign_id = any(${signIds}::integer[]) group by sign_id
  `.execute(db)
  return new Map(rows.map(({ signId, states }) => [signId, states]))
}
