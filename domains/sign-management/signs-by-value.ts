import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { publicDocument } from '#domains/signs/public-document.ts'
import type { SignDocument } from '#domains/signs/sign-document.ts'
import type { PanelSignRow } from './panel-sign.ts'

/** The reference values of a sign, by entry id. */
interface SignValues {
  /** Of the current version and of the public one. */
  all: ReadonlySet<number>
  /** Of what the public sees. */
  public: ReadonlySet<number>
}

const valuesIn = ({ values, notes }: Pick<SignDocument, 'values' | 'notes'>): number[] => [
  ...Object.values(values).flat(),
  ...notes.map(({ kind }) => kind),
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
  readonly #all = new Map<number, TypedFastBitSet>()
  readonly #public = new Map<number, TypedFastBitSet>()
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
  has(id: number, value: number, seesAll: boolean): boolean {
    return (seesAll ? this.#all : this.#public).get(value)?.has(id) ?? false
  }
}

function addTo(sets: Map<number, TypedFastBitSet>, value: number, id: number): void {
  const set = sets.get(value)
  if (set) set.add(id)
  else sets.set(value, new TypedFastBitSet([id]))
}
