import { groupDistance } from './group-distance.ts'
import { type Finger, fingers, type HandshapeFeatures, joints, thumbs } from './handshape.ts'
import type { ListLookup } from './list-lookup.ts'
import { compareFeature, equalityDistance, weightedMean } from './weighted-distance.ts'

/**
 * How much each feature weighs. That fingers are chosen before their joints are set is the order of Brentari's
 * Prosodic Model (1998), where the selected fingers stand above the joints and the unselected fingers only
 * follow; the numbers are our own judgement.
 */
const weights = { fingers: 40, joints: 22, thumb: 14, spreading: 10, aperture: 10, unselected: 4 }

/** Two shapes of one family of which nothing else is known; of no family, they are strangers. */
const groupDistances = { head: 0.4, family: 0.4 }

/** Somebody thought two values of the list worth telling apart, though the features do not. */
const minDistance = 0.1

/** The distance of two handshapes (entry ids): by features where both have them, else by family. */
export const handshapeDistance = (a: number, b: number, lists: ListLookup): number =>
  a === b ? 0 : lists.memoizedDistance(a, b, () => measure(a, b, lists))

function measure(a: number, b: number, lists: ListLookup): number {
  const one = lists.handshape(a)
  const other = lists.handshape(b)
  if (!one || !other) return groupDistance(a, b, lists, groupDistances)
  return Math.max(minDistance, featureDistance(one, other))
}

/** The distance of two described handshapes, 0 (all features alike) to 1. */
export const featureDistance = (one: HandshapeFeatures, other: HandshapeFeatures): number =>
  weightedMean([
    compareFeature(weights.fingers, one.fingers, other.fingers, fingerDistance),
    compareFeature(weights.joints, one.joints, other.joints, (a, b) => pointDistance(joints[a], joints[b])),
    compareFeature(weights.thumb, one.thumb, other.thumb, (a, b) => pointDistance(thumbs[a], thumbs[b])),
    compareFeature(weights.spreading, one.spreading, other.spreading, equalityDistance),
    compareFeature(weights.aperture, one.aperture, other.aperture, equalityDistance),
    compareFeature(weights.unselected, one.unselected, other.unselected, equalityDistance),
  ])

/** The share of the fingers selected in either hand that is not selected in both. */
function fingerDistance(one: readonly Finger[], other: readonly Finger[]): number {
  const either = fingers.filter((finger) => one.includes(finger) || other.includes(finger))
  const both = either.filter((finger) => one.includes(finger) && other.includes(finger))
  return 1 - both.length / either.length
}

/** The way from one bend or thumb to another, as a share of the longest. */
const pointDistance = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): number =>
  (Math.abs(x - toX) + Math.abs(y - toY)) / 2
