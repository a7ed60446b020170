import type { PhonologyEntry } from './articulation.ts'
import { handshapeDistance } from './handshape-distance.ts'
import { createListLookup } from './list-lookup.ts'

/** A handshape much like another. */
export interface NearestHandshape {
  /** Entry id. */
  id: number
  /** Above 0 (the same) to less than 0.45; in thousandths. */
  distance: number
}

/** From here on two handshapes are strangers, in thousandths; the same as between signs. */
const maxDistance = 450

/**
 * The handshapes most like one of them by their fingers, nearest first; of two at the same distance, the one that
 * comes first among the entries. Those without features are known by their family alone.
 * @param entries handshapes to choose from, in their order; `entryId` among them, though it is never its own neighbour
 * @returns empty when the handshape is not among the entries, or nothing is known of it
 */
export function nearestHandshapes(
  entryId: number,
  entries: readonly PhonologyEntry[],
  limit: number,
): NearestHandshape[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  if (!byId.has(entryId)) return []
  const lists = createListLookup((id) => byId.get(id))
  return entries
    .filter(({ id }) => id !== entryId)
    .map(({ id }) => ({ id, thousandths: Math.round(1000 * handshapeDistance(entryId, id, lists)) }))
    .filter(({ thousandths }) => thousandths < maxDistance)
    .toSorted((a, b) => a.thousandths - b.thousandths)
    .slice(0, Math.max(0, limit))
    .map(({ id, thousandths }) => ({ id, distance: thousandths / 1000 }))
}
