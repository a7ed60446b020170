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
 * The layout of some links: the stored one, else computed here and stored, unless another process is at it: then
 * it is waited for.
 * @param previous where nodes stood in the layout before; null when this process knows none
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
    const places = await computeLayout(links, previous ?? (await findNewestLayout(db)) ?? noPositions, signal)
    await storeLayout(db, structure, places)
    return places
  } catch (error) {
    await releaseLayoutClaim(db, structure).catch(() => {})
    throw error
  }
}
