import { sql } from 'kysely'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { Db } from '#platform/db/transaction.ts'

/** One published sign with its public document. */
export interface PublishedRow {
  id: number
  revision: number
  document: SignDocument
  source: string | null
  sourceId: string | null
  createdAt: Date
  changedAt: Date
  publishedAt: Date | null
  authorId: number | null
  publisherId: number | null
  approverId: number | null
}

/** Published signs: those of these ids, or the next `limit` ones above the id `after`; ascending. */
export async function listPublishedSigns(
  db: Db,
  which: { ids: readonly number[] } | { after: number; limit: number },
): Promise<PublishedRow[]> {
  const rows = await db
    .selectFrom('publishedSign as published')
    .innerJoin('sign', 'sign.id', 'published.signId')
    .select(['sign.id', 'published.revision', 'published.document', 'source', 'sourceId'])
    .select(['createdAt', 'changedAt', 'publishedAt', 'authorId', 'publisherId', 'approverId'])
    .$if('after' in which, (query) =>
      query
        .where('published.signId', '>', (which as { after: number }).after)
        .limit((which as { limit: number }).limit),
    )
    .$if('ids' in which, (query) =>
      query.where(sql<boolean>`published.sign_id = any(${(which as { ids: number[] }).ids}::integer[])`),
    )
    .orderBy('published.signId')
    .execute()
  return rows as unknown as PublishedRow[]
}

/** Storage keys of the files that a card shows of one media. */
export interface CardFileKeys {
  /** The video or the picture itself. */
  video: string | null
  picture: string | null
  poster: string | null
  preview: string | null
}

/** A video this small is its own preview. */
const maxPreviewBytes = 100_000

export async function listCardFileKeys(
  db: Db,
  mediaIds: readonly number[],
): Promise<Map<number, CardFileKeys>> {
  if (mediaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .innerJoin('mediaFile as file', 'file.mediaId', 'media.id')
    .select(['media.id', 'kind', 'role', 'key', 'file.bytes'])
    .where(sql<boolean>`media.id = any(${[...new Set(mediaIds)]}::integer[])`)
    .execute()
  const byMedia = Map.groupBy(rows, (row) => row.id)
  const entries = [...byMedia].map(([id, files]): [number, CardFileKeys] => {
    const key = (wanted: string) => files.find(({ role }) => role === wanted)?.key ?? null
    const isImage = files[0]?.kind === 'image'
    const itself = key('web') ?? key('original')
    const light = files.find(
      ({ role, bytes }) => !isImage && role === 'web' && Number(bytes) <= maxPreviewBytes,
    )
    return [
      id,
      {
        video: isImage ? null : itself,
        picture: isImage ? itself : null,
        poster: key('poster'),
        preview: key('preview') ?? light?.key ?? null,
      },
    ]
  })
  return new Map(entries)
}
