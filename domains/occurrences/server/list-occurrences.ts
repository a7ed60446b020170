import { readMedia } from '#domains/media/server/media.queries.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { readersOf } from '../occurrence.policy.ts'
import type { Occurrence } from '../occurrence.ts'
import type { OccurrenceFilters, OccurrenceOrder } from '../occurrence-query.input.ts'
import { type FilmOfMoment, withMedia } from './films-with-media.ts'
import {
  filmsQuery,
  listOccurrencesAfter,
  occurrencesQuery,
  type TimePosition,
  totalQuery,
} from './occurrence.queries.ts'
import { readTogether } from './read-together.queries.ts'

/** An occurrence with the films of its recording. */
export interface OccurrenceWithFilms extends Occurrence {
  films: FilmOfMoment[]
}

interface Part {
  filters: OccurrenceFilters
  order: OccurrenceOrder
  from: number
  size: number
}

/**
 * Occurrences with the films that show them. People who are no administrators read those of public signs in public
 * recordings. Three queries for any number of occurrences.
 */
export async function listOccurrences(
  { db }: { db: Db },
  actor: Actor,
  { filters, ...window }: Part,
): Promise<{ occurrences: OccurrenceWithFilms[]; total: number }> {
  const readers = readersOf(actor)
  const { occurrences, total } = await readTogether(db, {
    occurrences: occurrencesQuery(filters, readers, window),
    total: totalQuery(filters, readers),
  })
  const recordings = [...new Set(occurrences.map(({ recording }) => recording))]
  const { films } = await readTogether(db, { films: filmsQuery(recordings) })
  const media = await readMedia(
    db,
    films.map((film) => film.media),
  )
  const shown = withMedia(films, media)
  return {
    occurrences: occurrences.map((one) => ({
      ...one,
      films: shown.filter(({ recording }) => recording === one.recording),
    })),
    total: total[0]?.total ?? 0,
  }
}

const usualBatch = 5_000

/**
 * All occurrences that match, by recording and time, in batches; for files.
 */
export async function* listOccurrenceBatches(
  { db }: { db: Db },
  actor: Actor,
  { filters, size = usualBatch }: { filters: OccurrenceFilters; size?: number },
): AsyncGenerator<Occurrence[]> {
  const readers = readersOf(actor)
  let after: TimePosition | null = null
  for (;;) {
    const batch: Awaited<ReturnType<typeof listOccurrencesAfter>> = await listOccurrencesAfter(
      db,
      filters,
      readers,
      { after, size },
    )
    if (batch.length > 0) yield batch
    const last = batch.at(-1)
    if (!last || batch.length < size) return
    after = { version: last.version, begin: last.begin, id: last.id }
  }
}
