import { hasLinks } from '#domains/network/network.presenter.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { categoryGroups } from '#domains/search/presenters/categories.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { defaultLocale } from '#platform/i18n/locales.ts'
import { memoizePerVersion } from './memoize-per-version.ts'
import type { SearchKey } from './site-links.ts'

type Searched = Pick<
  PublishedDictionary,
  'facets' | 'defaultLanguage' | 'count' | 'card' | 'relations' | 'vocabulary' | 'search'
>

/**
 * The ways to search that find something in the published signs; nothing links to the others. Words are always offered,
 * because their search says what is missing.
 */
export function findOfferedSearches(dictionary: Searched): SearchKey[] {
  const categories = categoryGroups.flatMap(({ keys }) => keys)
  const facets = dictionary.facets(emptyQuery(dictionary.defaultLanguage), categories)
  const hasValues = (counts: Record<number, number> = {}) => Object.keys(counts).length > 0
  const offered: Record<SearchKey, boolean> = {
    handshape: hasValues(facets.handshape),
    words: true,
    category: categories.some((key) => hasValues(facets[key])),
    network: hasLinks(dictionary),
    viewAll: dictionary.count > 0,
  }
  return (Object.keys(offered) as SearchKey[]).filter((key) => offered[key])
}

const memoized = memoizePerVersion(findOfferedSearches)

/** `findOfferedSearches`, computed once after each public change. */
export const getOfferedSearches = (dictionary: PublishedDictionary): SearchKey[] =>
  memoized(dictionary, defaultLocale)
