import { glossMarks } from '#packages/elan/index.ts'
import { type OccurrenceClass, type OccurrenceLink, occurrenceClasses, occurrenceLinks } from './eaf-video.ts'
import { setAsideMark } from './match-gloss.ts'

export const valuesPerPage = 50

export const valueOrders = ['most', 'least'] as const
export type ValueOrder = (typeof valueOrders)[number]

/** The query of a list of values. */
export interface ValuesQuery {
  class: OccurrenceClass
  mark: string | null
  link: OccurrenceLink | null
  order: ValueOrder
  /** From 1. */
  page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/** Reads a query; what is not valid is left out. */
export function parseValuesQuery(params: URLSearchParams): ValuesQuery {
  const page = Number(params.get('page'))
  return {
    class: oneOf(occurrenceClasses, params.get('class')) ?? 'unmatched',
    mark: oneOf([...glossMarks, setAsideMark], params.get('mark')),
    link: oneOf(occurrenceLinks, params.get('link')),
    order: oneOf(valueOrders, params.get('order')) ?? 'most',
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  }
}

/** The query string, with `?`; '' for the first page of values without sign. */
export function formatValuesQuery(query: Partial<ValuesQuery>): string {
  const params = new URLSearchParams()
  if (query.class && query.class !== 'unmatched') params.set('class', query.class)
  if (query.mark) params.set('mark', query.mark)
  if (query.link) params.set('link', query.link)
  if (query.order && query.order !== 'most') params.set('order', query.order)
  if (query.page && query.page > 1) params.set('page', String(query.page))
  return params.size === 0 ? '' : `?${params}`
}
