import { SortedSlots } from '#domains/search/engine/sorted-slots.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import { maySee, maySeeHistory } from '#domains/signs/sign.policy.ts'
import { signStates } from '#domains/signs/sign-state.ts'
import type { Actor } from '#platform/actor.ts'
import {
  isInScope,
  isInTab,
  type ListFilter,
  matchesContent,
  matchesPeople,
  readsContent,
} from './list-filter.ts'
import { NumberLists } from './number-lists.ts'
import { PanelSignStore } from './panel-sign-store.ts'
import { authorsAndApprovers, countGroups, countTabs, type TabCounts } from './sign-counts.ts'
import { type SignListScope, signsPerPage } from './sign-list.input.ts'
import { asSeen, type SignOutline } from './sign-outline.ts'

/** The signs that match a query. */
export interface SelectedSigns {
  /** The ids of the signs of the page. */
  ids: number[]
  /** Number of matches on all pages. */
  total: number
  /** Number of matches under each tab, if the query had none. */
  counts: TabCounts
  page: number
  pages: number
  /** Authors and approvers of all signs of the list, whatever the filters are. */
  authors: Set<number | null>
  approvers: Set<number | null>
}

/** What a person sees: 1 for each group of signs that is listed, that is seen in all versions, or in the public one only. */
interface View {
  seen: (sign: SignOutline) => SignOutline
  listed: Uint8Array
  seesAll: Uint8Array
  seesPublic: Uint8Array
}

/**
 * The lists of the panel. Who may see a sign is decided by `maySee`, as on its page: once for each group of signs with the
 * same facts about people. Lists for which `readsContent` is false need no more than outlines.
 */
export class PanelSigns extends PanelSignStore {
  readonly #lists = new NumberLists()

  /** The number of the signs of chosen groups in each group of contents. */
  countContents(chosen: Uint8Array): Uint32Array {
    const lists = this.#lists
    lists.begin()
    const groupOf = this.people.byId
    return countGroups(
      this.contents,
      lists.choose(this.byChange, (id) => chosen[groupOf[id] as number] === 1),
    )
  }

