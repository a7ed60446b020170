import type { Db } from '#platform/db/transaction.ts'

/** What the data package says about a medium. */
export interface PackagedMedium {
  id: number
  originalName: string
  sha256: string
  durationMs: number | null
  /** The file that pages show; null while there is none. */
  shown: { key: string; mime: string; bytes: number } | null
}

/** Media by id. One query. */
export async function listPackagedMedia(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, PackagedMedium>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .leftJoin('mediaFile as file', (join) =>
      join.onRef('file.mediaId', '=', 'media.id').on('file.role', 'in', ['web', 'original']),
    )
    .select(['media.id', 'originalName', 'sha256', 'durationMs'])
    .select(['file.role', 'key', 'mime', 'file.bytes as fileBytes'])
    .where('media.id', 'in', [...new Set(ids)])
    // The original first, so that a rendition for the web replaces it.
    .orderBy('file.role')
    .execute()
  return new Map(
    rows.map(({ role, key, mime, fileBytes, ...medium }) => [
      medium.id,
      {
        ...medium,
        shown: key !== null && mime !== null ? { key, mime, bytes: Number(fileBytes) } : null,
      },
    ]),
  )
}
