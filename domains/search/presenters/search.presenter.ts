import { resolveText } from '#platform/i18n/resolve-text.ts'
import { type MarkedText, markText } from '../engine/mark-text.ts'
import type { Match, SearchEntry, SearchQuery, SearchResult } from '../search-model.ts'

/** One sign of a list, as pages get it. */
export interface SignCardView {
  id: number
  gloss: MarkedText
  /** Its first keywords, in the visitor's language where there are some. */
  words: (MarkedText & { language: string }) | null
  /** Where the search text was found, when neither gloss nor words show it. */
  found: (MarkedText & { field: Match['field']; language: string | null }) | null
  /** Addresses of the poster and of the muted preview. */
  poster: string | null
  preview: string | null
  isDemo: boolean
}

/** A sign offered where nothing fits: what it shares with the query and what not, in words. */
export interface NearSignView {
  card: SignCardView
  reason: string
}

/** A chosen value, to be said and taken away. */
export interface ChosenFilter {
  /** As the address says it. */
  name: string
  value: string
  /** Of the filter, in the reader's words. */
  property: string
  text: string
  /** SignWriting key. */
  symbol: string | null
  /** The filters that stay without it, as parameters. */
  without: string
}

/** What a page of results shows. */
export interface ResultsView {
  query: SearchQuery
  cards: SignCardView[]
  total: number
  pages: number
  /** Nothing fitted, and the cards forgive one typing error. */
  forgiven: boolean
  /** Letters with results. */
  letters: string[]
  /** The filters of the query as parameters, and one by one. */
  filters: string
  chosen: ChosenFilter[]
  /** Where nothing fits: the signs made most like what was asked for, nearest first. */
  near: NearSignView[]
}

interface Reader {
  /** Content language of the visitor. */
  language: string
  defaultLanguage: string
}

const maxShownKeywords = 3

/** The address of a stored file. */
export const mediaAddress = (key: string | null): string | null => (key === null ? null : `/media/${key}`)

/** A card for a reader; with a search text and its match, what was found is marked. */
export function presentCard(
  entry: SearchEntry,
  reader: Reader,
  q = '',
  match: Match | null = null,
): SignCardView {
  const gloss = markText(entry.gloss, match?.field === 'gloss' ? q : '')
  const words = presentWords(entry, reader, q, match)
  const isShown =
    !match || match.field === 'gloss' || (match.field === 'translation' && match.language === words?.language)
  return {
    id: entry.id,
    gloss,
    words,
    found: isShown ? null : { ...markText(match.text, q), field: match.field, language: match.language },
    poster: mediaAddress(entry.poster),
    preview: mediaAddress(entry.preview),
    isDemo: entry.source === 'demo',
  }
}

function presentWords(
  entry: SearchEntry,
  reader: Reader,
  q: string,
  match: Match | null,
): SignCardView['words'] {
  const keywords = keywordsFor(entry, reader)
  if (!keywords) return null
  const { text: all, language } = keywords
  const isHere = match?.field === 'translation' && match.language === language
  const shown = all.slice(0, maxShownKeywords)
  if (isHere && !shown.includes(match.text))
    shown.splice(0, shown.length, match.text, ...all.slice(0, maxShownKeywords - 1))
  return { ...markText(shown.join(', '), isHere ? q : ''), language }
}

/** Keywords in the reader's language, else the default one, else the first there are. */
function keywordsFor({ translations }: SearchEntry, { language, defaultLanguage }: Reader) {
  const filled = Object.fromEntries(Object.entries(translations).filter(([, words]) => words.length > 0))
  const [first] = Object.keys(filled)
  return (
    resolveText(filled, language, defaultLanguage) ??
    (first === undefined ? null : resolveText(filled, first, first))
  )
}

/** @param find the entry of a hit; hits whose entry has gone meanwhile are left out */
export function presentResults(
  result: SearchResult,
  query: SearchQuery,
  reader: Reader,
  find: (id: number) => SearchEntry | undefined,
): ResultsView {
  return {
    query,
    cards: result.hits.flatMap(({ id, match }) => {
      const entry = find(id)
      return entry ? presentCard(entry, reader, query.q, match) : []
    }),
    total: result.total,
    pages: Math.ceil(result.total / query.perPage),
    forgiven: result.forgiven,
    letters: [...result.letters.keys()],
    filters: '',
    chosen: [],
    near: [],
  }
}
