/**
 * What a sign says in one parameter: a first and a second value, as entry ids. A hand has its first and second
 * handshape, the place its area and precise place; the others have one value, and yes and no are numbers too.
 */
export type ParameterValues = readonly [number, number]

/** Not described. No entry has this id. */
export const unspecified = 0
export const no = 1
export const yes = 2

export const unspecifiedValues: ParameterValues = [unspecified, unspecified]

/** A value, or null where there is none. */
export const valueOrNull = (value: number): number | null => (value === unspecified ? null : value)

export const areSameValues = (a: ParameterValues, b: ParameterValues): boolean =>
  a[0] === b[0] && a[1] === b[1]
