import { type SearchType, searchTypes } from '#domains/search/search-model.ts'
import { type SignState, signStates } from '#domains/signs/sign-state.ts'
import { type ListName, listNames } from '#domains/vocabularies/reference-lists.ts'

/**
 * Which signs a list contains: all that the person may see; the person's own; those that wait for an approver, with those
 * that this approver decided on (D17).
 */
export const signListScopes = ['all', 'mine', 'approvals'] as const
export type SignListScope = (typeof signListScopes)[number]

/** A tab of a list: a state; signs that wait for this approver; signs that this approver decided on. */
export const signListTabs = ['waiting', ...signStates, 'decided'] as const
export type SignListTab = SignState | 'waiting' | 'decided'

/** Orders of the lists. `best` ranks the matches of a search text; without one it is the same as `recent`. */
export const signListOrders = ['best', 'recent', 'oldest', 'alphabetical', 'status'] as const
export type SignListOrder = (typeof signListOrders)[number]

/** What a sign may lack. */
export const missingParts = ['video', 'handshape'] as const
export type MissingPart = (typeof missingParts)[number]

/** A reference value by its stable name, an alias or its id. */
export interface ValueFilter {
  list: ListName
  value: string
}

/** A query of a list of signs; null means no restriction. */
export interface SignListQuery {
  q: string
  type: SearchType
  tab: SignListTab | null
  /** Account ids; 0 means signs of nobody, which the program created or published. */
  authorId: number | null
  approverId: number | null
  /** A content language without translations. */
  untranslated: string | null
  missing: MissingPart | null
  /** Entry id. */
  tag: number | null
  /** Reference values that a sign has in any property or note: at most one of each list, in the order of the lists. */
  values: readonly ValueFilter[]
  /** `2026-11-21`: changed on this day or later. */
  changedSince: string | null
  order: SignListOrder
  /** From 1. */
  page: number
}

export const signsPerPage = 50
const maxTextLength = 200

const plainText = (text: string): string => text.replace(/\p{C}/gu, ' ').trim().slice(0, maxTextLength).trim()

export const emptySignListQuery: SignListQuery = {
  q: '',
  type: 'general',
  tab: null,
  authorId: null,
  approverId: null,
  untranslated: null,
  missing: null,
  tag: null,
  values: [],
  changedSince: null,
  order: 'recent',
  page: 1,
}

/** The order of a list whose URL names none. */
const defaultOrder = (q: string): SignListOrder => (q === '' ? 'recent' : 'best')

/** Parses the parameters of a list; unknown values are ignored. */
export function parseSignListQuery(params: URLSearchParams): SignListQuery {
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    all.find((one) => one === params.get(name)) ?? null
  const integer = (name: string) => {
    const given = params.get(name) ?? ''
    return /^(0|[1-9]\d{0,8})$/.test(given) ? Number(given) : null
  }
  const q = plainText(params.get('q') ?? '')
  return {
    q,
    type: oneOf('type', searchTypes) ?? 'general',
    tab: oneOf('state', signListTabs),
    authorId: integer('author'),
    approverId: integer('approver'),
    untranslated: languageIn(params.get('untranslated') ?? ''),
    missing: oneOf('without', missingParts),
    tag: integer('tag') || null,
    values: valuesIn(params),
    changedSince: dateIn(params.get('since') ?? ''),
    order: oneOf('order', signListOrders) ?? defaultOrder(q),
    page: integer('page') || 1,
  }
}

const valuesIn = (params: URLSearchParams): ValueFilter[] =>
  listNames.flatMap((list) => {
    const value = plainText(params.get(list) ?? '')
    return value === '' ? [] : { list, value }
  })

const languageIn = (text: string): string | null =>
  /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(text) ? text : null

/** A date of the calendar, not `2026-02-30`. */
function dateIn(text: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** The inverse of `parseSignListQuery`, without default values. */
export function formatSignListQuery(query: SignListQuery): string {
  const chosen = {
    q: query.q || null,
    type: query.type === 'general' ? null : query.type,
    state: query.tab,
    author: query.authorId,
    approver: query.approverId,
    untranslated: query.untranslated,
    without: query.missing,
    tag: query.tag,
    ...Object.fromEntries(query.values.map(({ list, value }) => [list, value])),
    since: query.changedSince,
    order: query.order === defaultOrder(query.q) ? null : query.order,
    page: query.page === 1 ? null : query.page,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value !== null) params.set(name, `${value}`)
  return params.size > 0 ? `?${params}` : ''
}
