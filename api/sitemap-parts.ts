import { sitePages } from '#domains/content/site-pages.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { mediaAddress } from '#domains/search/presenters/search.presenter.ts'
import { isExact } from '#domains/search/query/filter-value.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { type SitemapVideo, urlElement, urlsetEnd, urlsetStart } from './sitemap-xml.ts'

/**
 * Signs of one part by their ids: 1 to 1,999 stand in `signs-0`, so that a new sign changes one part and no other.
 * A full part has 10,000 addresses, below the 50,000 that are allowed, and is written in a tenth of a second.
 */
const idsPerPart = 2_000
/** Signs written in one go; what else waits is answered in between. */
const signsPerChunk = 40

/** One file of the sitemap. */
export interface SitemapPart {
  /** `pages`, or `signs-3`. */
  name: string
  /** When its newest sign was published; null for pages. Milliseconds since 1970 (UTC). */
  changedAt: number | null
  /** The text in pieces of equal work, made as they are asked for. */
  write(origin: string): Iterable<string>
}

/** A page in all its languages. */
interface SitemapPage {
  /** Below the locale. */
  path: string
  changedAt: number | null
  video: ((locale: Locale) => SitemapVideo) | null
}

/** Every public page and published sign, in parts; the demonstration is not for search engines. */
export function sitemapParts(dictionary: PublishedDictionary): Map<string, SitemapPart> {
  const signs = dictionary.byIds(dictionary.ids()).filter(({ source }) => source !== 'demo')
  const byPart = Map.groupBy(signs, ({ id }) => Math.floor(id / idsPerPart))
  const pages = [...pagesOf(dictionary), ...(signs.length > 0 ? handshapePages(dictionary) : [])]
  const parts: SitemapPart[] = [
    { name: 'pages', changedAt: null, write: (origin) => writeUrls([pages], origin) },
    ...[...byPart].map(([number, its]) => ({
      name: `signs-${number}`,
      changedAt: its.reduce((newest, { publishedAt }) => Math.max(newest, publishedAt), 0),
      write: (origin: string) => writeUrls(signPages(its, dictionary, origin), origin),
    })),
  ]
  return new Map(parts.map((part) => [part.name, part]))
}

function* writeUrls(pageChunks: Iterable<readonly SitemapPage[]>, origin: string): Iterable<string> {
  yield urlsetStart
  for (const places of pageChunks) yield places.map((place) => pageUrls(place, origin)).join('')
  yield urlsetEnd
}

function pageUrls({ path, changedAt, video }: SitemapPage, origin: string): string {
  const alternates = locales.map((language) => ({ language, address: `${origin}/${language}${path}` }))
  return locales
    .map((locale) =>
      urlElement({
        address: `${origin}/${locale}${path}`,
        alternates,
        changedAt,
        video: video?.(locale) ?? null,
      }),
    )
    .join('')
}

const pageAt = (path: string): SitemapPage => ({ path, changedAt: null, video: null })

const pagesOf = ({ contents }: PublishedDictionary): SitemapPage[] => [
  ...sitePages.map(({ path }) => pageAt(path)),
  ...contents
    .filter(({ inFooter }) => inFooter)
    .map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt: changedAt.getTime(), video: null })),
]

/** The lists of signs by their hand. */
function handshapePages(dictionary: PublishedDictionary): SitemapPage[] {
  const { handshape = {} } = dictionary.facets(emptyQuery(dictionary.defaultLanguage), ['handshape'])
  const hands = Object.keys(handshape)
    .map(Number)
    .filter((wanted) => !isExact(wanted))
  return ['view-all', ...hands.map((hand) => `signs/${hand}`)].map((page) =>
    pageAt(`/search-signs/handshape/${page}`),
  )
}

function* signPages(
  signs: readonly SearchEntry[],
  dictionary: PublishedDictionary,
  origin: string,
): Iterable<SitemapPage[]> {
  for (let at = 0; at < signs.length; at += signsPerChunk)
    yield signs.slice(at, at + signsPerChunk).map((sign) => ({
      path: `/signs/view/${sign.id}`,
      changedAt: sign.publishedAt,
      video: videoOf(sign, dictionary, origin),
    }))
}

/** Google wants both the video and a picture of it. */
function videoOf(sign: SearchEntry, dictionary: PublishedDictionary, origin: string): SitemapPage['video'] {
  const source = mediaAddress(sign.video)
  const poster = mediaAddress(sign.poster)
  if (source === null || poster === null) return null
  return (locale) => ({
    poster: `${origin}${poster}`,
    source: `${origin}${source}`,
    publishedAt: sign.publishedAt,
    ...videoTexts(sign, dictionary, locale),
  })
}

/** A sign's title and sentence as its page says them. */
function videoTexts({ gloss, translations }: SearchEntry, dictionary: PublishedDictionary, locale: Locale) {
  const t = translator(locale)
  const site = dictionary.dataset.name || t('public:siteName')
  const order = [locale, ...dictionary.languages.map(({ code }) => code), ...Object.keys(translations)]
  const language = order.find((code) => translations[code]?.length)
  const words = language && translations[language]?.slice(0, 5).join(', ')
  return words
    ? { title: `${gloss} – ${words}`, description: t('signs:descriptionWords', { words, site }) }
    : { title: gloss, description: t('signs:description', { gloss, site }) }
}
