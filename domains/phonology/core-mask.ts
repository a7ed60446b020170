import type { MinimalPairKey } from './articulation.ts'
import { type ParameterValues, unspecified } from './parameter-values.ts'
import { parameters } from './parameters.ts'

/**
 * The core parameters: dominant hand, location, and movement (by its shape or its direction). A core mask has one bit
 * for each of the four properties that is described.
 */
const bits: Partial<Record<MinimalPairKey, number>> = {
  handshapeDominant: 1,
  location: 2,
  movementShape: 4,
  movementDirection: 8,
}
const maskCount = 16

/**
 * The core mask of an articulation.
 * @param articulation its values in the order of `parameters`; a second handshape without a first does not count
 */
export function coreMaskOf(articulation: readonly ParameterValues[]): number {
  let mask = 0
  for (const [index, [first, second]] of articulation.entries()) {
    const key = parameters[index]?.key
    if (first !== unspecified || (key === 'location' && second !== unspecified))
      mask |= (key && bits[key]) ?? 0
  }
  return mask
}

/** How many of hand, location and movement a core mask contains: 0 to 3. */
export const countCoreParameters = (mask: number): number =>
  (mask & 1) + ((mask >> 1) & 1) + (mask >= 4 ? 1 : 0)

/** A table by core mask: 1 where at least `minShared` core parameters are also in the target mask. */
export const sharedMaskTable = (target: number, minShared: number): Uint8Array =>
  Uint8Array.from({ length: maskCount }, (_, mask) =>
    countCoreParameters(mask & target) >= minShared ? 1 : 0,
  )
