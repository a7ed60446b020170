export const recordingGroups = ['all', 'public', 'restricted', 'withoutFilm'] as const
export type RecordingGroup = (typeof recordingGroups)[number]

export const recordingOrders = ['newest', 'title', 'glosses', 'unmatched'] as const
export type RecordingOrder = (typeof recordingOrders)[number]

/** A query of the list of recordings. */
export interface RecordingQuery {
  q: string
  group: RecordingGroup
  order: RecordingOrder
  /** From 1. */
  page: number
}

export const recordingsPerPage = 25
const maxSearchLength = 200

/** Parses the parameters of the page; unknown values are ignored. */
export function parseRecordingQuery(params: URLSearchParams): RecordingQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[], otherwise: T): T =>
    all.find((one) => one === params.get(name)) ?? otherwise
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxSearchLength),
    group: oneOf('group', recordingGroups, 'all'),
    order: oneOf('order', recordingOrders, 'newest'),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The inverse of `parseRecordingQuery`, without default values. */
export function formatRecordingQuery({ q, group, order, page }: RecordingQuery): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (group !== 'all') params.set('group', group)
  if (order !== 'newest') params.set('order', order)
  if (page > 1) params.set('page', `${page}`)
  return params.size > 0 ? `?${params}` : ''
}
