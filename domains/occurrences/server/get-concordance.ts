import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { authorize } from '#platform/policy.ts'
import { mayReadAllOccurrences } from '../occurrence.policy.ts'
import type { Collocation, Occurrence } from '../occurrence.ts'
import {
  hasConcordance,
  maxOccurrencePage,
  noFilters,
  type OccurrenceQuery,
  occurrencesPerPage,
} from '../occurrence-query.input.ts'
import { type Frequency, frequencyQueries, type RowsOfFrequency, toFrequency } from './count-frequency.ts'
import {
  collocationsQuery,
  glossQuery,
  occurrencesQuery,
  recordingChoicesQuery,
  tierChoicesQuery,
  totalQuery,
} from './occurrence.queries.ts'
import { readTogether } from './read-together.queries.ts'

/** So many collocations and rows of a frequency are shown; files have all. */
const shownCollocations = 10
const shownFrequencies = 20

/** The page of occurrences. */
export interface Concordance {
  occurrences: Occurrence[]
  /** How many match, and how many there are in all. */
  total: number
  ofAll: number
  page: number
  pages: number
  /** Gloss of the sign of the query; null without. */
  gloss: string | null
  choices: {
    recordings: { id: number; title: string }[]
    tiers: string[]
    participants: string[]
  }
  frequency: Frequency
  /** Null for lists of more than one sign or value. */
  collocations: Collocation[] | null
}

/**
 * A page of occurrences with its filters, frequencies and collocations. One query, and another one for a page that does not
 * exist: then it is the last one, and for the first sign after a change of counts.
 * @throws AppError the reasons of `mayReadAllOccurrences`
 */
export async function getConcordance(
  { db }: { db: Db },
  actor: Actor,
  { query }: { query: OccurrenceQuery },
): Promise<Concordance> {
  authorize(mayReadAllOccurrences(actor))
  const readers = 'administrators'
  const page = (number: number) =>
    occurrencesQuery(query, readers, {
      order: query.order,
      from: (number - 1) * occurrencesPerPage,
      size: occurrencesPerPage,
    })
  const isConcordance = hasConcordance(query)
  const read = await readTogether(db, {
    occurrences: page(query.page),
    total: totalQuery(query, readers),
    ofAll: totalQuery(noFilters, readers),
    gloss: glossQuery(query.sign),
    recordings: recordingChoicesQuery,
    tiers: tierChoicesQuery(query.recording),
    ...(isConcordance && { collocations: collocationsQuery(query, readers, shownCollocations) }),
    ...frequencyQueries(query, readers, { by: query.by, from: 0, size: shownFrequencies }),
  })
  const total = read.total[0]?.total ?? 0
  const pages = Math.min(maxOccurrencePage, Math.max(1, Math.ceil(total / occurrencesPerPage)))
  const isBeyond = query.page > pages
  return {
    occurrences: isBeyond
      ? (await readTogether(db, { occurrences: page(pages) })).occurrences
      : read.occurrences,
    total,
    ofAll: read.ofAll[0]?.total ?? 0,
    page: Math.min(query.page, pages),
    pages,
    gloss: read.gloss[0]?.gloss ?? null,
    choices: {
      recordings: read.recordings,
      tiers: distinct(read.tiers.map(({ tier }) => tier)),
      participants: distinct(read.tiers.map(({ participant }) => participant)),
    },
    frequency: await toFrequency(db, query, readers, read as RowsOfFrequency),
    collocations: isConcordance ? (read.collocations ?? []) : null,
  }
}

const distinct = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => name !== '').sort()
