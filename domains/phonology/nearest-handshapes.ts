import type { PhonologyEntry } from './articulation.ts'
import { neighbourDistanceLimit } from './find-nearest.ts'
import { handshapeDistance } from './handshape-distance.ts'
import { createListLookup } from './list-lookup.ts'

/** A handshape similar to another. */
export interface NearestHandshape {
  /** Entry id. */
  id: number
  /** Above 0 and below 0.45, rounded to thousandths. */
  distance: number
}

/**
 * Finds the handshapes most similar to one, nearest first; at the same distance in the order of the entries. Handshapes
 * are compared by their features, or by their groups when one has no features.
 * @param entries all handshapes to choose from, including `entryId`, which is never in the result
 * @returns empty when `entryId` is not among the entries
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
    .filter(({ thousandths }) => thousandths < neighbourDistanceLimit)
    .toSorted((a, b) => a.thousandths - b.thousandths)
    .slice(0, Math.max(0, limit))
    .map(({ id, thousandths }) => ({ id, distance: thousandths / 1000 }))
}
