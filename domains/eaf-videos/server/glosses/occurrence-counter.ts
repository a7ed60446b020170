import type { NewOccurrence, OccurrenceCount } from './occurrence.queries.ts'

/** Counts the occurrences of a matching by tier, sign and mark. */
export interface OccurrenceCounter {
  add(occurrence: Pick<NewOccurrence, 'tier' | 'sign' | 'mark' | 'counted'>): void
  list(): OccurrenceCount[]
}

export function createOccurrenceCounter(): OccurrenceCounter {
  const counts = new Map<string, OccurrenceCount>()
  return {
    add({ tier, sign, mark, counted }) {
      const key = `${tier} ${sign} ${mark}`
      const count = counts.get(key) ?? { tier, sign, mark, occurrences: 0, counted: 0 }
      count.occurrences += 1
      if (counted) count.counted += 1
      counts.set(key, count)
    },
    list: () => [...counts.values()],
  }
}
