import { filterKeys, filterName } from '#domains/search/query/filters.ts'
import { type SearchType, searchTypes } from '#domains/search/search-model.ts'
import { type SignStatus, signStatuses } from '#domains/signs/sign-document.ts'
import { type SignState, signStates } from '#domains/signs/sign-state.ts'
import { type ListName, listNames } from '#domains/vocabularies/reference-lists.ts'
import type { FieldError } from '#platform/errors/app-error.ts'

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
export const missingParts = [
  'video',
  'handshape',
  'location',
  'movement',
  'mouth',
  'semantic-field',
  'word-class',
  'example',
] as const
export type MissingPart = (typeof missingParts)[number]

/** A reference value by its stable name, an alias or its id. */
export interface ValueFilter {
  list: ListName
  value: string
}

/** A property with its values, named as in the search of published signs: `handshape_dominant=flat-hand`. */
export interface PropertyFilter {
  name: string
  value: string
}

/** The names of property filters that are no names of reference lists. Of a name that is both, the two mean the same. */
export const propertyFilterNames: readonly string[] = filterKeys
  .map(filterName)
  .filter((name) => !(listNames as readonly string[]).includes(name))

/** A query of a list of signs; null means no restriction. */
export interface SignListQuery {
  q: string
  type: SearchType
  tab: SignListTab | null
  /** The status alone, as in the API: `published` includes signs with later changes that wait. */
  status: SignStatus | null
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
  /** A sign has one of the values of each property. */
  filters: readonly PropertyFilter[]
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
  status: null,
  authorId: null,
  approverId: null,
  untranslated: null,
  missing: null,
  tag: null,
  values: [],
  filters: [],
  changedSince: null,
  order: 'recent',
  page: 1,
}

/** The order of a list whose URL names none. */
const defaultOrder = (q: string): SignListOrder => (q === '' ? 'recent' : 'best')

/** Parses the parameters of a list; unknown names and values are ignored. */
export const parseSignListQuery = (params: URLSearchParams): SignListQuery => readSignListQuery(params).query

/** The names of the parameters of a list. */
const parameterNames: ReadonlySet<string> = new Set([
  ...['q', 'type', 'state', 'status', 'author', 'approver', 'untranslated', 'without', 'tag', 'since'],
  ...['order', 'page', ...listNames, ...propertyFilterNames],
])

/**
 * Parses the parameters of a list. `problems` names wrong parameters, which the query lacks. Empty parameters count as
 * absent. Whether values of reference lists exist is checked by `requireSignListQuery`.
 */
export function readSignListQuery(params: URLSearchParams): { query: SignListQuery; problems: FieldError[] } {
  const problems: FieldError[] = []
  const read = <T>(name: string, parse: (given: string) => T | null): T | null => {
    const given = params.get(name)?.trim() ?? ''
    const value = given === '' ? null : parse(given)
    if ((given !== '' && value === null) || params.getAll(name).length > 1)
      problems.push({ field: name, code: 'value.invalid', params: { value: plainText(given) } })
    return value
  }
  const oneOf = <T extends string>(name: string, all: readonly T[]): T | null =>
    read(name, (given) => all.find((one) => one === given) ?? null)
  const text = (name: string) => plainText(params.get(name) ?? '')
  const q = text('q')
  const query: SignListQuery = {
    q,
    type: oneOf('type', searchTypes) ?? 'general',
    tab: oneOf('state', signListTabs),
    status: oneOf('status', signStatuses),
    authorId: read('author', integerIn),
    approverId: read('approver', integerIn),
    untranslated: read('untranslated', languageIn),
    missing: oneOf('without', missingParts),
    tag: read('tag', positiveIn),
    values: listNames.flatMap((list) => (text(list) === '' ? [] : { list, value: textIn(params, list) })),
    filters: propertyFilterNames.flatMap((name) =>
      text(name) === '' ? [] : { name, value: textIn(params, name) },
    ),
    changedSince: read('since', dateIn),
    order: oneOf('order', signListOrders) ?? defaultOrder(q),
    page: read('page', positiveIn) ?? 1,
  }
  for (const name of new Set(params.keys()))
    if (!parameterNames.has(name))
      problems.push({ field: name, code: 'request.unknownParameter', params: { name: plainText(name) } })
  return { query, problems }
}

/** The values of a parameter, repeated or with commas. */
const textIn = (params: URLSearchParams, name: string): string =>
  plainText(params.getAll(name).filter(Boolean).join(','))

const integerIn = (text: string): number | null => (/^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : null)

const positiveIn = (text: string): number | null => integerIn(text) || null

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
    status: query.status,
    author: query.authorId,
    approver: query.approverId,
    untranslated: query.untranslated,
    without: query.missing,
    tag: query.tag,
    ...Object.fromEntries(query.values.map(({ list, value }) => [list, value])),
    ...Object.fromEntries(query.filters.map(({ name, value }) => [name, value])),
    since: query.changedSince,
    order: query.order === defaultOrder(query.q) ? null : query.order,
    page: query.page === 1 ? null : query.page,
  }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value !== null) params.set(name, `${value}`)
  return params.size > 0 ? `?${params}` : ''
}
