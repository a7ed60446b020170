import { type RelationKind, relationKinds } from '#domains/signs/sign-document.ts'

/** How nodes of the network are linked: a typed relation between signs, or by a semantic field. */
export const linkKinds = [...relationKinds, 'field'] as const satisfies readonly (RelationKind | 'field')[]
export type LinkKind = (typeof linkKinds)[number]

/** What an address of the network asks for; nothing chosen is the whole network. */
export interface NetworkUrlParams {
  sign?: number | null
  /** Stable value of a semantic field. */
  field?: string | null
  /** Only links of these kinds; none means all. */
  kinds?: readonly LinkKind[]
  q?: string
  page?: number
}

/** The address below the page of the network: `?sign=12&kind=synonym`; `?` when nothing is chosen. */
export function networkQueryString({ sign, field, kinds = [], q = '', page = 1 }: NetworkUrlParams): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sign) params.set('sign', String(sign))
  else if (field) params.set('field', field)
  for (const kind of linkKinds) if (kinds.includes(kind)) params.append('kind', kind)
  if (page > 1) params.set('page', String(page))
  return `?${params}`
}

/** The page of the network, of a locale. */
export const networkPath = (locale: string, params: NetworkUrlParams = {}): string => {
  const query = networkQueryString(params)
  return `/${locale}/search-signs/semantic-network${query === '?' ? '' : query}`
}
