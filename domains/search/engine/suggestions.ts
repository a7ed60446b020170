import type { CardContext } from '../presenters/presenter-context.ts'
import { presentResults, type SignCardView } from '../presenters/search.presenter.ts'
import {
  emptyQuery,
  type SearchEntry,
  type SearchQuery,
  type SearchResult,
  type SearchStep,
} from '../search-model.ts'

/** The number of signs in the list below a search box. */
export const maxSuggestions = 8

/** A sign in the list below a search box. The search index API sends it unchanged. */
export interface Suggestion extends SignCardView {
  /** Whether it has a poster; the browser's index does not contain its URL. */
  hasPoster: boolean
}

/** The first signs that match a text, and the number of all. */
export interface Suggestions {
  q: string
  signs: Suggestion[]
  total: number
  /** How the signs were found. */
  steps: SearchStep[]
}

interface Source {
  search(query: SearchQuery): SearchResult
  entry(id: number): SearchEntry | undefined
  hasPoster(id: number): boolean
}

/** The suggestions for a text; server and browser use the same function on their own index. */
export function suggest(source: Source, q: string, context: CardContext): Suggestions {
  const query: SearchQuery = { ...emptyQuery(context.language), q, perPage: maxSuggestions }
  const { cards, total, steps } = presentResults(source.search(query), query, context, source.entry)
  return {
    q,
    signs: cards.map((card) => ({ ...card, hasPoster: source.hasPoster(card.id) })),
    total,
    steps,
  }
}

/** The language of the matching text when it is another than the visitor's; else null. */
export function foreignLanguage({ gloss, words, found }: SignCardView, language: string): string | null {
  const where = found ?? words
  if (gloss.mark !== null || where === null || where.mark === null) return null
  return where.language === language ? null : where.language
}

/**
 * The server's suggestions in the order that fits the browser's: signs that match in the visitor's language are
 * already displayed and come first, signs that match only in other languages follow, offensive signs are last.
 */
export function foreignLanguagesLast(found: Suggestions, language: string): Suggestions {
  const isForeign = (sign: Suggestion) => foreignLanguage(sign, language) !== null
  const signs = found.signs.toSorted(
    (a, b) => Number(a.isOffensive) - Number(b.isOffensive) || Number(isForeign(a)) - Number(isForeign(b)),
  )
  return { ...found, signs }
}
