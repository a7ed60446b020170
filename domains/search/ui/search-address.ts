import { defaultPerPage, type SearchQuery } from '../entry.ts'

const plain = /^[\w.*-]*$/

/** A text as it stands in a query. Pages write hundreds of them, nearly all plain, so those are left alone. */
const encode = (text: string): string =>
  plain.test(text) ? text : new URLSearchParams([['', text]]).toString().slice(1)

const pairOf = (name: string, value: string) => `${encode(name)}=${encode(value)}`
const pairsOf = (filters: string) => (filters === '' ? [] : filters.split('&'))

/**
 * The address of a query: `?handshape=flat-hand&q=casa&page=2`; `?` when nothing is chosen. The registry of properties
 * stays out of what a page loads first, so filters come written, as `formatFilters` writes them.
 * @param filters `handshape=flat-hand&location=head`
 */
export function searchAddress(query: SearchQuery, filters = ''): string {
  const { q, type, order, within, letter, page, perPage } = query
  const pairs = pairsOf(filters)
  if (q.trim() !== '') pairs.push(pairOf('q', q.trim()))
  if (type !== 'general') pairs.push(pairOf('type', type))
  if (order !== 'best') pairs.push(pairOf('order', order))
  if (within !== null) pairs.push(pairOf('language', within))
  if (letter !== null) pairs.push(pairOf('letter', letter))
  if (page > 1) pairs.push(pairOf('page', String(page)))
  if (perPage !== defaultPerPage) pairs.push(pairOf('per_page', String(perPage)))
  return `?${pairs.join('&')}`
}

/** Written filters with one value more. */
export function withFilter(filters: string, name: string, value: string): string {
  const pairs = pairsOf(filters)
  const pair = pairOf(name, value)
  return pairs.includes(pair) ? filters : [...pairs, pair].join('&')
}

/** Written filters without one value, or without all values of a name. */
export function withoutFilter(filters: string, name: string, value?: string): string {
  const gone = value === undefined ? `${encode(name)}=` : pairOf(name, value)
  const isGone = (pair: string) => (value === undefined ? pair.startsWith(gone) : pair === gone)
  return pairsOf(filters)
    .filter((pair) => !isGone(pair))
    .join('&')
}
