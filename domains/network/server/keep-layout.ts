import { setTimeout } from 'node:timers/promises'
import type { Db } from '#platform/db/transaction.ts'
import type { Links, Places } from '../places.ts'
import { computeLayout } from './compute-layout.ts'
import { claimLayout, findLayout, findNewestLayout, storeLayout, unclaimLayout } from './layout.queries.ts'

const pollMillis = 2_000
const none: Places = new Map()

/**
 * The layout of some links: the stored one, else computed here and stored, unless another process is at it: then
 * it is waited for.
 * @param known where nodes stood in the layout before; null when this process knows none
 */
export async function keepLayout(
  db: Db,
  { links, structure }: { links: Links; structure: string },
  known: Places | null,
  signal: AbortSignal,
): Promise<Places> {
  if (links.keys.length === 0) return none
  for (;;) {
    const stored = await findLayout(db, structure)
    if (stored) return stored
    if (await claimLayout(db, structure)) break
    await setTimeout(pollMillis, undefined, { signal, ref: false })
  }
  try {
    const places = await computeLayout(links, known ?? (await findNewestLayout(db)) ?? none, signal)
    await storeLayout(db, structure, places)
    return places
  } catch (error) {
    await unclaimLayout(db, structure).catch(() => {})
    throw error
  }
}
