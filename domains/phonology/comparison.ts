import type { ArticulationKey } from './articulation.ts'
import type { ListLookup } from './list-lookup.ts'
import { areSameValues, type ParameterValues, unspecified, unspecifiedValues } from './parameter-values.ts'
import { type Parameter, parameters } from './parameters.ts'
import { compareFeature, type WeightedDistance, zeroWeight } from './weighted-distance.ts'

/** What is compared with all signs. */
export interface ComparisonTarget {
  /** For each parameter, in their order, its alternatives: one of a sign, of a query perhaps several. */
  alternatives: readonly (readonly ParameterValues[])[]
  /**
   * What it does not say: `unknown`, as of a sign, or `unasked`, as of a query. To a query all that it leaves open
   * is the same, and a head that it asks for stands for all its values.
   */
  unspecifiedMeans: 'unknown' | 'unasked'
}

/** What was compared: the nearest alternative, and what the sign says in its terms. */
interface ParameterComparison {
  wanted: ParameterValues
  said: ParameterValues
  part: WeightedDistance
}

/** Compares what is wanted with what a sign says in one parameter; of several alternatives the nearest counts. */
export function compareParameter(
  index: number,
  { alternatives, unspecifiedMeans }: ComparisonTarget,
  values: ParameterValues,
  lists: ListLookup,
): ParameterComparison {
  const { weight, distance } = parameters[index] as Parameter
  const measure = (a: ParameterValues, b: ParameterValues) => distance(a, b, lists)
  let nearest: ParameterComparison | null = null
  for (const wanted of alternatives[index] ?? []) {
    const said = unspecifiedMeans === 'unasked' ? generalizeToTarget(wanted, values, lists) : values
    const part = compareFeature(weight, valuesOrNull(wanted), valuesOrNull(said), measure)
    if (!nearest || part.distance < nearest.part.distance) nearest = { wanted, said, part }
  }
  return nearest ?? { wanted: unspecifiedValues, said: unspecifiedValues, part: zeroWeight }
}

/** What is described in both and differs, the weightiest first. */
export function differences(
  wanted: ComparisonTarget,
  form: readonly ParameterValues[],
  lists: ListLookup,
): ArticulationKey[] {
  return form
    .map((values, index) => ({ index, ...compareParameter(index, wanted, values, lists) }))
    .toSorted((a, b) => weightedDistanceOf(b.part) - weightedDistanceOf(a.part))
    .flatMap(({ index, wanted, said }) => difference(parameters[index] as Parameter, wanted, said) ?? [])
}

const weightedDistanceOf = ({ weight, distance }: WeightedDistance) => weight * distance

/** The property in which two values of a parameter differ: the finer one only where the first is the same. */
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

/** A sign's values, with no more detail than was asked for. */
const generalizeToTarget = (
  asked: ParameterValues,
  said: ParameterValues,
  lists: ListLookup,
): ParameterValues => [generalizeValue(asked[0], said[0], lists), generalizeValue(asked[1], said[1], lists)]

function generalizeValue(asked: number, said: number, lists: ListLookup): number {
  if (asked === unspecified) return unspecified
  return lists.headsOf(said).includes(asked) ? asked : said
}
