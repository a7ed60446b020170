interface Entry {
  key: string
  /** A page number, or undefined for a gap. */
  page?: number
}

/**
 * The page numbers worth showing: the first, the last, and `reach` on either side of the one in view. A gap never
 * stands for a single page, so the row keeps its length while the reader moves through the middle.
 */
export function pageWindow(page: number, pages: number, reach = 1): Entry[] {
  const here = Math.min(Math.max(page, 1), pages)
  const length = 2 * reach + 3
  const from = Math.max(2, Math.min(here - reach, pages - length + 1))
  const to = Math.min(pages - 1, Math.max(here + reach, length))
  const entries: Entry[] = [{ key: '1', page: 1 }]
  if (from === 3) entries.push({ key: '2', page: 2 })
  else if (from > 3) entries.push({ key: 'before' })
  for (let n = from; n <= to; n++) entries.push({ key: String(n), page: n })
  if (to === pages - 2) entries.push({ key: String(pages - 1), page: pages - 1 })
  else if (to < pages - 2) entries.push({ key: 'after' })
  if (pages > 1) entries.push({ key: String(pages), page: pages })
  return entries
}
