import { type Finger, fingers, type HandshapeFeatures } from '#packages/hands/features.ts'
import { groupDistance } from './group-distance.ts'
import { joints, thumbs } from './handshape.ts'
import type { ListLookup } from './list-lookup.ts'
import { compareFeature, equalityDistance, type WeightedDistance, weightedMean } from './weighted-distance.ts'

/**
 * The weight of each feature. Their order follows Brentari's Prosodic Model (1998): selected fingers dominate joints,
 * unselected fingers are dependent. The numbers are our own judgement.
 */
const weights = { fingers: 40, joints: 22, thumb: 14, spreading: 10, aperture: 10, unselected: 4 }

/** Used when a handshape has no features. */
const groupDistances = { head: 0.4, family: 0.4 }

/** Different entries of the list are never at distance 0, even with the same features. */
const minDistance = 0.1

/** The distance of two handshapes (entry ids), 0 to 1: by features when both have them, else by groups. */
export const handshapeDistance = (a: number, b: number, lists: ListLookup): number =>
  a === b ? 0 : lists.memoizedDistance(a, b, () => measure(a, b, lists))

function measure(a: number, b: number, lists: ListLookup): number {
  const one = lists.handshape(a)
  const other = lists.handshape(b)
  if (!one || !other) return groupDistance(a, b, lists, groupDistances)
  return Math.max(minDistance, featureDistance(one, other))
}

/** The distance of two handshapes by their features: 0 (the same) to 1. */
export const featureDistance = (one: HandshapeFeatures, other: HandshapeFeatures): number =>
  weightedMean(Object.values(compareFeatures(one, other)))

/** The distance of two handshapes in each feature, with its weight. */
export const compareFeatures = (
  one: HandshapeFeatures,
  other: HandshapeFeatures,
): Record<keyof HandshapeFeatures, WeightedDistance> => ({
  fingers: compareFeature(weights.fingers, one.fingers, other.fingers, fingerDistance),
  joints: compareFeature(weights.joints, one.joints, other.joints, (a, b) =>
    pointDistance(joints[a], joints[b]),
  ),
  thumb: compareFeature(weights.thumb, one.thumb, other.thumb, (a, b) => pointDistance(thumbs[a], thumbs[b])),
  spreading: compareFeature(weights.spreading, one.spreading, other.spreading, equalityDistance),
  aperture: compareFeature(weights.aperture, one.aperture, other.aperture, equalityDistance),
  unselected: compareFeature(weights.unselected, one.unselected, other.unselected, equalityDistance),
})

/** The share of the fingers selected in either hand that is not selected in both. */
function fingerDistance(one: readonly Finger[], other: readonly Finger[]): number {
  const either = fingers.filter((finger) => one.includes(finger) || other.includes(finger))
  const both = either.filter((finger) => one.includes(finger) && other.includes(finger))
  return 1 - both.length / either.length
}

/** The Manhattan distance of two points in the unit square, scaled to 0 to 1. */
const pointDistance = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
  (Math.abs(x - toX) + Math.abs(y - toY)) / 2
