import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { cardContext } from '#domains/search/presenters/card-context.ts'
import { presentCard, type SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { formatSearchQuery, queryContext } from '#domains/search/query/search-query-url.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** The dictionary, interface language and platform settings for the presenters of a sign's page. */
export interface PresenterContext {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'defaultLanguage' | 'languages' | 'media' | 'dataset'>
  locale: Locale
  timeZone: string
  /** Start of absolute URLs: `https://example.org`. */
  origin: string
  /** Whether everybody may download the uploaded originals of public signs. */
  offersOriginals: boolean
  t: Translate
}

/** The card of another sign in the interface language. */
export const presentSignCard = (entry: SearchEntry, { locale, dictionary }: PresenterContext): SignCardView =>
  presentCard(entry, cardContext(dictionary, locale))

/** The URL of the list of all signs with a value. */
export function valueSearchUrl(
  key: ReferenceKey,
  entry: number,
  { dictionary, locale }: PresenterContext,
): string {
  const query = { ...emptyQuery(locale), filters: { [key]: [entry] } }
  const params = formatSearchQuery(query, queryContext(dictionary, locale, 'ignore'))
  return `/${locale}/search-signs/view-all?${params}`
}
