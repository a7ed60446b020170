import { type SearchOrder, type SearchQuery, type SearchType, searchOrders, searchTypes } from './entry.ts'
import { maxQueryLength } from './fold.ts'

/** Cards on a page of results. */
export const cardsPerPage = 24

/** The state of a list of signs, as its address carries it. */
export interface WordsQuery {
  q: string
  type: SearchType
  order: SearchOrder
  /** Upper-case first letter, or `#`. */
  letter: string | null
  /** From 1. */
  page: number
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value)

/** Reads an address; whatever is not understood is left at its default. */
export function parseWordsQuery(address: URLSearchParams, defaultOrder: SearchOrder = 'best'): WordsQuery {
  const letter = (address.get('letter') ?? '').toUpperCase()
  const page = address.get('page') ?? ''
  return {
    q: (address.get('q') ?? '').slice(0, maxQueryLength).replaceAll('\0', ''),
    type: oneOf(searchTypes, address.get('type')) ?? 'general',
    order: oneOf(searchOrders, address.get('order')) ?? defaultOrder,
    letter: /^(\p{Lu}|\p{Lo}|#)$/u.test(letter) ? letter : null,
    page: /^[1-9]\d{0,9}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's query for a state: `?q=casa&page=2`; '' when everything is at its default. */
export function wordsAddress(query: Partial<WordsQuery>, defaultOrder: SearchOrder = 'best'): string {
  const address = new URLSearchParams()
  if (query.q) address.set('q', query.q)
  if (query.type && query.type !== 'general') address.set('type', query.type)
  if (query.order && query.order !== defaultOrder) address.set('order', query.order)
  if (query.letter) address.set('letter', query.letter)
  if (query.page && query.page > 1) address.set('page', String(query.page))
  return address.size > 0 ? `?${address}` : ''
}

/** The engine's question for a state, asked by a visitor who reads `language`. */
export const toSearchQuery = (query: WordsQuery, language: string): SearchQuery => ({
  ...query,
  language,
  within: null,
  filters: {},
  perPage: cardsPerPage,
})
