import type { FilterKey, SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { type CountedValue, countFilterValues } from './filter.presenter.ts'

/** What categories need of the dictionary. */
export type CategoryDictionary = Pick<SearchableDictionary, 'vocabulary' | 'languages' | 'media' | 'facets'>

/** A category whose values are counted. */
export interface CountedCategory {
  key: FilterKey
  /** The values of all properties that the categories show. */
  counted: ReadonlyMap<FilterKey, readonly CountedValue[]>
  /** With more values, only the most frequent ones and the chosen ones are presented. */
  maxValues: number
}

/** Areas and precise locations are shown together. */
const shownTogether = ['location', 'locationPrecise'] as const satisfies FilterKey[]
/** Whether a category shows areas with their precise locations. */
export const hasPlaces = (key: FilterKey) => key === 'location' || key === 'locationPrecise'

/** The values of categories, with the number of signs that each would leave. */
export const countCategories = (
  dictionary: CategoryDictionary,
  query: SearchQuery,
  keys: readonly FilterKey[],
): ReadonlyMap<FilterKey, readonly CountedValue[]> =>
  countFilterValues(dictionary, query, [
    ...new Set(keys.flatMap((key) => (hasPlaces(key) ? shownTogether : key))),
  ])
