import type { SearchQuery } from '#domains/search/entry.ts'
import type { FilterKey } from '#domains/search/facet-index.ts'
import type { PublishedDictionary } from '#domains/search/index.ts'
import { emptyQuery, formatSearchQuery, queryFacts } from '#domains/search/search-query.ts'
import { property, wireName } from '#domains/signs/properties.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** A filter of the address, to be said and taken away. */
export interface ChosenFilter {
  /** Property and value: "Dominant hand: flat hand". */
  name: string
  /** The parameters that stay without it. */
  without: string
}

/** The filters of a query, as parameters to keep and one by one; those of yes and no are only kept. */
export function chosenFilters(
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'languages'>,
  { filters }: Pick<SearchQuery, 'filters'>,
  locale: Locale,
  t: Translate,
): { parameters: string; chosen: ChosenFilter[] } {
  const facts = queryFacts(dictionary, locale, 'ignore')
  const written = (some: SearchQuery['filters']) =>
    formatSearchQuery({ ...emptyQuery(locale), filters: some }, facts).toString()
  const chosen = (Object.entries(filters) as [FilterKey, number[]][]).flatMap(([key, ids]) =>
    ids.flatMap((id) => {
      if (property(key).list === undefined) return []
      const value = dictionary.vocabulary.describe(id, locale).text
      const without = written({ ...filters, [key]: ids.filter((other) => other !== id) })
      return { name: `${t(`properties:${wireName(key) as 'gloss'}`)}: ${value}`, without }
    }),
  )
  return { parameters: written(filters), chosen }
}
