import type { Db } from '#platform/db/transaction.ts'
import { PromiseCache } from '#platform/promise-cache.ts'
import type { Readers } from '../occurrence.ts'
import type { OccurrenceFilters } from '../occurrence-query.input.ts'
import { countsForRanksQuery, type SignUses } from './frequency.queries.ts'

/** The number of cached results of a database; each takes 400 kB with 100,000 signs. */
const maxCached = 20
/** The uses of all signs that are used, in no order. */
const usesOfSigns = new WeakMap<Db, PromiseCache<Int32Array>>()

/**
 * The rank of a sign by its uses: one more than the number of signs that are used more often. The uses of all signs are read
 * once for each revision of the counts, because that takes two processors for a third of a second with a million glosses.
 * @returns null without a use
 */
export async function rankAmongSigns(
  db: Db,
  filters: OccurrenceFilters,
  readers: Readers,
  { uses, revision }: SignUses,
): Promise<number | null> {
  if (uses === 0) return null
  const { recording, tier, participant, hand } = filters
  const key = JSON.stringify([revision, readers, recording, tier, participant, hand])
  const all = await cacheOf(db).get(key, async () => {
    const { rows } = await countsForRanksQuery(filters, readers).execute(db)
    return Int32Array.from(rows[0]?.uses ?? [])
  })
  return all.reduce((rank, other) => (other > uses ? rank + 1 : rank), 1)
}

function cacheOf(db: Db): PromiseCache<Int32Array> {
  let cache = usesOfSigns.get(db)
  if (!cache) {
    cache = new PromiseCache({ maxEntries: maxCached })
    usesOfSigns.set(db, cache)
  }
  return cache
}
