import { handshapeDistance } from './handshape-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { type ParameterValues, valueOrNull } from './parameter-values.ts'
import { compareFeature, weightedMean } from './weighted-distance.ts'

/**
 * Signs are described and looked up by their first handshape. The second, into which the hand changes, is mostly
 * predictable from the first: the hand opens or closes with the same selected fingers (Mandel 1981). It therefore
 * weighs less. The proportion is our own judgement.
 */
const weights = { first: 4, second: 1 }

/** The distance of two hands, each with a first and a second handshape: 0 to 1. */
export const handDistance = (a: ParameterValues, b: ParameterValues, lists: ListLookup): number =>
  weightedMean([
    compareFeature(weights.first, valueOrNull(a[0]), valueOrNull(b[0]), (x, y) =>
      handshapeDistance(x, y, lists),
    ),
    compareFeature(weights.second, valueOrNull(a[1]), valueOrNull(b[1]), (x, y) =>
      handshapeDistance(x, y, lists),
    ),
  ])
