import { type RelationKind, relationKinds } from '#domains/signs/sign-document.ts'

/** How nodes of the network are linked: a typed relation between signs, or by a semantic field. */
export const linkKinds = [...relationKinds, 'field'] as const satisfies readonly (RelationKind | 'field')[]
export type LinkKind = (typeof linkKinds)[number]

/** The URL parameters of the network; without a sign or field the whole network is shown. */
export interface NetworkUrlParams {
  sign?: number | null
  /** Value of a semantic field in its list. */
  field?: string | null
  /** Only links of these kinds; empty means all. */
  kinds?: readonly LinkKind[]
  q?: string
  page?: number
}

/** The query string of the network page: `?sign=12&kind=synonym`, or `?` without parameters. */
export function networkQueryString({ sign, field, kinds = [], q = '', page = 1 }: NetworkUrlParams): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sign) params.set('sign', String(sign))
  else if (field) params.set('field', field)
  for (const kind of linkKinds) if (kinds.includes(kind)) params.append('kind', kind)
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}

/** The path of the network page with its query string. */
export const networkPath = (locale: string, params: NetworkUrlParams = {}): string => {
  const query = networkQueryString(params)
  return `/${locale}/search-signs/semantic-network${query === '?' ? '' : query}`
}

/** The path of a sign's page. */
export const signPath = (locale: string, id: number): string => `/${locale}/signs/view/${id}`
