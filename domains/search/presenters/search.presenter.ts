import type { ArticulationPictureView } from '#domains/hand-drawings/articulation-picture.ts'
import type { HandPictureView } from '#domains/hand-drawings/hand-picture.presenter.ts'
import { mediaUrl } from '#domains/media/media.ts'
import { demoSource } from '#domains/signs/demo-source.ts'
import { resolveText } from '#platform/i18n/resolve-text.ts'
import { fold } from '#platform/text/fold.ts'
import { type MarkedText, markText } from '../engine/mark-text.ts'
import {
  type DidYouMean,
  type Match,
  type SearchEntry,
  type SearchOrder,
  type SearchQuery,
  type SearchResult,
  type SearchStep,
  searchOrders,
} from '../search-model.ts'
import type { CardContext, ContentLanguages } from './presenter-context.ts'

/** One sign of a list. The search index API sends it unchanged. */
export interface SignCardView {
  id: number
  gloss: MarkedText
  /** Its first keywords, in the visitor's language if it has any. */
  words: (MarkedText & { language: string }) | null
  /** The text that matches the search, when neither gloss nor words contain it. */
  found: (MarkedText & { field: Match['field']; language: string | null }) | null
  /** URLs of the poster and of the muted preview. */
  poster: string | null
  preview: string | null
  /** Its hands and its location, for a sign without a poster. */
  articulation: ArticulationPictureView | null
  isDemo: boolean
  /** Has the tag `offensive`; the card is marked. */
  isOffensive: boolean
}

/** A sign that is offered when no sign matches, with what it shares with the query and what differs. */
export interface NearSignView {
  card: SignCardView
  reason: string
}

/** A chosen value that can be removed. */
export interface ChosenFilter {
  /** Name of the filter in URLs. */
  name: string
  value: string
  /** Name of the filter in the interface language. */
  property: string
  text: string
  /** Its picture, for a handshape. */
  hand: HandPictureView | null
  /** The formatted filters after it is removed. */
  filtersWithout: string
}

/** A page of results. */
export interface ResultsView {
  query: SearchQuery
  cards: SignCardView[]
  total: number
  pages: number
  /** How the signs were found. */
  steps: SearchStep[]
  /** When no text equals the query: similar texts of the dictionary. */
  didYouMean: DidYouMean[]
  /** The orders that are offered. */
  orders: readonly SearchOrder[]
  /** Letters with results. */
  letters: string[]
  /** The filters of the query, formatted as parameters. */
  filters: string
  /** The same filters one by one. */
  chosen: ChosenFilter[]
  /** When no sign matches: the signs nearest to the query, the nearest first. */
  near: NearSignView[]
  /** How signs express the search text together, if it has no sign of its own. */
  combination: CombinationView | null
}

/** A word or phrase without a sign of its own, and the signs that express it together. */
export interface CombinationView {
  text: string
  cards: SignCardView[]
}

const maxShownKeywords = 3

/** The card of a sign; with a search text and its match, the matching part is highlighted. */
export function presentCard(
  entry: SearchEntry,
  context: CardContext,
  q = '',
  match: Match | null = null,
): SignCardView {
  const words = presentWords(entry, context, q, match)
  const isShown =
    !match ||
    match.field === 'gloss' ||
    (match.field === 'translation' && match.language === words?.language) ||
    isSameText(match.text, [entry.gloss, ...(words?.text.split(', ') ?? [])])
  const isInGloss = match?.field === 'gloss' || (isShown && beginsWith(entry.gloss, q))
  return {
    id: entry.id,
    gloss: markText(entry.gloss, isInGloss ? q : ''),
    words: words && (isInGloss ? { ...words, mark: null } : words),
    found: isShown ? null : { ...markText(match.text, q), field: match.field, language: match.language },
    poster: mediaUrl(entry.poster),
    preview: mediaUrl(entry.preview),
    articulation: entry.poster === null ? (context.articulationOf?.(entry) ?? null) : null,
    isDemo: entry.source === demoSource,
    isOffensive: entry.isOffensive,
  }
}

/** Then the gloss is marked, whichever text of the card ranks higher: the first text that matches has the mark. */
const beginsWith = (text: string, q: string): boolean => markText(text, q).mark?.[0] === 0

/** Whether a text is one of those of the card, apart from capitals and accents: “WATER” beside “water”. */
const isSameText = (text: string, shown: readonly string[]): boolean =>
  shown.some((one) => fold(one) === fold(text))

function presentWords(
  entry: SearchEntry,
  languages: ContentLanguages,
  q: string,
  match: Match | null,
): SignCardView['words'] {
  const keywords = keywordsFor(entry, languages)
  if (!keywords) return null
  const { text: all, language } = keywords
  const isHere = match?.field === 'translation' && match.language === language
  const shown = all.slice(0, maxShownKeywords)
  if (isHere && !shown.includes(match.text))
    shown.splice(0, shown.length, match.text, ...all.slice(0, maxShownKeywords - 1))
  return { ...markText(shown.join(', '), isHere ? q : ''), language }
}

/** Keywords in the visitor's language, else in the default language, else in the first language that has any. */
function keywordsFor({ translations }: SearchEntry, { language, defaultLanguage }: ContentLanguages) {
  const filled = Object.fromEntries(Object.entries(translations).filter(([, words]) => words.length > 0))
  const [first] = Object.keys(filled)
  return (
    resolveText(filled, language, defaultLanguage) ??
    (first === undefined ? null : resolveText(filled, first, first))
  )
}

/** @param find returns the entry of a hit; a hit without an entry is left out */
export function presentResults(
  result: SearchResult,
  query: SearchQuery,
  context: CardContext,
  find: (id: number) => SearchEntry | undefined,
): ResultsView {
  return {
    query,
    cards: result.hits.flatMap(({ id, match }) => {
      const entry = find(id)
      return entry ? presentCard(entry, context, query.q, match) : []
    }),
    total: result.total,
    pages: Math.ceil(result.total / query.perPage),
    steps: result.steps,
    didYouMean: result.didYouMean,
    orders: searchOrders,
    letters: [...result.letters.keys()],
    filters: '',
    chosen: [],
    near: [],
    combination: null,
  }
}
