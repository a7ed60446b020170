import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { firstLetter, foldQuery, foldWords } from '#platform/text/fold.ts'
import type { Inflection } from '../inflection/inflection.ts'
import type { FilterKey, SearchEntry, SearchQuery, SearchResult } from '../search-model.ts'
import { EarlierGlosses } from './earlier-glosses.ts'
import { LanguageFieldNumbers, numberedTextsOf } from './entry-texts.ts'
import { type FacetCounts, type FacetIndex, type Grouping, ungrouped } from './facet-index.ts'
import { bestMatcher, findMatches, type Matches } from './matcher.ts'
import { slotsByRank, slotsInOrder, withLast } from './page-window.ts'
import type { FilteredSigns } from './partial-matches.ts'
import { SlotList, SlotSets } from './slot-sets.ts'
import { SortedSlots } from './sorted-slots.ts'
import { SpellingIndex } from './spelling-index.ts'
import { packTextUse, TextIndex } from './text-index.ts'
import { WordForms } from './word-forms.ts'

interface Options {
  /** The alphabetical order; equal entries are ordered by id. */
  compare: (a: SearchEntry, b: SearchEntry) => number
  /** For queries with filters. The browser's index has no properties, so it does not load this class. */
  facets?: typeof FacetIndex
  grouping?: Grouping
  /** By content language; its inflected forms are found. */
  inflections?: Readonly<Record<string, Inflection>>
}

const maxCachedMatches = 32

/**
 * Search of published signs in memory: words, filters, letters, facets, orders. It does no I/O; the browser runs the
 * same code on its smaller index.
 */
export class SearchEngine {
  /** Entries by slot. A slot is a small number that identifies an entry and is reused after its removal. */
  #entries: (SearchEntry | undefined)[] = []
  /** The ids of these entries, by slot. */
  readonly #ids: number[] = []
  #slots = new Map<number, number>()
  #freeSlots: number[] = []
  #letters = new SlotSets<string>()
  readonly #newFacets: (grouping: Grouping) => FacetIndex | undefined
  #facets: FacetIndex | undefined
  readonly #languages = new LanguageFieldNumbers()
  readonly #words = new SpellingIndex()
  readonly #texts = new TextIndex(this.#words)
  readonly #forms: ReadonlyMap<string, WordForms>
  readonly #earlierGlosses = new EarlierGlosses()
  readonly #alphabetical: SortedSlots
  readonly #oldest: SortedSlots
  #uses: ReadonlyMap<number, number> = new Map()
  /** The slots by use, most first; undefined after a change. */
  #frequent: Uint32Array | undefined
  /** The slots of offensive signs. */
  readonly #offensive = new TypedFastBitSet()
  /** All other slots, for school mode; undefined after a change. */
  #inoffensive: TypedFastBitSet | undefined
  #matchCache = new Map<string, Matches | null>()

