/** The distance in one feature (0 to 1) and its weight in the whole comparison. */
export interface WeightedDistance {
  weight: number
  distance: number
}

export const zeroWeight: WeightedDistance = { weight: 0, distance: 0 }

/**
 * Compares one feature of two things; null means "not described".
 *
 * A feature that neither describes has no weight. A feature that only one describes counts as half different, because
 * it is equally likely to be the same or not; because this is a guess, it has half the weight. A sign with the same
 * feature is therefore nearer than one without a description, and that is nearer than one with another feature.
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

/** The weighted mean of distances, 0 to 1; 0 when there is no weight at all. */
export function weightedMean(parts: readonly WeightedDistance[]): number {
  let weight = 0
  let sum = 0
  for (const part of parts) {
    weight += part.weight
    sum += part.weight * part.distance
  }
  return weight === 0 ? 0 : sum / weight
}

/** The distance of two values that are either equal (0) or not (1). */
export const equalityDistance = (one: unknown, other: unknown): number => (one === other ? 0 : 1)
