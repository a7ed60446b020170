import { compare, type Part, silent } from './half-known.ts'
import type { Lists } from './lists.ts'
import { type Parameter, parameters } from './parameters.ts'
import type { FormKey } from './sign-form.ts'
import { isSame, nothing, silence, type Values } from './values.ts'

/** What is compared with all signs. */
export interface Wanted {
  /** For each parameter, in their order, its alternatives: one of a sign, of a query perhaps several. */
  alternatives: readonly (readonly Values[])[]
  /**
   * What it does not say: `unknown`, as of a sign, or `unasked`, as of a query. To a query all that it leaves open
   * is the same, and a head that it asks for stands for all its values.
   */
  silenceIs: 'unknown' | 'unasked'
}

/** What was compared: the nearest alternative, and what the sign says in its terms. */
interface Compared {
  wanted: Values
  said: Values
  part: Part
}

/** Compares what is wanted with what a sign says in one parameter; of several alternatives the nearest counts. */
export function compareIn(
  index: number,
  { alternatives, silenceIs }: Wanted,
  values: Values,
  lists: Lists,
): Compared {
  const { weight, distance } = parameters[index] as Parameter
  const measure = (a: Values, b: Values) => distance(a, b, lists)
  let nearest: Compared | null = null
  for (const wanted of alternatives[index] ?? []) {
    const said = silenceIs === 'unasked' ? asAsked(wanted, values, lists) : values
    const part = compare(weight, orNull(wanted), orNull(said), measure)
    if (!nearest || part.distance < nearest.part.distance) nearest = { wanted, said, part }
  }
  return nearest ?? { wanted: nothing, said: nothing, part: silent }
}

/** What is described in both and differs, the weightiest first. */
export function differences(wanted: Wanted, form: readonly Values[], lists: Lists): FormKey[] {
  return form
    .map((values, index) => ({ index, ...compareIn(index, wanted, values, lists) }))
    .toSorted((a, b) => weightOf(b.part) - weightOf(a.part))
    .flatMap(({ index, wanted, said }) => difference(parameters[index] as Parameter, wanted, said) ?? [])
}

const weightOf = ({ weight, distance }: Part) => weight * distance

/** The property in which two values of a parameter differ: the finer one only where the first is the same. */
function difference({ key, secondKey }: Parameter, a: Values, b: Values): FormKey | null {
  if (differ(a[0], b[0])) return key
  return differ(a[1], b[1]) ? secondKey : null
}

const differ = (a: number, b: number) => a !== silence && b !== silence && a !== b

const orNull = (values: Values) => (isSame(values, nothing) ? null : values)

/** A sign's values, with no more detail than was asked for. */
const asAsked = (asked: Values, said: Values, lists: Lists): Values => [
  inTermsOf(asked[0], said[0], lists),
  inTermsOf(asked[1], said[1], lists),
]

function inTermsOf(asked: number, said: number, lists: Lists): number {
  if (asked === silence) return silence
  return lists.headsOf(said).includes(asked) ? asked : said
}
