import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type SharedUses, withShares } from '../frequency.ts'
import { readersOf } from '../occurrence.policy.ts'
import type { CountedRecordings, CountedUses, FrequencyDimension, Readers } from '../occurrence.ts'
import type { OccurrenceFilters } from '../occurrence-query.input.ts'
import {
  countingRulesQuery,
  type SignUses,
  usesInPartsQuery,
  usesOfOneSignQuery,
  usesOfSignsQuery,
} from './frequency.queries.ts'
import { rankAmongSigns } from './rank-among-signs.ts'
import { readTogether } from './read-together.queries.ts'

/** The uses of a sign among those of all signs. */
export interface SignFrequency {
  uses: number
  /** Counted glosses of all kinds. */
  glosses: number
  /** From 1; null without a use. */
  rank: number | null
}

/** How often signs are used. */
export interface Frequency {
  by: FrequencyDimension
  rows: SharedUses[]
  /** The number of all rows. */
  total: number
  /** Of the sign of the filters in all; null without one. */
  sign: SignFrequency | null
  /** By which rules the recordings count; each figure depends on them (D38). */
  rules: CountedRecordings[]
}

export interface RowsOfFrequency {
  uses: (CountedUses & { total: number })[]
  /** Missing without a sign. */
  usesOfSign?: SignUses[]
  rules: CountedRecordings[]
}

interface Division {
  /** Null for the usual one: signs, or regions of one sign. */
  by: FrequencyDimension | null
  from: number
  /** Null for all rows. */
  size: number | null
}

const divisionOf = ({ sign }: OccurrenceFilters, by: FrequencyDimension | null): FrequencyDimension =>
  by ?? (sign === null ? 'sign' : 'region')

/** The queries for a frequency, for `readTogether`. */
export function frequencyQueries(filters: OccurrenceFilters, readers: Readers, { by, ...part }: Division) {
  const division = divisionOf(filters, by)
  return {
    uses:
      division === 'sign'
        ? usesOfSignsQuery(filters, readers, part)
        : usesInPartsQuery(filters, readers, { ...part, by: division }),
    ...(filters.sign !== null && { usesOfSign: usesOfOneSignQuery(filters, readers) }),
    rules: countingRulesQuery(filters, readers),
  }
}

/** The frequency from the rows of its queries. One more query for the first sign after a change of counts. */
export async function toFrequency(
  db: Db,
  filters: OccurrenceFilters & { by: FrequencyDimension | null },
  readers: Readers,
  { uses, usesOfSign, rules }: RowsOfFrequency,
): Promise<Frequency> {
  const [ofSign] = usesOfSign ?? []
  return {
    by: divisionOf(filters, filters.by),
    rows: withShares(uses.map(({ total: _, ...row }) => row)),
    total: uses[0]?.total ?? 0,
    sign: ofSign
      ? {
          uses: ofSign.uses,
          glosses: ofSign.glosses,
          rank: await rankAmongSigns(db, filters, readers, ofSign),
        }
      : null,
    rules,
  }
}

/**
 * How often signs are used, or one sign in parts of the recordings. People who are no administrators read public
 * recordings and public signs only (ELN-05). One query, and one more for the first sign after a change of counts.
 */
export async function countFrequency(
  { db }: { db: Db },
  actor: Actor,
  { filters, ...part }: Division & { filters: OccurrenceFilters },
): Promise<Frequency> {
  const readers = readersOf(actor)
  const rows = await readTogether(db, frequencyQueries(filters, readers, part))
  return toFrequency(db, { ...filters, by: part.by }, readers, rows)
}
