import { defaultPerPage, type SearchQuery } from '../search-model.ts'

/** The query parameters besides filters; a URL has each of them once at most. */
export const queryParameterNames = ['q', 'type', 'order', 'language', 'letter', 'page', 'per_page'] as const
export type QueryParameterName = (typeof queryParameterNames)[number]

/**
 * The query part of a URL: `?handshape=flat-hand&q=casa&page=2`; `?` when nothing is chosen. Filters are passed as
 * text, because the property registry must not be part of what a page loads first.
 * @param filters as `formatFilters` returns them: `handshape=flat-hand&location=head`
 */
export function searchAddress(query: SearchQuery, filters = ''): string {
  const { type, order, translationLanguage, letter, page, perPage } = query
  const values: Record<QueryParameterName, string | null> = {
    q: query.q.trim() || null,
    type: type === 'general' ? null : type,
    order: order === 'best' ? null : order,
    language: translationLanguage,
    letter,
    page: page > 1 ? String(page) : null,
    per_page: perPage === defaultPerPage ? null : String(perPage),
  }
  const params = new URLSearchParams(filters)
  for (const name of queryParameterNames) {
    const value = values[name]
    if (value !== null) params.set(name, value)
  }
  return `?${params}`
}

/** Formatted filters with one more value. */
export function withFilter(filters: string, name: string, value: string): string {
  const params = new URLSearchParams(filters)
  if (!params.has(name, value)) params.append(name, value)
  return params.toString()
}

/** Formatted filters without one value, or without all values of a name. */
export function withoutFilter(filters: string, name: string, value?: string): string {
  const params = new URLSearchParams(filters)
  params.delete(name, value)
  return params.toString()
}

/** A value that can be added to the filters, or removed when it is chosen. */
export interface FilterChoice {
  value: string
  isChosen: boolean
  /** The formatted filters after the choice, when it changes more than this one value. */
  filtersAfter?: string
}

/** Formatted filters after a value was added or removed. */
export const toggleFilter = (
  filters: string,
  name: string,
  { value, isChosen, filtersAfter }: FilterChoice,
): string => filtersAfter ?? (isChosen ? withoutFilter : withFilter)(filters, name, value)
