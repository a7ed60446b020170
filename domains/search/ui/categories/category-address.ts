import type { ChosenFilter } from '../../presenters/search.presenter.ts'
import { searchAddress, withFilter, withoutFilter } from '../../query/search-address.ts'
import type { SearchQuery } from '../../search-model.ts'

/** What stands in the address of the pages of categories. */
export interface CategoryState {
  query: SearchQuery
  /** The chosen filters as parameters. */
  filters: string
  /** The open category, by its name; null when none is. */
  category: string | null
}

/** The address of a choice on the page in view: from its first page on, under all letters. */
export function categoryAddress({ query, filters, category }: CategoryState): string {
  const all = category === null ? filters : withFilter(filters, 'category', category)
  return searchAddress({ ...query, page: 1, letter: null }, all)
}

/** A value that can be chosen, or taken away. */
interface Choice {
  value: string
  isChosen: boolean
  /** The filters after the choice, where it changes more than this one value. */
  next?: string
}

/** The address in which a value is chosen, or no longer. */
export function choiceAddress(state: CategoryState, name: string, { value, isChosen, next }: Choice): string {
  const filters = next ?? (isChosen ? withoutFilter : withFilter)(state.filters, name, value)
  return categoryAddress({ ...state, filters })
}

/** The chips of an address whose open category stays open when one is taken away. */
export const keepCategoryOpen = (chosen: readonly ChosenFilter[], category: string | null): ChosenFilter[] =>
  chosen.map((one) => ({
    ...one,
    without: category === null ? one.without : withFilter(one.without, 'category', category),
  }))
