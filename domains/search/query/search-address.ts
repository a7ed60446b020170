import { defaultPerPage, type SearchQuery } from '../search-model.ts'

/**
 * The address of a query: `?handshape=flat-hand&q=casa&page=2`; `?` when nothing is chosen. The registry of properties
 * stays out of what a page loads first, so filters come written, as `formatFilters` writes them.
 * @param filters `handshape=flat-hand&location=head`
 */
export function searchAddress(query: SearchQuery, filters = ''): string {
  const { q, type, order, translationLanguage, letter, page, perPage } = query
  const params = new URLSearchParams(filters)
  if (q.trim() !== '') params.set('q', q.trim())
  if (type !== 'general') params.set('type', type)
  if (order !== 'best') params.set('order', order)
  if (translationLanguage !== null) params.set('language', translationLanguage)
  if (letter !== null) params.set('letter', letter)
  if (page > 1) params.set('page', String(page))
  if (perPage !== defaultPerPage) params.set('per_page', String(perPage))
  return `?${params}`
}

/** Written filters with one value more. */
export function withFilter(filters: string, name: string, value: string): string {
  const params = new URLSearchParams(filters)
  if (!params.has(name, value)) params.append(name, value)
  return params.toString()
}

/** Written filters without one value, or without all values of a name. */
export function withoutFilter(filters: string, name: string, value?: string): string {
  const params = new URLSearchParams(filters)
  params.delete(name, value)
  return params.toString()
}
