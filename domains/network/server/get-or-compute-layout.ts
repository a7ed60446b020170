import { setTimeout } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { LayoutGraph, NodePositions } from '../node-positions.ts'
import { computeLayout } from './compute-layout.ts'
import {
  claimLayout,
  findLayout,
  findNewestLayout,
  releaseLayoutClaim,
  storeLayout,
} from './layout.queries.ts'

const pollMillis = 2_000
const noPositions: NodePositions = new Map()

/**
 * Gets the layout of a structure. If none is stored, it is computed and stored by the first process that claims it;
 * other processes wait for the result.
 * @param previous the layout shown before; null for the newest stored one
 * @param signal cancels waiting and computing; the promise is rejected
 */
export async function getOrComputeLayout(
  db: Db,
  { links, structure }: { links: LayoutGraph; structure: string },
  previous: NodePositions | null,
  signal: AbortSignal,
): Promise<NodePositions> {
  if (links.keys.length === 0) return noPositions
  for (;;) {
    const stored = await findLayout(db, structure)
    if (stored) return stored
    if (await claimLayout(db, structure)) break
    await setTimeout(pollMillis, undefined, { signal, ref: false })
  }
  try {
    const positions = await computeLayout(
      links,
      previous ?? (await findNewestLayout(db)) ?? noPositions,
      signal,
    )
    await storeLayout(db, structure, positions)
    return positions
  } catch (error) {
    await releaseLayoutClaim(db, structure).catch(() => {})
    throw error
  }
}
