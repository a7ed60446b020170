import { siteName } from '#domains/content/site-name.ts'
import type { sitePages } from '#domains/content/site-pages.ts'
import { mediaUrl } from '#domains/media/media.ts'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { isExact } from '#domains/search/query/filter-value.ts'
import { emptyQuery, type SearchEntry } from '#domains/search/search-model.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { type Locale, locales } from '#platform/i18n/locales.ts'
import { type SitemapVideo, urlElement, urlsetEnd, urlsetStart } from './sitemap-xml.ts'

/**
 * Signs per part, by id: `signs-0` contains the ids 1 to 1,999. So a new sign changes only one part. A full part has
 * 10,000 URLs, of 50,000 allowed, and is written in a tenth of a second.
 */
const idsPerPart = 2_000
/** Signs written at once; other requests are answered between two chunks. */
const signsPerChunk = 40

/** One file of the sitemap. */
export interface SitemapPart {
  /** `pages`, or `signs-3`. */
  name: string
  /** When its newest sign was published, in milliseconds since 1970 (UTC); null for pages. */
  changedAt: number | null
  /** The text in chunks of similar size, generated on demand. */
  write(origin: string): Iterable<string>
}

/** A page in all locales. */
interface SitemapPage {
  /** The path after the locale. */
  path: string
  changedAt: number | null
  video: ((locale: Locale) => SitemapVideo) | null
}

/** A page with a fixed path, without the locale. */
export type FixedPage = Pick<(typeof sitePages)[number], 'path'>

/**
 * All public pages and published signs in parts, without the demonstration.
 * @param fixedPages those that are not empty
 */
export function sitemapParts(
  dictionary: PublishedDictionary,
  fixedPages: readonly FixedPage[],
): Map<string, SitemapPart> {
  const signs = dictionary.byIds(dictionary.ids()).filter(({ source }) => source !== demoSource)
  const byPart = Map.groupBy(signs, ({ id }) => Math.floor(id / idsPerPart))
  const pages = [...pagesOf(dictionary, fixedPages), ...(signs.length > 0 ? handshapePages(dictionary) : [])]
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
  for (const pages of pageChunks) yield pages.map((page) => pageUrls(page, origin)).join('')
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

const pagesOf = ({ contents }: PublishedDictionary, fixedPages: readonly FixedPage[]): SitemapPage[] => [
  ...fixedPages.map(({ path }) => pageAt(path)),
  ...contents
    .filter(({ inFooter }) => inFooter)
    .map(({ slug, changedAt }) => ({ path: `/${slug}`, changedAt: changedAt.getTime(), video: null })),
]

/** The pages of signs by handshape. */
function handshapePages(dictionary: PublishedDictionary): SitemapPage[] {
  const { handshape = {} } = dictionary.facets(emptyQuery(dictionary.defaultLanguage), ['handshape'])
  const hands = Object.keys(handshape)
    .map(Number)
    .filter((wanted) => !isExact(wanted))
  if (hands.length === 0) return []
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

/** Google requires both the video and a thumbnail. */
function videoOf(sign: SearchEntry, dictionary: PublishedDictionary, origin: string): SitemapPage['video'] {
  const source = mediaUrl(sign.video)
  const poster = mediaUrl(sign.poster)
  if (source === null || poster === null) return null
  return (locale) => ({
    poster: `${origin}${poster}`,
    source: `${origin}${source}`,
    publishedAt: sign.publishedAt,
    ...videoTexts(sign, dictionary, locale),
  })
}

/** Title and description of a sign, as on its page. */
function videoTexts({ gloss, translations }: SearchEntry, dictionary: PublishedDictionary, locale: Locale) {
  const t = translator(locale)
  const site = siteName(dictionary.dataset, t)
  const order = [locale, ...dictionary.languages.map(({ code }) => code), ...Object.keys(translations)]
  const language = order.find((code) => translations[code]?.length)
  const words = language && translations[language]?.slice(0, 5).join(', ')
  return words
    ? { title: `${gloss} – ${words}`, description: t('signs:descriptionWords', { words, site }) }
    : { title: gloss, description: t('signs:description', { gloss, site }) }
}
