interface PaginationItem {
  key: string
  /** A page number, or undefined for a gap. */
  page?: number
}

/**
 * The page numbers to show: the first, the last, and `reach` pages on either side of the current one. A gap replaces
 * at least two pages, so the number of items is constant.
 */
export function paginationItems(page: number, pages: number, reach = 1): PaginationItem[] {
  const current = Math.min(Math.max(page, 1), pages)
  const length = 2 * reach + 3
  const from = Math.max(2, Math.min(current - reach, pages - length + 1))
  const to = Math.min(pages - 1, Math.max(current + reach, length))
  const items: PaginationItem[] = [{ key: '1', page: 1 }]
  if (from === 3) items.push({ key: '2', page: 2 })
  else if (from > 3) items.push({ key: 'before' })
  for (let n = from; n <= to; n++) items.push({ key: String(n), page: n })
  if (to === pages - 2) items.push({ key: String(pages - 1), page: pages - 1 })
  else if (to < pages - 2) items.push({ key: 'after' })
  if (pages > 1) items.push({ key: String(pages), page: pages })
  return items
}
