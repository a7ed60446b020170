import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { glossComparator } from '#domains/search/engine/gloss-comparator.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { SortedSlots } from '#domains/search/engine/sorted-slots.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import { contentFacts, peopleFacts } from './list-filter.ts'
import { type PanelSign, type PanelSignRow, toPanelSign } from './panel-sign.ts'
import { PublicVersions } from './public-versions.ts'
import { SignGroups } from './sign-groups.ts'
import { type OutlineRow, type SignOutline, toOutline } from './sign-outline.ts'
import { SignsByValue, signValues } from './signs-by-value.ts'
import { SourceNames } from './source-names.ts'

/**
 * All signs in memory, deleted ones included, with what finds and orders them. It does no I/O. It can begin with the outlines
 * of all signs.
 */
export class PanelSignStore {
  /** All signs; those with content are also in `#signs`. */
  readonly #outlines = new Map<number, SignOutline>()
  readonly #signs = new Map<number, PanelSign>()
  protected readonly engine: SearchEngine
  protected readonly public: PublicVersions
  protected readonly compareGlosses: ReturnType<typeof glossComparator>
  readonly #sourceNames = new SourceNames()
  readonly people = new SignGroups<SignOutline>(peopleFacts)
  readonly contents = new SignGroups<PanelSign>(contentFacts)
  protected readonly byValue = new SignsByValue()
  readonly #byChange: SortedSlots
  readonly #byCreation: SortedSlots
  readonly #offensiveTags: ReadonlySet<number>
  /** Undefined after a change. */
  #alphabetical: Uint32Array | undefined

  /** @param offensiveTags the ids of the tags of offensive signs */
  constructor(defaultLanguage: string, offensiveTags: ReadonlySet<number> = new Set()) {
    this.#offensiveTags = offensiveTags
    const compare = glossComparator(defaultLanguage)
    this.compareGlosses = compare
    this.engine = new SearchEngine({ facets: FacetIndex, compare, inflections })
    this.public = new PublicVersions(compare)
    this.#byChange = new SortedSlots((a, b) => this.outline(a).changedAt - this.outline(b).changedAt || a - b)
    this.#byCreation = new SortedSlots(
      (a, b) => this.outline(a).createdAt - this.outline(b).createdAt || a - b,
    )
  }

  get count(): number {
    return this.#outlines.size
  }

  /** A sign with its content; undefined also if only its outline is in memory. */
  sign(id: number): PanelSign | undefined {
    return this.#signs.get(id)
  }

  all(): Iterable<PanelSign> {
    return this.#signs.values()
  }

  /** The ids of all signs, those without content included. */
  ids(): number[] {
    return [...this.#outlines.keys()]
  }

  /** Ids, the sign that was changed last at the end. */
  get byChange(): Uint32Array {
    return this.#byChange.slots
  }

  /** Ids, the newest sign at the end. */
  get byCreation(): Uint32Array {
    return this.#byCreation.slots
  }

  /** Inserts signs without content. `orderOutlines` completes the insertion. */
  addOutlines(rows: readonly OutlineRow[]): void {
    for (const outline of rows.map(toOutline)) {
      this.#outlines.set(outline.id, outline)
      this.people.put(outline)
    }
  }

  /**
   * Takes the orders of all signs, after `addOutlines` for a new instance.
   * @param orders ids, the sign that was changed or created last at the end; of equal ones the highest id
   */
  orderOutlines({ byChange, byCreation }: { byChange: Uint32Array; byCreation: Uint32Array }): void {
    this.#byChange.slots = byChange
    this.#byCreation.slots = byCreation
  }

  /** Inserts or replaces signs, and removes others. */
  apply(rows: readonly PanelSignRow[], removed: readonly number[]): void {
    const signs = rows.map((row) => toPanelSign(row, this.#offensiveTags))
    const moved = signs.filter((sign) => !hasSameTimes(this.#outlines.get(sign.id), sign)).map(({ id }) => id)
    const left = new Set([...moved, ...removed].filter((id) => this.#outlines.has(id)))
    for (const order of [this.#byChange, this.#byCreation]) order.remove(left)
    for (const id of [...signs.map((sign) => sign.id), ...removed]) {
      const before = this.#signs.get(id)
      if (before) this.#sourceNames.remove(before)
    }
    for (const id of removed) {
      this.#outlines.delete(id)
      this.#signs.delete(id)
      this.byValue.remove(id)
      for (const groups of [this.people, this.contents]) groups.remove(id)
    }
    for (const sign of signs) {
      this.#outlines.set(sign.id, sign)
      this.#signs.set(sign.id, sign)
      this.#sourceNames.add(sign)
      this.people.put(sign)
      this.contents.put(sign)
    }
    for (const row of rows) this.byValue.put(row.id, signValues(row))
    for (const order of [this.#byChange, this.#byCreation]) order.insert(moved)
    this.engine.apply(
      signs.map(({ entry }) => entry),
      removed,
    )
    this.public.apply(signs, removed)
    this.#alphabetical = undefined
  }

  /** Signs with this id, `#12`, or this id at their source, `12` or `source:12`. */
  protected named(q: string): Set<number> {
    const wanted = q.replace(/^#/, '')
    const id = Number(wanted)
    return new Set([
      ...(String(id) === wanted && this.#signs.has(id) ? [id] : []),
      ...this.#sourceNames.find(q),
    ])
  }

  /** The ids of signs that were changed at a time or later. */
  protected changedFrom(time: number): Uint32Array {
    let low = 0
    let high = this.byChange.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.outline(this.byChange[middle] as number).changedAt < time) low = middle + 1
      else high = middle
    }
    return this.byChange.subarray(low)
  }

  /** The ids of all signs in alphabetical order. */
  protected get alphabetical(): Uint32Array {
    this.#alphabetical ??= this.engine.alphabeticalIds()
    return this.#alphabetical
  }

  protected outline(id: number): SignOutline {
    return this.#outlines.get(id) as SignOutline
  }
}

const hasSameTimes = (one: SignOutline | undefined, other: SignOutline): boolean =>
  one?.changedAt === other.changedAt && one.createdAt === other.createdAt
