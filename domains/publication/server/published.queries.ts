import { sql } from 'kysely'
import type { EarlierGloss } from '#domains/signs/earlier-gloss.ts'
import { properties, type Registry } from '#domains/signs/properties.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
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
  /** The latest first. */
  earlierGlosses: EarlierGloss[]
}

/** The published signs with these ids, or the next `limit` signs above the id `after`, by ascending id. */
export async function listPublishedSigns(
  db: Db,
  which: { ids: readonly number[] } | { after: number; limit: number },
  registry: Registry = properties,
): Promise<PublishedRow[]> {
  const rows = await db
    .with('published', (query) =>
      query
        .selectFrom('publishedSign')
        .select(['signId', 'revision', 'document'])
        .where((where) =>
          'ids' in which
            ? sql<boolean>`sign_id = any(${which.ids}::integer[])`
            : where('signId', '>', which.after),
        )
        .orderBy('signId')
        .$if('after' in which, (signs) => signs.limit((which as { limit: number }).limit)),
    )
    .with('earlier', (query) =>
      query
        .selectFrom('earlierGloss')
        .where('signId', 'in', (signs) => signs.selectFrom('published').select('signId'))
        .select([
          'signId',
          sql<{ gloss: string; until: string }[]>`
            json_agg(json_build_object('gloss', gloss, 'until', until) order by until desc, gloss)`.as(
            'glosses',
          ),
        ])
        .groupBy('signId'),
    )
    .selectFrom('published')
    // With the limit each sign is found by its id. A plain join reads all signs for each batch, because the embedded
    // database has no statistics.
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('sign')
          .select(['id', 'source', 'sourceId', 'createdAt', 'changedAt', 'publishedAt'])
          .select(['authorId', 'publisherId', 'approverId'])
          .whereRef('sign.id', '=', 'published.signId')
          .limit(1)
          .as('sign'),
      (join) => join.onTrue(),
    )
    .leftJoin('earlier', 'earlier.signId', 'published.signId')
    .select(['sign.id', 'revision', 'document', 'source', 'sourceId'])
    .select(['createdAt', 'changedAt', 'publishedAt', 'authorId', 'publisherId', 'approverId'])
    .select(sql<{ gloss: string; until: string }[]>`coalesce(earlier.glosses, '[]')`.as('earlierGlosses'))
    .orderBy('published.signId')
    .execute()
  // A property can become private after a sign was published.
  return (rows as unknown as (PublishedRow & { earlierGlosses: { gloss: string; until: string }[] })[]).map(
    (row) => ({
      ...row,
      earlierGlosses: row.earlierGlosses.map(({ gloss, until }) => ({ gloss, until: new Date(until) })),
      document: publicDocument(row.document, registry),
    }),
  )
}

/** Storage keys of the files of one medium that a card shows. */
export interface CardFileKeys {
  /** The video or picture itself. */
  video: string | null
  picture: string | null
  poster: string | null
  preview: string | null
}

/** A video up to this size is used as its own preview. */
const maxPreviewBytes = 100_000

/** The files for cards by media id. */
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
    const key = (wantedRole: string) => files.find(({ role }) => role === wantedRole)?.key ?? null
    const isImage = files[0]?.kind === 'image'
    const mainFile = key('web') ?? key('original')
    const smallVideo = files.find(({ role, bytes }) => role === 'web' && Number(bytes) <= maxPreviewBytes)
    return [
      id,
      {
        video: isImage ? null : mainFile,
        picture: isImage ? mainFile : null,
        poster: key('poster'),
        preview: isImage ? null : (key('preview') ?? smallVideo?.key ?? null),
      },
    ]
  })
  return new Map(entries)
}
