import type { ChosenFilter } from '../../presenters/search.presenter.ts'
import { type FilterChoice, searchAddress, toggleFilter, withFilter } from '../../query/search-address.ts'
import type { SearchQuery } from '../../search-model.ts'

/** The name of the URL parameter for the open category. */
export const openCategoryName = 'category'

/** The state of the category pages in their URL. */
export interface CategoryState {
  query: SearchQuery
  /** The formatted filters. */
  filters: string
  /** The name of the open category; null for none. */
  category: string | null
}

/** The URL of a state on the current page, with its first page of results and all letters. */
export function categoryAddress({ query, filters, category }: CategoryState): string {
  const all = category === null ? filters : withFilter(filters, openCategoryName, category)
  return searchAddress({ ...query, page: 1, letter: null }, all)
}

/** The URL that adds or removes a value. */
export const choiceAddress = (state: CategoryState, name: string, choice: FilterChoice): string =>
  categoryAddress({ ...state, filters: toggleFilter(state.filters, name, choice) })

/** The chosen filters with links that do not close the open category. */
export const keepCategoryOpen = (chosen: readonly ChosenFilter[], category: string | null): ChosenFilter[] =>
  chosen.map((one) => ({
    ...one,
    filtersWithout:
      category === null ? one.filtersWithout : withFilter(one.filtersWithout, openCategoryName, category),
  }))
