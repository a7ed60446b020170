import { type Asked, sharedAspects, wordDifference, wordFit } from '#domains/signs/difference.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { propertyOf } from './categories.ts'
import { categoryTitle } from './category.presenter.ts'
import { chooseArea } from './category-choices.ts'
import type { FilterKey, SearchQuery } from './entry.ts'
import { presentChosen } from './filter.presenter.ts'
import { filterKeys, filterName } from './filters.ts'
import type { NearSign, PublishedDictionary } from './published.ts'
import {
  type ChosenFilter,
  type NearView,
  presentCard,
  presentResults,
  type ResultsView,
} from './search.presenter.ts'
import { formatFilters, queryFacts } from './search-query.ts'

type Dictionary = Pick<
  PublishedDictionary,
  'search' | 'nearest' | 'card' | 'defaultLanguage' | 'vocabulary' | 'languages'
>

/** Who reads the results. */
interface Reader {
  locale: Locale
  t: Translate
}

/** As many as stand on a page of results at once. */
const nearShown = 12

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
  const { filters, chosen } = presentChosen(dictionary, query, reader)
  const view = { ...cards, filters, chosen: withItsPlaces(dictionary, query, chosen) }
  return first.total > 0 ? view : { ...view, near: nearTo(dictionary, query, reader) }
}

/** The chips, of which an area takes its precise places with it. */
function withItsPlaces(
  dictionary: Pick<Dictionary, 'vocabulary' | 'languages'>,
  { filters, language }: SearchQuery,
  chosen: readonly ChosenFilter[],
): ChosenFilter[] {
  const { location = [], locationPrecise } = filters
  if (location.length === 0 || !locationPrecise) return [...chosen]
  const facts = queryFacts(dictionary, language, 'ignore')
  const areas = location.values()
  return chosen.map((chip) => {
    const area = chip.name === filterName('location') ? areas.next().value : undefined
    return area === undefined
      ? chip
      : { ...chip, without: formatFilters(chooseArea(filters, area, facts.entryById), facts) }
  })
}

function nearTo(dictionary: Dictionary, query: SearchQuery, reader: Reader): NearView[] {
  const { defaultLanguage } = dictionary
  return dictionary
    .nearest(query)
    .slice(0, nearShown)
    .map((near) => ({
      card: presentCard(near.sign, { language: query.language, defaultLanguage }),
      reason:
        wordFit(askedOf(query, near, reader), reader) ??
        wordDifference(near.differs, sharedAspects(query.filters, near.sign.values), reader),
    }))
}

/** What the filters ask for, in the order of the categories, and how a sign answers it. */
const askedOf = ({ filters }: SearchQuery, { sign, missed }: NearSign, { t }: Reader): Asked[] =>
  filterKeys
    .filter((key) => filters[key]?.length)
    .map((key) => ({
      property: propertyOf(key),
      title: categoryTitle(key, t),
      fits: !missed.includes(key),
      isSilent: isSilent(key, sign),
    }))

function isSilent(key: FilterKey, { values, flags }: NearSign['sign']): boolean {
  const said: Partial<Record<FilterKey, number[] | boolean>> = {
    ...values,
    ...flags,
    handshape: [...(values.handshapeDominant ?? []), ...(values.handshapeNondominant ?? [])],
  }
  const own = said[key]
  return own === undefined || (Array.isArray(own) && own.length === 0)
}
