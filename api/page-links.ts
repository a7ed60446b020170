interface Paging {
  page: number
  perPage: number
  total: number
}

/**
 * The header `Link` of a page of a list (RFC 8288): first, prev, next and last, as far as they exist.
 * @param url of the request; the other parameters stay
 */
export function pageLinks(url: string, { page, perPage, total }: Paging): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const { pathname, search } = new URL(url)
  // A copy, because changing the parameters of the URL itself serializes the URL after each change.
  const params = new URLSearchParams(search)
  const link = (relation: string, number: number) => {
    params.set('page', String(number))
    return `<${pathname}?${params}>; rel="${relation}"`
  }
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ].join(', ')
}
