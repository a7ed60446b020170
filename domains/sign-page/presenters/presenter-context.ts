import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { presentCard, type SignCardView } from '#domains/search/presenters/search.presenter.ts'
import { emptyQuery, formatSearchQuery, queryContext } from '#domains/search/query/search-query.ts'
import type { SearchEntry } from '#domains/search/search-model.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import type { Translate } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'

/** What a presenter must know of the reader and the platform. */
export interface PresenterContext {
  dictionary: Pick<PublishedDictionary, 'vocabulary' | 'defaultLanguage' | 'languages' | 'media' | 'dataset'>
  locale: Locale
  timeZone: string
  /** Begins every absolute address: `https://example.org`. */
  origin: string
  t: Translate
}

/** A text in a language; `informed` false asks for the note that it is not the reader's. */
export interface LocalizedTextView {
  text: string
  language: string
  informed: boolean
}

/** Another sign as a card of the reader's language. */
export const presentSignCard = (entry: SearchEntry, { locale, dictionary }: PresenterContext): SignCardView =>
  presentCard(entry, { language: locale, defaultLanguage: dictionary.defaultLanguage })

/** The page of all signs that have a value. */
export function valueSearchUrl(
  key: ReferenceKey,
  entry: number,
  { dictionary, locale }: PresenterContext,
): string {
  const query = { ...emptyQuery(locale), filters: { [key]: [entry] } }
  const params = formatSearchQuery(query, queryContext(dictionary, locale, 'ignore'))
  return `/${locale}/search-signs/view-all?${params}`
}