  /** The ids of all signs of a list that match, in the order of the query. */
  selectIds(actor: Actor, scope: SignListScope, query: ListFilter): number[] {
    const { people } = this
    this.#lists.begin()
    const view = this.#viewOf(actor, scope)
    const inTab = people.where((sign) => query.tab === null || isInTab(actor, view.seen(sign), query.tab))
    const groupOf = people.byId
    const ids = this.#matches(query, view)
    const chosen = this.#lists.choose(ids, (id) => inTab[groupOf[id] as number] === 1)
    return [...(query.order === 'status' ? this.#byState(chosen, view) : chosen)]
  }

  /** What a person sees of the signs, decided for each group. */
  #viewOf(actor: Actor, scope: SignListScope): View {
    const { people } = this
    const seen = (sign: SignOutline) => asSeen(actor, sign)
    return {
      seen,
      listed: people.where((sign) => maySee(actor, sign).allowed && isInScope(actor, seen(sign), scope)),
      seesAll: people.where((sign) => maySeeHistory(actor, sign).allowed),
      seesPublic: people.where((sign) => seen(sign) !== sign),
    }
  }

  /** The signs of a list that match, one page of them, with the numbers under all tabs. */
  select(actor: Actor, scope: SignListScope, query: ListFilter): SelectedSigns {
    const { people } = this
    const lists = this.#lists
    lists.begin()
    const view = this.#viewOf(actor, scope)
    const ids = this.#matches(query, view)
    const perGroup = countGroups(people, ids)
    const { tab } = query
    const inTab = people.where((sign) => tab === null || isInTab(actor, view.seen(sign), tab))
    const groupOf = people.byId
    const chosen = tab === null ? ids : lists.choose(ids, (id) => inTab[groupOf[id] as number] === 1)
    const pages = Math.max(1, Math.ceil(chosen.length / signsPerPage))
    const page = Math.min(query.page, pages)
    const ordered = query.order === 'status' ? this.#byState(chosen, view) : chosen
    return {
      ids: [...ordered.subarray((page - 1) * signsPerPage, page * signsPerPage)],
      total: chosen.length,
      counts: countTabs(people, perGroup, { actor, scope, seen: view.seen }),
      page,
      pages,
      ...authorsAndApprovers(people, view.listed),
    }
  }

  /** The ids that match the text and the filters as the person sees the signs, in the order of the query. */
  #matches(query: ListFilter, { listed, seesAll, seesPublic }: View): Uint32Array {
    const { people, contents } = this
    const byPeople = people.where((sign) => matchesPeople(sign, query))
    const byContent = readsContent(query) ? contents.where((sign) => matchesContent(sign, query)) : null
    const recent = query.changedFrom === null ? null : this.#marks(this.changedFrom(query.changedFrom))
    const found = this.#find(query)
    const marks = found && query.order !== 'best' ? this.#marks(found) : null
    const isRanked = found !== null && query.order === 'best'
    const hasPublic = seesPublic.includes(1)
    const matchesPublic = hasPublic ? this.#publicMatcher(query) : () => false
    const order = !isRanked
      ? this.#inOrder(query)
      : hasPublic
        ? this.#withPublicMatches(found, matchesPublic)
        : found
    const [peopleOf, contentOf] = [people.byId, contents.byId]
    const chosen = this.#lists.choose(order, (id) => {
      const group = peopleOf[id] as number
      return (
        listed[group] === 1 &&
        byPeople[group] === 1 &&
        (seesPublic[group] === 1
          ? matchesPublic(id)
          : (byContent === null || byContent[contentOf[id] as number] === 1) &&
            (marks === null || marks[id] === 1) &&
            (recent === null || recent[id] === 1)) &&
        query.values.every((value) => this.byValue.has(id, value, seesAll[group] === 1)) &&
        query.properties.every((any) => any.some((fact) => this.byValue.has(id, fact, seesAll[group] === 1)))
      )
    })
    return isRanked || !hasPublic ? chosen : this.#orderPublic(chosen, seesPublic, query)
  }

  /** Whether the public version of a sign matches the query, apart from people and values. */
  #publicMatcher(query: ListFilter): (id: number) => boolean {
    if (readsContent(query)) return this.public.matcher(query, this.named(query.q))
    const from = query.changedFrom ?? Number.NEGATIVE_INFINITY
    return (id) => (this.outline(id).public?.changedAt ?? Number.NEGATIVE_INFINITY) >= from
  }

  /** The ranked ids, and after them the signs that only the text of their public version finds. */
  #withPublicMatches(ranked: Uint32Array, matchesPublic: (id: number) => boolean): Uint32Array {
    const known = this.#marks(ranked)
    const more = this.public.ids().filter((id) => known[id] !== 1 && matchesPublic(id))
    const all = this.#lists.take(ranked.length + more.length)
    all.set(ranked)
    all.set(more, ranked.length)
    return all
  }

  /** Moves the signs of which the person sees an earlier version to the place of that version. */
  #orderPublic(ids: Uint32Array, seesPublic: Uint8Array, query: ListFilter): Uint32Array {
    const groupOf = this.people.byId
    const isPublic = (id: number) => seesPublic[groupOf[id] as number] === 1
    const moved = this.#lists.choose(ids, isPublic)
    if (moved.length === 0) return ids
    const slots = new SortedSlots(this.#comparisonOf(query, isPublic))
    slots.slots = this.#lists.choose(ids, (id) => !isPublic(id))
    slots.insert([...moved])
    return slots.slots
  }

  #comparisonOf({ order }: ListFilter, isPublic: (id: number) => boolean): (a: number, b: number) => number {
    const textsOf = (id: number) =>
      (isPublic(id) ? this.public.sign(id) : this.sign(id))?.entry as SearchEntry
    if (order === 'alphabetical') return (a, b) => this.compareGlosses(textsOf(a), textsOf(b)) || a - b
    const timeOf = (id: number) => {
      const sign = this.outline(id)
      return (isPublic(id) ? (sign.public as SignOutline) : sign).changedAt
    }
    const older = (a: number, b: number) => timeOf(a) - timeOf(b) || a - b
    return order === 'oldest' ? older : (a, b) => older(b, a)
  }

  /** The ids that match a search text, the best first, each once; null without a text. */
  #find({ q, type, language }: ListFilter): Uint32Array | null {
    if (q === '') return null
    const ranked = this.engine.rankedIds({ ...emptyQuery(language), q, type })
    const named = this.named(q)
    if (named.size === 0) return ranked
    const found = this.#lists.take(named.size + ranked.length)
    found.set([...named])
    let count = named.size
    for (const id of ranked) if (!named.has(id)) found[count++] = id
    return found.subarray(0, count)
  }

  #marks(ids: Uint32Array): Uint32Array {
    return this.#lists.mark(ids, this.people.byId.length)
  }

  #inOrder({ order }: ListFilter): Uint32Array {
    if (order !== 'alphabetical')
      return order === 'oldest' ? this.byChange : this.#lists.reverse(this.byChange)
    return this.alphabetical
  }

  /** Sorted by state, in the order of the tabs; within a state the order stays. */
  #byState(ids: Uint32Array, { seen }: View): Uint32Array {
    const { people } = this
    const sorted = this.#lists.take(ids.length)
    const groupOf = people.byId
    let count = 0
    for (const state of signStates) {
      const inState = people.where((sign) => seen(sign).state === state)
      for (const id of ids) if (inState[groupOf[id] as number] === 1) sorted[count++] = id
    }
    return sorted
  }
}
