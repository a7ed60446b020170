import type { Articulation, MinimalPair, Neighbour } from './articulation.ts'
import { ArticulationTable } from './articulation-table.ts'
import { type ComparisonTarget, differences } from './comparison.ts'
import { coreMaskOf, countCoreParameters, sharedMaskTable } from './core-parameters.ts'
import { type Candidates, findNearest, type NearestSearch } from './find-nearest.ts'
import { createListLookup, type FindEntry, type ListLookup } from './list-lookup.ts'
import { MinimalPairs } from './minimal-pairs.ts'
import { unspecifiedValues } from './parameter-values.ts'
import { parameters } from './parameters.ts'

const defaultLimit = 20
const spellingLexicalTypes = new Set(['letter', 'acronym', 'fingerspelled', 'number', 'number-incorporated'])

/**
 * Two signs are compared when both describe so many of hand, place and movement; a sign that describes fewer has no
 * neighbours and is nobody's. A query that asks for one of them needs only that one.
 */
const minComparableParameters = 2

/** Signs by their form: which are made alike, and which are minimal pairs. In memory; kept up sign by sign. */
export class ArticulationIndex {
  #lists: ListLookup
  #articulations = new Map<number, Articulation>()
  #table = new ArticulationTable()
  #pairs = new MinimalPairs(this.#table)

  /** @param entryOf the values of the reference lists, whatever the list */
  constructor(entryOf: FindEntry) {
    this.#lists = createListLookup(entryOf)
  }

  /** Puts forms in, or in place of those with the same id; takes others out. Keeps the forms: do not change them. */
  apply(forms: readonly Articulation[], removed: readonly number[]): void {
    const wanted = new Map(forms.map((form) => [form.id, form]))
    for (const id of removed) wanted.delete(id)
    for (const id of removed) this.#delete(id)
    for (const form of wanted.values()) this.#insert(form)
  }

  /** Reads all forms again, after the reference lists changed. */
  rebuild(entryOf: FindEntry): void {
    this.#lists = createListLookup(entryOf)
    const forms = this.#articulations.values()
    this.#articulations = new Map()
    this.#table = new ArticulationTable()
    this.#pairs = new MinimalPairs(this.#table)
    for (const form of forms) this.#insert(form)
  }

  /** The signs made most like one, itself left out; none when too little is said of its form. */
  nearest(id: number, limit = defaultLimit): Neighbour[] {
    const slot = this.#table.slotOf(id)
    if (slot === undefined) return []
    const alternatives = this.#table.values(slot).map((values) => [values])
    return this.#search(
      { alternatives, unspecifiedMeans: 'unknown' },
      { limit, excludedSlot: slot, candidates: null },
    )
  }

  /**
   * The signs nearest to a description, which may give several values for a property: any of them will do. What
   * it leaves open is the same in all signs. None when it says nothing of hand, place or movement.
   * @param among only signs with these ids
   */
  nearestToDescription(
    form: Omit<Articulation, 'id'>,
    limit = defaultLimit,
    among: Candidates | null = null,
  ): Neighbour[] {
    const alternatives = parameters.map((parameter) => parameter.read(form, this.#lists))
    return this.#search(
      { alternatives, unspecifiedMeans: 'unasked' },
      { limit, excludedSlot: null, candidates: among },
    )
  }

  /** The signs that differ from one in a single parameter of their form, by parameter, then by id. */
  minimalPairsOf(id: number): MinimalPair[] {
    const slot = this.#table.slotOf(id)
    return slot === undefined ? [] : this.#pairs.of(slot)
  }

  #search(
    wanted: ComparisonTarget,
    bounds: Pick<NearestSearch, 'limit' | 'excludedSlot' | 'candidates'>,
  ): Neighbour[] {
    const core = coreMaskOf(wanted.alternatives.map(([first]) => first ?? unspecifiedValues))
    const needed =
      wanted.unspecifiedMeans === 'unasked'
        ? Math.min(countCoreParameters(core), minComparableParameters)
        : minComparableParameters
    if (needed === 0) return []
    const search = { wanted, comparable: sharedMaskTable(core, needed), ...bounds }
    return findNearest(this.#table, this.#lists, search).map(({ slot, id, distance }) => ({
      id,
      distance: distance / 1000,
      differs: differences(wanted, this.#table.values(slot), this.#lists),
    }))
  }

  #insert(form: Articulation): void {
    this.#delete(form.id)
    this.#articulations.set(form.id, form)
    const slot = this.#table.add(form, this.#lists)
    if (!isSpelled(form, this.#lists)) this.#pairs.add(slot)
  }

  #delete(id: number): void {
    this.#articulations.delete(id)
    const slot = this.#table.slotOf(id)
    if (slot === undefined) return
    this.#pairs.remove(slot)
    this.#table.remove(id, slot)
  }
}

/** Signs that spell or count: their handshapes are letters and digits, and contrast nothing else. */
const isSpelled = ({ values }: Articulation, lists: ListLookup) =>
  (values.lexicalType ?? []).some((id) => spellingLexicalTypes.has(lists.entry(id)?.value ?? ''))
