import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type SharedUses, withShares } from '../frequency.ts'
import { readersOf } from '../occurrence.policy.ts'
import type { CountedRecordings, CountedUses, FrequencyDimension, Readers } from '../occurrence.ts'
import type { OccurrenceFilters } from '../occurrence-query.input.ts'
import {
  countingRulesQuery,
  type SignFrequency,
  signFrequencyQuery,
  usesInPartsQuery,
  usesOfSignsQuery,
} from './frequency.queries.ts'
import { readTogether } from './read-together.queries.ts'

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
  signFrequency?: SignFrequency[]
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
    ...(filters.sign !== null && { signFrequency: signFrequencyQuery(filters, readers) }),
    rules: countingRulesQuery(filters, readers),
  }
}

/** The frequency from the rows of its queries. */
export function toFrequency(
  filters: OccurrenceFilters & { by: FrequencyDimension | null },
  { uses, signFrequency, rules }: RowsOfFrequency,
): Frequency {
  return {
    by: divisionOf(filters, filters.by),
    rows: withShares(uses.map(({ total: _, ...row }) => row)),
    total: uses[0]?.total ?? 0,
    sign: signFrequency?.[0] ?? null,
    rules,
  }
}

/**
 * How often signs are used, or one sign in parts of the recordings. People who are no administrators read public
 * recordings and public signs only (ELN-05). One query.
 */
export async function countFrequency(
  { db }: { db: Db },
  actor: Actor,
  { filters, ...part }: Division & { filters: OccurrenceFilters },
): Promise<Frequency> {
  const rows = await readTogether(db, frequencyQueries(filters, readersOf(actor), part))
  return toFrequency({ ...filters, by: part.by }, rows)
}
