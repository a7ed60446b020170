import type { FieldError } from '#platform/errors/app-error.ts'
import type { FilterKey } from '../search-model.ts'
import { filterByName, filterList, filterName } from './filters.ts'
import { withFilter } from './search-address.ts'

/** The search by categories for which a handshape is chosen. */
export interface HandTarget {
  /** The filter that the handshape becomes. */
  filter: FilterKey
  /** The query of the search so far: `location=head&category=handshape_dominant`. */
  search: string
}

/** The parameters of a target: `for=handshape_dominant&search=location%3Dhead`. */
const filterParameter = 'for'
const searchParameter = 'search'
export const targetParameters: readonly string[] = [filterParameter, searchParameter]

/** Longer queries are not those of a link of the category search. */
const maxSearchLength = 4000
const maxShownLength = 200

/** Reads the target of a choice; null without one. A filter that is none of handshapes is reported. */
export function readHandTarget(params: URLSearchParams): {
  target: HandTarget | null
  problems: FieldError[]
} {
  const name = params.get(filterParameter)?.trim() ?? ''
  if (name === '') return { target: null, problems: [] }
  const filter = filterByName(name)
  if (filter === undefined || filterList(filter) !== 'handshape-of-hand') {
    const value = name.slice(0, maxShownLength)
    return { target: null, problems: [{ field: filterParameter, code: 'value.unknown', params: { value } }] }
  }
  const search = params.get(searchParameter) ?? ''
  return { target: { filter, search: search.length > maxSearchLength ? '' : search }, problems: [] }
}

/** The parameters that `readHandTarget` reads as this target. */
export const formatHandTarget = ({ filter, search }: HandTarget): string =>
  `${new URLSearchParams({ [filterParameter]: filterName(filter), [searchParameter]: search })}`

/** The path of the search by categories, with a handshape as filter or as it was. */
export const targetPath = ({ filter, search }: HandTarget, value?: string): string =>
  `/search-signs/category?${value === undefined ? new URLSearchParams(search) : withFilter(search, filterName(filter), value)}`
