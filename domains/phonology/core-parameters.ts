import type { MinimalPairKey } from './articulation.ts'
import { type ParameterValues, unspecified } from './parameter-values.ts'
import { parameters } from './parameters.ts'

/**
 * The main parameters, without which a form says too little: dominant hand, place, and movement, which is known
 * by its shape or its direction. A mask has a bit for each that is described.
 */
const bits: Partial<Record<MinimalPairKey, number>> = {
  handshapeDominant: 1,
  location: 2,
  movementShape: 4,
  movementDirection: 8,
}
const maskCount = 16

/** The mask of a form, given its values in the order of `parameters`. A second handshape alone is no hand. */
export function coreMaskOf(form: readonly ParameterValues[]): number {
  let mask = 0
  for (const [index, [first, second]] of form.entries()) {
    const key = parameters[index]?.key
    if (first !== unspecified || (key === 'location' && second !== unspecified))
      mask |= (key && bits[key]) ?? 0
  }
  return mask
}

/** How many of hand, place and movement a mask holds: 0 to 3. */
export const countCoreParameters = (mask: number): number =>
  (mask & 1) + ((mask >> 1) & 1) + (mask >= 4 ? 1 : 0)

/** By mask of a sign, 1 where it shares at least so many of the main parameters with the asked mask. */
export const sharedMaskTable = (asked: number, least: number): Uint8Array =>
  Uint8Array.from({ length: maskCount }, (_, mask) => (countCoreParameters(mask & asked) >= least ? 1 : 0))
