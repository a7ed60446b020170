/** One part of a comparison: how much it weighs, and how far apart two things are in it (0 to 1). */
export interface WeightedDistance {
  weight: number
  distance: number
}

/** What says nothing. */
export const zeroWeight: WeightedDistance = { weight: 0, distance: 0 }

/**
 * Compares two things in one part of them; null stands for what is not described.
 *
 * What neither describes says nothing and weighs nothing. What only one describes is half known: it may as well
 * be the same as not, so it counts as half different, and because that is a guess it weighs half. So a sign
 * known to be the same stands before one that is silent, and that before one known to differ; and silence alone
 * never makes two signs unlike, nor alike.
 */
export function compareFeature<T>(
  weight: number,
  one: T | null,
  other: T | null,
  distance: (one: T, other: T) => number,
): WeightedDistance {
  if (one === null && other === null) return zeroWeight
  if (one === null || other === null) return { weight: weight / 2, distance: 1 / 2 }
  return { weight, distance: distance(one, other) }
}

/** The distance of the whole: the weighted mean of its parts, 0 to 1; 0 when no part says anything. */
export function weightedMean(parts: readonly WeightedDistance[]): number {
  let weight = 0
  let sum = 0
  for (const part of parts) {
    weight += part.weight
    sum += part.weight * part.distance
  }
  return weight === 0 ? 0 : sum / weight
}

/** The distance of two words or values that are the same or not. */
export const equalityDistance = (one: unknown, other: unknown): number => (one === other ? 0 : 1)
