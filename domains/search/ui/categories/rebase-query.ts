/** Of these an address has one; of filters it may have several. */
const singleValueNames = new Set(['q', 'type', 'order', 'language', 'letter', 'page', 'per_page', 'category'])

/**
 * The query of a link as it is meant when another choice is still on its way: what the link changes in the query it
 * was made for, changed in the one that is coming. So choices made in quick succession all count.
 * @param linkQuery query of the link
 * @param currentQuery query of the page in which it stands
 * @param pendingQuery query of the page that has been asked for
 */
export function rebaseQuery(linkQuery: string, currentQuery: string, pendingQuery: string): string {
  const wanted = new URLSearchParams(linkQuery)
  const before = new URLSearchParams(currentQuery)
  const after = new URLSearchParams(pendingQuery)
  for (const [name, value] of before) {
    if (!wanted.has(name, value)) after.delete(name, value)
  }
  for (const [name, value] of wanted) {
    if (before.has(name, value) || after.has(name, value)) continue
    if (singleValueNames.has(name)) after.set(name, value)
    else after.append(name, value)
  }
  return `?${after}`
}
