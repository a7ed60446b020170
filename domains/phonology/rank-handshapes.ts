import type { HandshapeFeatures } from '#packages/hands/features.ts'
import {
  compareWithRemembered,
  type HandshapeComparison,
  type RememberedHandshape,
} from './remembered-handshape.ts'

/** A handshape of the list; `features` are those that `parseHandshapeFeatures` returns. */
export interface DescribedHandshape {
  /** Entry id. */
  id: number
  features: HandshapeFeatures
}

export interface RankedHandshape extends HandshapeComparison {
  /** Entry id. */
  id: number
}

/** A quarter of what is remembered must match, as in a query for signs. */
const distanceLimit = 0.75

/**
 * The handshapes that fit what a person remembers (distance 0) and those nearly equal to it, nearest first; at the same
 * distance in the order of the list.
 */
export const rankHandshapes = (
  remembered: RememberedHandshape,
  handshapes: readonly DescribedHandshape[],
): RankedHandshape[] =>
  handshapes
    .map(({ id, features }) => ({ id, ...compareWithRemembered(remembered, features) }))
    .filter(({ distance }) => distance < distanceLimit)
    .toSorted((a, b) => a.distance - b.distance)
