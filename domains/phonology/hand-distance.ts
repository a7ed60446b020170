import { blend, compare } from './half-known.ts'
import { handshapeDistance } from './handshape-distance.ts'
import type { Lists } from './lists.ts'
import { described, type Values } from './values.ts'

/**
 * The first handshape is the one by which signs are described and looked up; the second, into which the hand
 * changes, is in most signs foreseeable from the first (the hand opens or closes: the same fingers stay
 * selected, Mandel 1981), so it tells less. The proportion is our own judgement.
 */
const weights = { first: 4, second: 1 }

/** The distance of two hands, each a first and a second handshape. */
export const handDistance = (a: Values, b: Values, lists: Lists): number =>
  blend([
    compare(weights.first, described(a[0]), described(b[0]), (x, y) => handshapeDistance(x, y, lists)),
    compare(weights.second, described(a[1]), described(b[1]), (x, y) => handshapeDistance(x, y, lists)),
  ])
