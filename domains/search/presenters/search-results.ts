import {
  type Criterion,
  describeDifference,
  describeMatch,
  sharedMajorParameters,
} from '#domains/signs/describe-difference.ts'
import { filterKeys } from '../query/filters.ts'
import { type FilterKey, type SearchOrder, type SearchQuery, searchOrders } from '../search-model.ts'
import type { NearSign, SearchableDictionary } from '../searchable-dictionary.ts'
import { cardContext } from './card-context.ts'
import { propertyOf } from './categories.ts'
import { filterTitle, presentChosenFilters } from './filter.presenter.ts'
import type { LocaleContext } from './presenter-context.ts'
import {
  type CombinationView,
  type NearSignView,
  presentCard,
  presentResults,
  type ResultsView,
} from './search.presenter.ts'

type Dictionary = Pick<
  SearchableDictionary,
  | 'search'
  | 'hasFrequencies'
  | 'nearest'
  | 'card'
  | 'combination'
  | 'defaultLanguage'
  | 'vocabulary'
  | 'languages'
  | 'media'
>

const maxNearestShown = 12

/**
 * One page of results for a query; a page number beyond the last page gives the last page. When no sign matches, the
 * signs nearest to the query are offered.
 */
export function searchResults(
  dictionary: Dictionary,
  query: SearchQuery,
  context: LocaleContext,
): ResultsView {
  const first = dictionary.search(query)
  const last = Math.max(1, Math.ceil(first.total / query.perPage))
  const shown = query.page > last ? { ...query, page: last } : query
  const result = shown === query ? first : dictionary.search(shown)
  const cards = presentResults(result, shown, cardContext(dictionary, query.language), (id) =>
    dictionary.card(id),
  )
  const view = {
    ...cards,
    ...presentChosenFilters(dictionary, query, context),
    combination: presentCombination(dictionary, query),
    orders: offeredOrders(dictionary, query),
  }
  return first.total > 0 ? view : { ...view, near: presentNearest(dictionary, query, context) }
}

/** The order by use only where there are uses, or where a shared link contains it. */
const offeredOrders = ({ hasFrequencies }: Dictionary, { order }: SearchQuery): readonly SearchOrder[] =>
  hasFrequencies || order === 'frequent' ? searchOrders : searchOrders.filter((one) => one !== 'frequent')

/** The combination for a general search; other searches name what they look for. */
function presentCombination(dictionary: Dictionary, query: SearchQuery): CombinationView | null {
  const found = query.type === 'general' && query.q !== '' ? dictionary.combination(query) : null
  if (!found) return null
  const cards = cardContext(dictionary, query.language)
  return { text: found.text, cards: found.signs.map((sign) => presentCard(sign, cards)) }
}

/** The signs nearest to a query, with what differs from it. */
export function presentNearest(
  dictionary: Dictionary,
  query: SearchQuery,
  context: LocaleContext,
): NearSignView[] {
  const cards = cardContext(dictionary, query.language)
  return dictionary
    .nearest(query)
    .slice(0, maxNearestShown)
    .map((near) => ({
      card: presentCard(near.sign, cards),
      reason:
        describeMatch(requestedProperties(query, near, context), context) ??
        describeDifference(near.differs, sharedMajorParameters(query.filters, near.sign.values), context),
    }))
}

/** The filtered properties in the order of the categories, and whether the sign matches each of them. */
const requestedProperties = (
  { filters }: SearchQuery,
  { sign, missed }: NearSign,
  { t }: LocaleContext,
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
