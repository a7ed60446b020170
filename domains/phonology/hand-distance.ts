import { handshapeDistance } from './handshape-distance.ts'
import type { ListLookup } from './list-lookup.ts'
import { type ParameterValues, valueOrNull } from './parameter-values.ts'
import { compareFeature, weightedMean } from './weighted-distance.ts'

/**
 * The first handshape is the one by which signs are described and looked up; the second, into which the hand
 * changes, is in most signs foreseeable from the first (the hand opens or closes: the same fingers stay
 * selected, Mandel 1981), so it tells less. The proportion is our own judgement.
 */
const weights = { first: 4, second: 1 }

/** The distance of two hands, each a first and a second handshape. */
export const handDistance = (a: ParameterValues, b: ParameterValues, lists: ListLookup): number =>
  weightedMean([
    compareFeature(weights.first, valueOrNull(a[0]), valueOrNull(b[0]), (x, y) =>
      handshapeDistance(x, y, lists),
    ),
    compareFeature(weights.second, valueOrNull(a[1]), valueOrNull(b[1]), (x, y) =>
      handshapeDistance(x, y, lists),
    ),
  ])
