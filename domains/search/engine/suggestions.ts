import { presentResults, type SignCardView } from '../presenters/search.presenter.ts'
import type { SearchEntry, SearchQuery, SearchResult } from '../search-model.ts'

/** As many signs stand below a search box. */
export const maxSuggestions = 8

/** A sign below the search box. */
export interface Suggestion extends SignCardView {
  /** There is a poster, whether or not its address is known here. */
  hasPoster: boolean
}

/** The first signs that a text finds, and how many there are. */
export interface Suggestions {
  q: string
  signs: Suggestion[]
  total: number
  /** Nothing fitted, and the signs forgive one typing error. */
  forgiven: boolean
}

interface Source {
  search(query: SearchQuery): SearchResult
  entry(id: number): SearchEntry | undefined
  hasPoster(id: number): boolean
}

interface Reader {
  /** Content language of the visitor. */
  language: string
  defaultLanguage: string
}

/** What a text finds, the same on the server and over the browser's index. */
export function suggest(source: Source, q: string, reader: Reader): Suggestions {
  const query: SearchQuery = {
    q,
    type: 'general',
    order: 'best',
    language: reader.language,
    translationLanguage: null,
    letter: null,
    filters: {},
    page: 1,
    perPage: maxSuggestions,
  }
  const { cards, total, forgiven } = presentResults(source.search(query), query, reader, source.entry)
  return {
    q,
    signs: cards.map((card) => ({ ...card, hasPoster: source.hasPoster(card.id) })),
    total,
    forgiven,
  }
}

/** Code of the language in which a sign was found, where that is not the reader's; null elsewhere. */
export function foreignLanguage({ gloss, words, found }: SignCardView, language: string): string | null {
  const where = found ?? words
  if (gloss.mark !== null || where === null || where.mark === null) return null
  return where.language === language ? null : where.language
}

/**
 * What the server found, as it follows what the browser's index showed: the signs of the reader's language, which
 * stand there already, keep their places; those that only other languages know come after them.
 */
export function foreignLanguagesLast(found: Suggestions, language: string): Suggestions {
  const isForeign = (sign: Suggestion) => foreignLanguage(sign, language) !== null
  const signs = [...found.signs.filter((sign) => !isForeign(sign)), ...found.signs.filter(isForeign)]
  return { ...found, signs }
}
