import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Media } from '../../media.ts'
import { readMedia } from '../media.queries.ts'

/** A file of contents; undefined for unknown ids and for files of signs. */
export async function findContentMedia(db: Db, id: number): Promise<Media | undefined> {
  const row = await db
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('audience', 'is not', null)
    .executeTakeFirst()
  return row && (await readMedia(db, [row.id]))[0]
}

/**
 * How many of these ids are files of contents of a kind. Files that were there before contents had an audience count; those
 * for administrators do not, because contents would show them to others.
 */
export async function countContentMedia(
  tx: Tx,
  ids: readonly number[],
  kind: Media['kind'],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from media
    where id = any(${ids}::integer[]) and kind = ${kind} and (audience in ('public', 'members')
      or exists (select from page_video where video_id = media.id or preview_image_id = media.id)
      or exists (select from institution where logo_id = media.id)
      or exists (select from appearance where media.id in
        (logo_bg_dark_id, logo_bg_light_id, header_image_id, institution_logo_id, icon_id))
      or exists (select from content_text where video_id = media.id)
      or exists (select from legal_text where video_id = media.id)
      or exists (select from faq_text where video_id = media.id))
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whether a medium is a file of contents. */
export const isContentMedia = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('media')
    .select('id')
    .where('id', '=', id)
    .where('audience', 'is not', null)
    .executeTakeFirst()) !== undefined
