import type { Articulation, MinimalPair, Neighbour } from './articulation.ts'
import { ArticulationTable } from './articulation-table.ts'
import { type ComparisonTarget, differences } from './comparison.ts'
import { coreMaskOf, countCoreParameters, sharedMaskTable } from './core-mask.ts'
import { type Candidates, findNearest, type NearestSearch } from './find-nearest.ts'
import { createListLookup, type FindEntry, type ListLookup } from './list-lookup.ts'
import { MinimalPairs } from './minimal-pairs.ts'
import { unspecifiedValues } from './parameter-values.ts'
import { parameters } from './parameters.ts'

const defaultLimit = 20
const spellingLexicalTypes = new Set(['letter', 'acronym', 'fingerspelled', 'number', 'number-incorporated'])

/**
 * Two signs are compared when both describe at least this many of hand, location and movement. A sign that describes
 * fewer has no neighbours. For a query with only one of the three, that one is sufficient.
 */
const minComparableParameters = 2

/**
 * An in-memory index of signs by articulation: finds similar signs and minimal pairs. It is updated sign by sign.
 */
export class ArticulationIndex {
  #lists: ListLookup
  #articulations = new Map<number, Articulation>()
  #table = new ArticulationTable()
  #pairs = new MinimalPairs(this.#table)

  /** @param findEntry an entry of any reference list by its id */
  constructor(findEntry: FindEntry) {
    this.#lists = createListLookup(findEntry)
  }

  /**
   * Inserts or replaces articulations by id, and removes others. The index retains the articulations: do not mutate
   * them afterwards.
   */
  apply(articulations: readonly Articulation[], removed: readonly number[]): void {
    const upserted = new Map(articulations.map((articulation) => [articulation.id, articulation]))
    for (const id of removed) upserted.delete(id)
    for (const id of removed) this.#delete(id)
    for (const articulation of upserted.values()) this.#insert(articulation)
  }

  /** Rebuilds the index from its articulations. Call it after the reference lists have changed. */
  rebuild(findEntry: FindEntry): void {
    this.#lists = createListLookup(findEntry)
    const articulations = this.#articulations.values()
    this.#articulations = new Map()
    this.#table = new ArticulationTable()
    this.#pairs = new MinimalPairs(this.#table)
    for (const articulation of articulations) this.#insert(articulation)
  }

  /** The signs most similar to one, nearest first; none when too little of its articulation is described. */
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
   * The signs most similar to a description, nearest first. Of several values of a property any one may match.
   * Properties without a value are not compared. None when hand, location and movement are all missing.
   * @param candidates restricts the result to these signs
   */
  nearestToDescription(
    articulation: Omit<Articulation, 'id'>,
    limit = defaultLimit,
    candidates: Candidates | null = null,
  ): Neighbour[] {
    const alternatives = parameters.map((parameter) => parameter.read(articulation, this.#lists))
    return this.#search({ alternatives, unspecifiedMeans: 'any' }, { limit, excludedSlot: null, candidates })
  }

  /** The minimal pairs of a sign, ordered by parameter, then by id. */
  minimalPairsOf(id: number): MinimalPair[] {
    const slot = this.#table.slotOf(id)
    return slot === undefined ? [] : this.#pairs.of(slot)
  }

  #search(
    target: ComparisonTarget,
    bounds: Pick<NearestSearch, 'limit' | 'excludedSlot' | 'candidates'>,
  ): Neighbour[] {
    const core = coreMaskOf(target.alternatives.map(([first]) => first ?? unspecifiedValues))
    const minShared =
      target.unspecifiedMeans === 'any'
        ? Math.min(countCoreParameters(core), minComparableParameters)
        : minComparableParameters
    if (minShared === 0) return []
    const search = { target, comparable: sharedMaskTable(core, minShared), ...bounds }
    return findNearest(this.#table, this.#lists, search).map(({ slot, id, distance }) => ({
      id,
      distance: distance / 1000,
      differs: differences(target, this.#table.values(slot), this.#lists),
    }))
  }

  #insert(articulation: Articulation): void {
    this.#delete(articulation.id)
    this.#articulations.set(articulation.id, articulation)
    const slot = this.#table.add(articulation, this.#lists)
    if (!isSpelled(articulation, this.#lists)) this.#pairs.add(slot)
  }

  #delete(id: number): void {
    this.#articulations.delete(id)
    const slot = this.#table.slotOf(id)
    if (slot === undefined) return
    this.#pairs.remove(slot)
    this.#table.remove(id, slot)
  }
}

/** Whether a sign spells or counts: its handshapes are letters or digits, which form no minimal pairs. */
const isSpelled = ({ values }: Articulation, lists: ListLookup) =>
  (values.lexicalType ?? []).some((id) => spellingLexicalTypes.has(lists.entry(id)?.value ?? ''))
