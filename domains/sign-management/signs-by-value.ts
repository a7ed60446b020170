import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import type { FilterKey } from '#domains/search/search-model.ts'
import { effectiveValues, type ReferenceKey, type YesNoKey } from '#domains/signs/properties.ts'
import { publicDocument } from '#domains/signs/public-document.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { PanelSignRow } from './panel-sign.ts'

/** An entry in any property or note, or a fact about one property. */
type ValueKey = number | string

/** The values of a sign. */
interface SignValues {
  /** Of the current version and of the public one. */
  all: ReadonlySet<ValueKey>
  /** Of what the public sees. */
  public: ReadonlySet<ValueKey>
}

/** An entry, or yes (1) or no (0), as the value of a filter. */
export const propertyFact = (key: FilterKey, value: number): string => `${key}:${value}`

/** The values by which the search of published signs filters. */
function propertyFacts({ values, flags }: Pick<SignDocument, 'values' | 'flags'>): string[] {
  const effective = Object.entries(effectiveValues(values)) as [ReferenceKey, number[]][]
  const hands = [values.handshapeDominant, values.handshapeNondominant].flatMap((ids) => ids ?? [])
  return [
    ...effective.flatMap(([key, ids]) => ids.map((id) => propertyFact(key, id))),
    ...hands.map((id) => propertyFact('handshape', id)),
    ...Object.entries(flags).map(([key, flag]) => propertyFact(key as YesNoKey, flag ? 1 : 0)),
  ]
}

const valuesIn = (document: SignDocument): ValueKey[] => [
  ...Object.values(document.values).flat(),
  ...document.notes.map(({ kind }) => kind),
  ...propertyFacts(document),
]

/** The values of a sign: of its properties and the kinds of its notes. */
export function signValues({ document, revision, publishedRevision, published }: PanelSignRow): SignValues {
  const seen =
    publishedRevision === null
      ? []
      : publishedRevision === revision
        ? valuesIn(publicDocument(document))
        : published
          ? valuesIn(published)
          : []
  return { all: new Set([...valuesIn(document), ...seen]), public: new Set(seen) }
}

/** Signs by their reference values: one set of ids for each value, because most values have few signs or most of them. */
export class SignsByValue {
  readonly #all = new Map<ValueKey, TypedFastBitSet>()
  readonly #public = new Map<ValueKey, TypedFastBitSet>()
  readonly #known = new TypedFastBitSet()

  put(id: number, values: SignValues): void {
    this.remove(id)
    this.#known.add(id)
    for (const value of values.all) addTo(this.#all, value, id)
    for (const value of values.public) addTo(this.#public, value, id)
  }

  remove(id: number): void {
    if (!this.#known.has(id)) return
    this.#known.remove(id)
    for (const sets of [this.#all, this.#public]) for (const set of sets.values()) set.remove(id)
  }

  /** Whether a sign has a value, as somebody sees it who may see all versions, or only what is public. */
  has(id: number, value: ValueKey, seesAll: boolean): boolean {
    return (seesAll ? this.#all : this.#public).get(value)?.has(id) ?? false
  }
}

function addTo(sets: Map<ValueKey, TypedFastBitSet>, value: ValueKey, id: number): void {
  const set = sets.get(value)
  if (set) set.add(id)
  else sets.set(value, new TypedFastBitSet([id]))
}
