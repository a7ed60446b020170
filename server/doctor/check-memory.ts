import { getHeapStatistics } from 'node:v8'
import type { Db } from '#platform/db/transaction.ts'
import { type Finding, findingOf } from './finding.ts'
import { countSigns } from './signs.queries.ts'

/** What a web process whose panel is used needs besides its signs, and for each of them. */
const ownMegabytes = 400
const kilobytesPerSign = 6.5

/**
 * Whether a process may hold as many objects as the signs of the dictionary and the panel need.
 * @param limit of the objects of a process, in MB
 */
export async function checkMemory(
  db: Db,
  limit = getHeapStatistics().heap_size_limit / 1e6,
): Promise<Finding[]> {
  return findingsOfSize(await countSigns(db), limit)
}

export function findingsOfSize(signs: number, limit: number): Finding[] {
  const needed = Math.ceil((ownMegabytes + (signs * kilobytesPerSign) / 1000) / 100) * 100
  return needed > limit ? [findingOf('memory.low', { signs, needed, limit: Math.floor(limit) })] : []
}
