/**
 * What a sign says in one parameter: a first and a second value, as entry ids. A hand has its first and second
 * handshape, the place its area and precise place; the others have one value, and yes and no are numbers too.
 */
export type Values = readonly [number, number]

/** Not described. No entry has this id. */
export const silence = 0
export const no = 1
export const yes = 2

export const nothing: Values = [silence, silence]

/** A value, or null where there is none. */
export const described = (value: number): number | null => (value === silence ? null : value)

export const isSame = (a: Values, b: Values): boolean => a[0] === b[0] && a[1] === b[1]