  constructor({ compare, facets, grouping = ungrouped, inflections = {} }: Options) {
    this.#forms = new Map(
      Object.entries(inflections).map(([language, data]) => [language, new WordForms(data, this.#words)]),
    )
    this.#alphabetical = this.#sequence((a, b) => compare(a, b) || a.id - b.id)
    this.#oldest = this.#sequence((a, b) => a.publishedAt - b.publishedAt || a.id - b.id)
    this.#newFacets = (groups) => facets && new facets(groups)
    this.#facets = this.#newFacets(grouping)
  }

  get #requiredFacets(): FacetIndex {
    if (!this.#facets) throw new Error('a search engine without facets cannot count them')
    return this.#facets
  }

  get count(): number {
    return this.#slots.size
  }

  /** How many distinct folded texts can be found, and how many words they contain. */
  get sizes(): { texts: number; words: number } {
    return { texts: this.#texts.size, words: this.#words.size }
  }

  get offensiveCount(): number {
    return this.#offensive.size()
  }

  entry(id: number): SearchEntry | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#entries[slot]
  }

  /** The ids of all entries, ascending. */
  ids(): number[] {
    return [...this.#slots.keys()].toSorted((a, b) => a - b)
  }

  /** All entries in alphabetical order. */
  entries(): SearchEntry[] {
    return Array.from(this.#alphabetical.slots, (slot) => this.#at(slot))
  }

  /** Inserts entries or replaces those with the same id, and removes others. An id in both lists is removed. */
  apply(upserts: readonly SearchEntry[], removed: readonly number[]): void {
    const wanted = new Map(upserts.map((entry) => [entry.id, entry]))
    for (const id of removed) wanted.delete(id)
    this.#removeEntries(new Set([...removed, ...wanted.keys()]))
    this.#insertEntries([...wanted.values()])
    this.#matchCache.clear()
    this.#inoffensive = undefined
    this.#frequent = undefined
  }

  /** Sets how often signs are used, by id; other signs are not used. */
  setUses(uses: ReadonlyMap<number, number>): void {
    this.#uses = uses
    this.#frequent = undefined
  }

  /** Rebuilds the facets after the groups of the reference lists changed. */
  regroup(grouping: Grouping): void {
    this.#facets = this.#newFacets(grouping)
    for (const slot of this.#slots.values()) this.#facets?.add(slot, this.#at(slot))
  }

  search(query: SearchQuery): SearchResult {
    const matches = this.#matches(query)
    const withoutLetter = this.#restrict(query, matches)
    const letters = this.#letters.counts(withoutLetter && new SlotList(withoutLetter))
    const among = this.#withLetter(query, withoutLetter)
    const slots = matches?.found === false ? [] : this.#page(query, matches, among)
    const matchOf = matches && bestMatcher(matches.parts, query)
    return {
      hits: slots.map((slot) => {
        const entry = this.#at(slot)
        return { id: entry.id, match: matchOf?.(entry) ?? null }
      }),
      total: letters.reduce((sum, [letter, count]) => (isUnderLetter(query, letter) ? sum + count : sum), 0),
      steps: matches?.steps ?? [],
      didYouMean: matches?.didYouMean ?? [],
      letters: new Map(letters.toSorted(([a], [b]) => compareLetters(a, b))),
    }
  }

  /** The ids of all signs that match a query, on any page. */
  idsOf(query: SearchQuery): Set<number> {
    const among = this.#withLetter(query, this.#restrict(query, this.#matches(query)))
    const slots = among === null ? [...this.#slots.values()] : among.array()
    return new Set(slots.map((slot) => this.#at(slot).id))
  }

  /** The ids of all signs that match the text of a query, the best match first; empty for a blank text. */
  rankedIds(query: SearchQuery): Uint32Array {
    const matches = this.#matches(query)
    if (!matches?.found) return new Uint32Array(0)
    const window = { from: 0, size: this.count }
    return this.#idsAt(slotsByRank(this.#ranked(matches, null), window))
  }

  /** The ids of all entries in alphabetical order. */
  alphabeticalIds(): Uint32Array {
    return this.#idsAt(this.#alphabetical.slots)
  }

  /** The number of signs for each value of the filters, given the other choices of the query. */
  facets(query: SearchQuery, keys: readonly FilterKey[]): FacetCounts {
    const matches = this.#matches(query)
    const left = (except?: FilterKey) => {
      const slots = this.#withLetter(query, this.#restrict(query, matches, except))
      return slots && new SlotList(slots)
    }
    let all: SlotList | null | undefined
    const amongAll = () => {
      if (all === undefined) all = left()
      return all
    }
    return Object.fromEntries(
      keys.map((key) => [
        key,
        this.#requiredFacets.counts(key, query.filters[key]?.length ? left(key) : amongAll()),
      ]),
    )
  }

  /** The signs that match the text of a query, with any first letter, and those that match each of its filters. */
  filtered(query: SearchQuery): FilteredSigns {
    const keys = Object.keys(query.filters) as FilterKey[]
    return {
      byFilter: new Map(
        keys.flatMap((key) => {
          const matching = this.#requiredFacets.restrict({ [key]: query.filters[key] })
          return matching ? [[key, matching]] : []
        }),
      ),
      among: this.#searched(query, this.#matches(query)),
      slotOf: (id) => this.#slots.get(id),
      idAt: (slot) => this.#at(slot).id,
      slots: this.#alphabetical.slots,
    }
  }

  /** The slots that match search text and filters; null for all. */
  #restrict(query: SearchQuery, matches: Matches | null, except?: FilterKey): TypedFastBitSet | null {
    const filtered = this.#facets?.restrict(query.filters, except) ?? null
    const searched = this.#searched(query, matches)
    return filtered && searched ? filtered.intersection(searched) : (filtered ?? searched)
  }

  /** The slots that match the search text, or may be shown without one; null for all. */
  #searched({ isSchoolMode }: SearchQuery, matches: Matches | null): TypedFastBitSet | null {
    if (matches !== null) return matches.slots()
    if (!isSchoolMode || this.#offensive.isEmpty()) return null
    this.#inoffensive ??= new TypedFastBitSet(this.#slots.values()).difference(this.#offensive)
    return this.#inoffensive
  }

  #withLetter({ letter }: SearchQuery, among: TypedFastBitSet | null): TypedFastBitSet | null {
    if (letter === null) return among
    const under = this.#letters.withAny([letter])
    return among === null ? under : under.intersection(among)
  }

  #matches(query: SearchQuery): Matches | null {
    const { type, language, translationLanguage, isSchoolMode } = query
    const key = JSON.stringify([
      foldWords(foldQuery(query.q)) || query.q.trim(),
      type,
      language,
      translationLanguage,
      isSchoolMode,
    ])
    const cached = this.#matchCache.get(key)
    if (cached !== undefined) return cached
    const matches = findMatches(query, {
      texts: this.#texts,
      words: this.#words,
      forms: this.#forms,
      languages: this.#languages,
      entries: this.#entries,
      offensive: this.#offensive,
      earlierGlosses: this.#earlierGlosses,
    })
    const oldest = this.#matchCache.keys().next().value
    if (this.#matchCache.size === maxCachedMatches && oldest !== undefined) this.#matchCache.delete(oldest)
    this.#matchCache.set(key, matches)
    return matches
  }

  #page(query: SearchQuery, matches: Matches | null, among: TypedFastBitSet | null): number[] {
    const window = { from: (query.page - 1) * query.perPage, size: query.perPage }
    return matches !== null && query.order === 'best'
      ? [...slotsByRank(this.#ranked(matches, among === matches.slots() ? null : among), window)]
      : slotsInOrder(this.#order(query), among, window)
  }

  #ranked({ ranks }: Matches, among: TypedFastBitSet | null) {
    return { order: this.#alphabetical.slots, ranks, among, last: this.#offensive }
  }

  #order({ order }: SearchQuery): Uint32Array {
    if (order === 'best') return withLast(this.#alphabetical.slots, this.#offensive)
    if (order === 'frequent') return this.#byUse()
    if (order === 'oldest') return this.#oldest.slots
    return order === 'recent' ? this.#oldest.slots.toReversed() : this.#alphabetical.slots
  }

  /** Equally frequent signs are in alphabetical order. */
  #byUse(): Uint32Array {
    this.#frequent ??= this.#sortByUse()
    return this.#frequent
  }

  #sortByUse(): Uint32Array {
    const usesAt = (slot: number) => this.#uses.get(this.#at(slot).id) ?? 0
    const used = [...this.#alphabetical.slots].filter((slot) => usesAt(slot) > 0)
    const others = this.#alphabetical.slots.filter((slot) => usesAt(slot) === 0)
    const ordered = new Uint32Array(this.#alphabetical.slots.length)
    ordered.set(used.toSorted((a, b) => usesAt(b) - usesAt(a)))
    ordered.set(others, used.length)
    return ordered
  }

  #insertEntries(entries: readonly SearchEntry[]): void {
    const slots = entries.map((entry) => {
      const slot = this.#freeSlots.pop() ?? this.#entries.length
      this.#entries[slot] = entry
      this.#ids[slot] = entry.id
      this.#slots.set(entry.id, slot)
      for (const [text, field] of numberedTextsOf(entry, this.#languages))
        this.#texts.add(text, packTextUse(slot, field))
      this.#letters.add(firstLetter(entry.gloss), slot)
      this.#facets?.add(slot, entry)
      this.#earlierGlosses.add(slot, entry)
      if (entry.isOffensive) this.#offensive.add(slot)
      return slot
    })
    this.#alphabetical.insert(slots)
    this.#oldest.insert(slots)
  }

  #removeEntries(ids: ReadonlySet<number>): void {
    const slots = [...ids].flatMap((id) => this.#slots.get(id) ?? [])
    this.#alphabetical.remove(new Set(slots))
    this.#oldest.remove(new Set(slots))
    for (const slot of slots) {
      const entry = this.#at(slot)
      for (const [text, field] of numberedTextsOf(entry, this.#languages))
        this.#texts.remove(text, packTextUse(slot, field))
      this.#letters.remove(firstLetter(entry.gloss), slot)
      this.#facets?.remove(slot, entry)
      this.#earlierGlosses.remove(slot)
      this.#offensive.remove(slot)
      this.#slots.delete(entry.id)
      this.#entries[slot] = undefined
      this.#freeSlots.push(slot)
    }
  }

  #sequence(compare: (a: SearchEntry, b: SearchEntry) => number): SortedSlots {
    return new SortedSlots((a, b) => compare(this.#at(a), this.#at(b)))
  }

  #idsAt(slots: Uint32Array): Uint32Array {
    const ids = this.#ids
    return slots.map((slot) => ids[slot] as number)
  }

  #at(slot: number): SearchEntry {
    return this.#entries[slot] as SearchEntry
  }
}

const isUnderLetter = ({ letter }: SearchQuery, candidate: string) => letter === null || letter === candidate

/** `#` comes after all letters. */
const compareLetters = (a: string, b: string): number =>
  Number(a === '#') - Number(b === '#') || (a < b ? -1 : 1)
