import { lookRows } from '../../query/hand-look-parameters.ts'
import { queryParameterNames } from '../../query/search-address.ts'
import { openCategoryName } from './category-address.ts'

/** A URL has one value for each of these parameters; a filter may have several. */
const singleValueNames = new Set<string>([...queryParameterNames, openCategoryName, ...lookRows])

/**
 * The query of a link that is followed while another page is loading. The difference between link and current page is
 * applied to the query of the page that is loading, so several quick choices are all kept.
 * @param linkQuery query of the link
 * @param currentQuery query of the page that contains the link
 * @param pendingQuery query of the page that is loading
 */
export function rebaseQuery(linkQuery: string, currentQuery: string, pendingQuery: string): string {
  const link = new URLSearchParams(linkQuery)
  const current = new URLSearchParams(currentQuery)
  const rebased = new URLSearchParams(pendingQuery)
  for (const [name, value] of current) {
    if (!link.has(name, value)) rebased.delete(name, value)
  }
  for (const [name, value] of link) {
    if (current.has(name, value) || rebased.has(name, value)) continue
    if (singleValueNames.has(name)) rebased.set(name, value)
    else rebased.append(name, value)
  }
  return `?${rebased}`
}
