import type { SearchQuery } from '../entry.ts'

/**
 * The address of a query on its own page: `?q=casa&page=2`; `?` when nothing is chosen. `formatSearchQuery`, said
 * without the registry of properties, which stays out of what a page loads first: its filters come written.
 * @param filters `handshape_dominant=flat-hand`
 */
export function searchAddress({ q, type, order, within, letter, page }: SearchQuery, filters = ''): string {
  const params = new URLSearchParams(filters)
  if (q.trim() !== '') params.set('q', q.trim())
  if (type !== 'general') params.set('type', type)
  if (order !== 'best') params.set('order', order)
  if (within !== null) params.set('language', within)
  if (letter !== null) params.set('letter', letter)
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}
