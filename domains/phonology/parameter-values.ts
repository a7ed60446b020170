/**
 * The first and second value of one parameter, as entry ids or one of the constants below. The values of a hand are its
 * first and second handshape, those of the location its area and precise location. Other parameters have one value.
 */
export type ParameterValues = readonly [number, number]

/** Not described. No entry has this id. `no` and `yes` are used only by parameters without a list. */
export const unspecified = 0
export const no = 1
export const yes = 2

export const unspecifiedValues: ParameterValues = [unspecified, unspecified]

/** A value, or null when it is not described. */
export const valueOrNull = (value: number): number | null => (value === unspecified ? null : value)

export const areSameValues = (a: ParameterValues, b: ParameterValues): boolean =>
  a[0] === b[0] && a[1] === b[1]
