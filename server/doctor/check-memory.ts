import { getHeapStatistics } from 'node:v8'
import type { Db } from '#platform/db/transaction.ts'
import { type Finding, findingOf } from './finding.ts'
import { countSigns } from './signs.queries.ts'

/** A web process whose panel was used had 6 GB with 1,000,000 signs. The first number is for a dictionary without signs. */
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

/** The warning about a limit that is too low for the number of signs. @param limit in MB */
export function findingsOfSize(signs: number, limit: number): Finding[] {
  const needed = Math.ceil((ownMegabytes + (signs * kilobytesPerSign) / 1000) / 100) * 100
  return needed > limit ? [findingOf('memory.low', { signs, needed, limit: Math.floor(limit) })] : []
}
