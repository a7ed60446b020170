import type { Media } from '#domains/media/index.ts'
import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadRecordings } from '../../recording.policy.ts'
import type { RecordingRow } from '../../recording.ts'
import { type RecordingGroup, type RecordingQuery, recordingsPerPage } from '../../recording-query.input.ts'
import { countRecordings, listRecordingRows } from './recording.queries.ts'

/** A recording of the list with its first film. */
export interface ListedRecording extends RecordingRow {
  film: Media | null
}

/** A page of the list; the last one if there are fewer pages. */
export interface RecordingList {
  recordings: ListedRecording[]
  /** Number of matches in each group. */
  counts: Record<RecordingGroup, number>
  page: number
  pages: number
}

/**
 * A page of the recordings that match a query.
 * @throws AppError the reasons of `mayReadRecordings`
 */
export async function listRecordings(
  { db }: { db: Db },
  actor: Actor,
  { query }: { query: RecordingQuery },
): Promise<RecordingList> {
  authorize(mayReadRecordings(actor))
  const counts = await countRecordings(db, query)
  const pages = Math.max(1, Math.ceil(counts[query.group] / recordingsPerPage))
  const page = Math.min(query.page, pages)
  const rows = await listRecordingRows(db, { ...query, page })
  const media = await readMedia(
    db,
    rows.flatMap(({ films }) => films[0]?.mediaId ?? []),
  )
  return {
    recordings: rows.map((row) => ({
      ...row,
      film: media.find(({ id }) => id === row.films[0]?.mediaId) ?? null,
    })),
    counts,
    page,
    pages,
  }
}

/**
 * All recordings, newest file first, for the API.
 * @returns a page of them, and how many there are
 * @throws AppError the reasons of `mayReadRecordings`
 */
export async function listNewestRecordings(
  { db }: { db: Db },
  actor: Actor,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ recordings: RecordingRow[]; total: number }> {
  authorize(mayReadRecordings(actor))
  const query = { q: '', group: 'all', order: 'newest', page } as const
  const counts = await countRecordings(db, query)
  return { recordings: await listRecordingRows(db, query, perPage), total: counts.all }
}
