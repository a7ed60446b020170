import { FacetIndex } from '#domains/search/engine/facet-index.ts'
import { SearchEngine } from '#domains/search/engine/search-engine.ts'
import { inflections } from '#domains/search/inflection/inflections.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import { type ListFilter, matchesContent } from './list-filter.ts'
import type { PanelSign } from './panel-sign.ts'

/** What the public sees of the signs whose current version waits, with the search engine of these texts. */
export class PublicVersions {
  readonly #signs = new Map<number, PanelSign>()
  readonly #compare: (a: SearchEntry, b: SearchEntry) => number
  /** Most dictionaries have few such signs, and some have none. */
  #engine: SearchEngine | undefined

  constructor(compare: (a: SearchEntry, b: SearchEntry) => number) {
    this.#compare = compare
  }

  sign(id: number): PanelSign | undefined {
    return this.#signs.get(id)
  }

  ids(): number[] {
    return [...this.#signs.keys()]
  }

  /** Takes the public versions of inserted or replaced signs, and forgets those of others. */
  apply(signs: readonly PanelSign[], removed: readonly number[]): void {
    const seen = signs.flatMap((sign) => sign.public ?? [])
    const without = signs.flatMap((sign) => (sign.public ? [] : sign.id))
    const gone = [...without, ...removed].filter((id) => this.#signs.delete(id))
    for (const sign of seen) this.#signs.set(sign.id, sign)
    if (seen.length + gone.length === 0) return
    this.#engine ??= new SearchEngine({ facets: FacetIndex, compare: this.#compare, inflections })
    this.#engine.apply(
      seen.map(({ entry }) => entry),
      gone,
    )
  }

  /**
   * Whether the public version of a sign matches the text and the filters by content.
   * @param named the signs whose number the text is
   */
  matcher(query: ListFilter, named: ReadonlySet<number>): (id: number) => boolean {
    const { q, type, language, changedFrom } = query
    const found =
      q === '' ? null : new Set(this.#engine?.rankedIds({ ...emptyQuery(language), q, type }) ?? [])
    return (id) => {
      const sign = this.#signs.get(id)
      return (
        sign !== undefined &&
        (found === null || found.has(id) || named.has(id)) &&
        matchesContent(sign, query) &&
        (changedFrom === null || sign.changedAt >= changedFrom)
      )
    }
  }
}
