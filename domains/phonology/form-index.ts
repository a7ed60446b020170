import { differences, type Wanted } from './comparison.ts'
import { coreOf, countCore, sharing } from './core.ts'
import { FormTable } from './form-table.ts'
import { type EntryOf, type Lists, readLists } from './lists.ts'
import { MinimalPairs } from './minimal-pairs.ts'
import { type Among, findNearest, type Search } from './nearest.ts'
import { parameters } from './parameters.ts'
import type { FoundPair, Neighbour, SignForm } from './sign-form.ts'
import { nothing } from './values.ts'

const usualLimit = 20
const spelled = new Set(['letter', 'acronym', 'fingerspelled', 'number', 'number-incorporated'])

/**
 * Two signs are compared when both describe so many of hand, place and movement; a sign that describes fewer has no
 * neighbours and is nobody's. A query that asks for one of them needs only that one.
 */
const enough = 2

/** Signs by their form: which are made alike, and which are minimal pairs. In memory; kept up sign by sign. */
export class FormIndex {
  #lists: Lists
  #forms = new Map<number, SignForm>()
  #table = new FormTable()
  #pairs = new MinimalPairs(this.#table)

  /** @param entryOf the values of the reference lists, whatever the list */
  constructor(entryOf: EntryOf) {
    this.#lists = readLists(entryOf)
  }

  /** Puts forms in, or in place of those with the same id; takes others out. Keeps the forms: do not change them. */
  apply(forms: readonly SignForm[], removed: readonly number[]): void {
    const wanted = new Map(forms.map((form) => [form.id, form]))
    for (const id of removed) wanted.delete(id)
    for (const id of removed) this.#takeOut(id)
    for (const form of wanted.values()) this.#putIn(form)
  }

  /** Reads all forms again, after the reference lists changed. */
  rebuild(entryOf: EntryOf): void {
    this.#lists = readLists(entryOf)
    const forms = this.#forms.values()
    this.#forms = new Map()
    this.#table = new FormTable()
    this.#pairs = new MinimalPairs(this.#table)
    for (const form of forms) this.#putIn(form)
  }

  /** The signs made most like one, itself left out; none when too little is said of its form. */
  nearest(id: number, limit = usualLimit): Neighbour[] {
    const slot = this.#table.slotOf(id)
    if (slot === undefined) return []
    const alternatives = this.#table.values(slot).map((values) => [values])
    return this.#search({ alternatives, silenceIs: 'unknown' }, { limit, except: slot, among: null })
  }

  /**
   * The signs nearest to a description, which may give several values for a property: any of them will do. What
   * it leaves open is the same in all signs. None when it says nothing of hand, place or movement.
   * @param among only signs with these ids
   */
  nearestTo(form: Omit<SignForm, 'id'>, limit = usualLimit, among: Among | null = null): Neighbour[] {
    const alternatives = parameters.map((parameter) => parameter.read(form, this.#lists))
    return this.#search({ alternatives, silenceIs: 'unasked' }, { limit, except: null, among })
  }

  /** The signs that differ from one in a single parameter of their form, by parameter, then by id. */
  minimalPairsOf(id: number): FoundPair[] {
    const slot = this.#table.slotOf(id)
    return slot === undefined ? [] : this.#pairs.of(slot)
  }

  #search(wanted: Wanted, bounds: Pick<Search, 'limit' | 'except' | 'among'>): Neighbour[] {
    const core = coreOf(wanted.alternatives.map(([first]) => first ?? nothing))
    const needed = wanted.silenceIs === 'unasked' ? Math.min(countCore(core), enough) : enough
    if (needed === 0) return []
    const search = { wanted, comparable: sharing(core, needed), ...bounds }
    return findNearest(this.#table, this.#lists, search).map(({ slot, id, distance }) => ({
      id,
      distance: distance / 1000,
      differs: differences(wanted, this.#table.values(slot), this.#lists),
    }))
  }

  #putIn(form: SignForm): void {
    this.#takeOut(form.id)
    this.#forms.set(form.id, form)
    const slot = this.#table.add(form, this.#lists)
    if (!isSpelled(form, this.#lists)) this.#pairs.add(slot)
  }

  #takeOut(id: number): void {
    this.#forms.delete(id)
    const slot = this.#table.slotOf(id)
    if (slot === undefined) return
    this.#pairs.remove(slot)
    this.#table.remove(id, slot)
  }
}

/** Signs that spell or count: their handshapes are letters and digits, and contrast nothing else. */
const isSpelled = ({ values }: SignForm, lists: Lists) =>
  (values.lexicalType ?? []).some((id) => spelled.has(lists.entry(id)?.value ?? ''))
