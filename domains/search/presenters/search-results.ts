import {
  type Criterion,
  describeDifference,
  describeMatch,
  sharedMajorParameters,
} from '#domains/signs/describe-difference.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { filterKeys } from '../query/filters.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import type { NearSign, SearchableDictionary } from '../searchable-dictionary.ts'
import { propertyOf } from './categories.ts'
import { filterTitle, presentChosenFilters } from './filter.presenter.ts'
import { type NearSignView, presentCard, presentResults, type ResultsView } from './search.presenter.ts'

type Dictionary = Pick<
  SearchableDictionary,
  'search' | 'nearest' | 'card' | 'defaultLanguage' | 'vocabulary' | 'languages'
>

/** Who reads the results. */
interface Reader {
  locale: Locale
  t: Translate
}

/** As many as stand on a page of results at once. */
const maxNearestShown = 12

/**
 * Answers a query with a page of cards; a page beyond the last one gives the last. Where nothing fits, the signs
 * made most alike are offered.
 */
export function searchResults(dictionary: Dictionary, query: SearchQuery, reader: Reader): ResultsView {
  const first = dictionary.search(query)
  const last = Math.max(1, Math.ceil(first.total / query.perPage))
  const shown = query.page > last ? { ...query, page: last } : query
  const result = shown === query ? first : dictionary.search(shown)
  const { defaultLanguage } = dictionary
  const cards = presentResults(result, shown, { language: query.language, defaultLanguage }, (id) =>
    dictionary.card(id),
  )
  const view = { ...cards, ...presentChosenFilters(dictionary, query, reader) }
  return first.total > 0 ? view : { ...view, near: presentNearest(dictionary, query, reader) }
}

function presentNearest(dictionary: Dictionary, query: SearchQuery, reader: Reader): NearSignView[] {
  const { defaultLanguage } = dictionary
  return dictionary
    .nearest(query)
    .slice(0, maxNearestShown)
    .map((near) => ({
      card: presentCard(near.sign, { language: query.language, defaultLanguage }),
      reason:
        describeMatch(requestedProperties(query, near, reader), reader) ??
        describeDifference(near.differs, sharedMajorParameters(query.filters, near.sign.values), reader),
    }))
}

/** What the filters ask for, in the order of the categories, and how a sign answers it. */
const requestedProperties = (
  { filters }: SearchQuery,
  { sign, missed }: NearSign,
  { t }: Reader,
): Criterion[] =>
  filterKeys
    .filter((key) => filters[key]?.length)
    .map((key) => ({
      property: propertyOf(key),
      title: filterTitle(key, t),
      matches: !missed.includes(key),
      isUndescribed: hasNoValue(key, sign),
    }))

function hasNoValue(key: FilterKey, { values, flags }: NearSign['sign']): boolean {
  const valueByKey: Partial<Record<FilterKey, number[] | boolean>> = {
    ...values,
    ...flags,
    handshape: [...(values.handshapeDominant ?? []), ...(values.handshapeNondominant ?? [])],
  }
  const own = valueByKey[key]
  return own === undefined || (Array.isArray(own) && own.length === 0)
}
