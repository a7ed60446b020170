import { sql } from 'kysely'
import type { DescribedValue } from '#domains/vocabularies/values-file.ts'
import type { Db } from '#platform/db/transaction.ts'

/** A file that an export with media contains. */
export interface ExportedMedium {
  id: number
  originalName: string
  key: string
  /** The key of the poster of a video; null without one. */
  posterKey: string | null
}

/** The picture of a value of a reference list. */
export interface ExportedPicture {
  list: string
  value: string
  key: string
}

/**
 * The files of all signs that are not deleted. It is the uploaded file; of a part of a recording it is the file that pages
 * show, because the rest of the recording was cut away. Media without files are left out.
 */
export async function listExportedMedia(db: Db): Promise<ExportedMedium[]> {
  const { rows } = await sql<ExportedMedium>`
    select media.id, original_name, chosen.key, poster.key as poster_key
    from media
    join lateral (
      select key from media_file
      where media_id = media.id and role in ('original', 'web')
      order by (role = 'web') = (trim_start_ms is not null) desc limit 1
    ) as chosen on true
    left join media_file as poster on poster.media_id = media.id and poster.role = 'poster' and media.kind = 'video'
    where media.id in (
      select media_id from sign_media join sign on sign.id = sign_id where status <> 'deleted'
      union select media_id from example join sign on sign.id = sign_id
        where status <> 'deleted' and media_id is not null)
    order by media.id
  `.execute(db)
  return rows
}

/** The uploaded pictures of values of the reference lists. */
export async function listExportedPictures(db: Db): Promise<ExportedPicture[]> {
  const { rows } = await sql<ExportedPicture>`
    select list, value, key from vocabulary_entry
    join media_file on media_id = picture_id and role = 'original'
    order by vocabulary_entry.id
  `.execute(db)
  return rows
}

/** All values of the reference lists that are in use, described for another installation. */
export async function listExportedValues(db: Db): Promise<DescribedValue[]> {
  const { rows } = await sql<DescribedValue>`
    select entry.list, entry.value, head.value as "group", area.value as parent, entry.searchable, entry.symbol,
      entry.features, coalesce((
        select json_object_agg(language, description order by language) from vocabulary_text where entry_id = entry.id
      ), '{}') as texts
    from vocabulary_entry as entry
    left join vocabulary_entry as head on head.id = entry.group_id
    left join vocabulary_entry as area on area.id = entry.parent_id
    where not entry.retired
    order by entry.list, entry.position, entry.id
  `.execute(db)
  return rows
}
