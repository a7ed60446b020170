import { type Locale, locales } from '#platform/i18n/locales.ts'
import { fold } from '#platform/text/fold.ts'

/** Words that wait for a decision, those of them that a message names, and those that somebody set aside. */
export const missingWordStates = ['open', 'messages', 'aside'] as const
export type MissingWordState = (typeof missingWordStates)[number]

export const missingWordOrders = ['searches', 'alphabetical'] as const
export type MissingWordOrder = (typeof missingWordOrders)[number]

/** A query of the report; null means no restriction. */
export interface MissingWordQuery {
  q: string
  state: MissingWordState
  language: Locale | null
  order: MissingWordOrder
  /** From 1. */
  page: number
}

export const wordsPerPage = 25
const maxSearchLength = 100
/** Further pages would read too many rows. */
const maxPage = 400

/** Parses the parameters of the page; unknown values are ignored. */
export function parseMissingWordQuery(params: URLSearchParams): MissingWordQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').replace(/\p{C}/gu, ' ').trim().slice(0, maxSearchLength),
    state: oneOf('state', missingWordStates) ?? 'open',
    language: oneOf('language', locales),
    order: oneOf('order', missingWordOrders) ?? 'searches',
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
  }
}

/** The inverse of `parseMissingWordQuery`, without default values. */
export function formatMissingWordQuery({ q, state, language, order, page }: MissingWordQuery): string {
  const chosen = {
    q,
    state: state === 'open' ? null : state,
    language,
    order: order === 'searches' ? null : order,
    page: page === 1 ? null : page,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, `${value}`)
  return params.size > 0 ? `?${params}` : ''
}

/** The part of a query that words are compared with. */
export const foldedSearch = ({ q }: Pick<MissingWordQuery, 'q'>): string => fold(q)
