import type { ArticulationKey } from './articulation.ts'
import type { ListLookup } from './list-lookup.ts'
import { areSameValues, type ParameterValues, unspecified, unspecifiedValues } from './parameter-values.ts'
import { type Parameter, parameters } from './parameters.ts'
import { compareFeature, type WeightedDistance, zeroWeight } from './weighted-distance.ts'

/** The articulation of a sign, or a query, with which signs are compared. */
export interface ComparisonTarget {
  /** The alternatives for each parameter, in the order of `parameters`: a sign has one, a query may have several. */
  alternatives: readonly (readonly ParameterValues[])[]
  /**
   * What a missing value means: `unknown` in a sign, `any` in a query. In a query, a head matches all values of its
   * group.
   */
  unspecifiedMeans: 'unknown' | 'any'
}

/** A compared parameter: the nearest alternative, the values compared with it, and the resulting distance. */
interface ParameterComparison {
  alternative: ParameterValues
  compared: ParameterValues
  result: WeightedDistance
}

/**
 * Compares one parameter of a target with that of a sign. Of several alternatives the nearest counts.
 * @param index of the parameter
 */
export function compareParameter(
  index: number,
  { alternatives, unspecifiedMeans }: ComparisonTarget,
  values: ParameterValues,
  lists: ListLookup,
): ParameterComparison {
  const { weight, distance } = parameters[index] as Parameter
  const measure = (a: ParameterValues, b: ParameterValues) => distance(a, b, lists)
  let nearest: ParameterComparison | null = null
  for (const alternative of alternatives[index] ?? []) {
    const compared = unspecifiedMeans === 'any' ? generalizeToTarget(alternative, values, lists) : values
    const result = compareFeature(weight, valuesOrNull(alternative), valuesOrNull(compared), measure)
    if (!nearest || result.distance < nearest.result.distance) nearest = { alternative, compared, result }
  }
  return nearest ?? { alternative: unspecifiedValues, compared: unspecifiedValues, result: zeroWeight }
}

/** The properties that both describe and in which they differ, most relevant first. */
export function differences(
  target: ComparisonTarget,
  articulation: readonly ParameterValues[],
  lists: ListLookup,
): ArticulationKey[] {
  return articulation
    .map((values, index) => ({ index, ...compareParameter(index, target, values, lists) }))
    .toSorted((a, b) => weightedDistanceOf(b.result) - weightedDistanceOf(a.result))
    .flatMap(
      ({ index, alternative, compared }) =>
        difference(parameters[index] as Parameter, alternative, compared) ?? [],
    )
}

const weightedDistanceOf = ({ weight, distance }: WeightedDistance) => weight * distance

/** The property in which two values differ: the second property only when the first values do not differ. */
function difference(
  { key, secondKey }: Parameter,
  a: ParameterValues,
  b: ParameterValues,
): ArticulationKey | null {
  if (differ(a[0], b[0])) return key
  return differ(a[1], b[1]) ? secondKey : null
}

const differ = (a: number, b: number) => a !== unspecified && b !== unspecified && a !== b

const valuesOrNull = (values: ParameterValues) => (areSameValues(values, unspecifiedValues) ? null : values)

/** The values of a sign, generalized to the level of detail of a query. */
const generalizeToTarget = (
  target: ParameterValues,
  values: ParameterValues,
  lists: ListLookup,
): ParameterValues => [
  generalizeValue(target[0], values[0], lists),
  generalizeValue(target[1], values[1], lists),
]

function generalizeValue(target: number, value: number, lists: ListLookup): number {
  if (target === unspecified) return unspecified
  return lists.headsOf(value).includes(target) ? target : value
}
