import type { Db } from '#platform/db/transaction.ts'

/** What the data package says about a medium. */
export interface PackagedMedium {
  id: number
  originalName: string
  sha256: string
  durationMs: number | null
  /** The file that pages show; null while there is none. */
  shown: { key: string; mime: string; bytes: number } | null
  /** The key of the uploaded file; null when pages show it. */
  original: string | null
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
    // The rendition for the web first.
    .orderBy('file.role', 'desc')
    .execute()
  const byMedia = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...byMedia].flatMap(([id, [first, second]]): [number, PackagedMedium][] => {
      if (!first) return []
      const { role: _, key, mime, fileBytes, ...medium } = first
      const shown = key !== null && mime !== null ? { key, mime, bytes: Number(fileBytes) } : null
      return [[id, { ...medium, shown, original: second?.key ?? null }]]
    }),
  )
}
