import { filterKeys, property, propertyByWireName, wireName } from '#domains/signs/properties.ts'
import { type ListName, list } from '#domains/vocabularies/catalogue.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { type SearchQuery, searchOrders, searchTypes } from './entry.ts'
import type { FilterKey } from './facet-index.ts'
import { maxQueryLength } from './fold.ts'
import type { PublishedDictionary } from './published.ts'

export const defaultPerPage = 24
export const maxPerPage = 100

/** What must be known to read or write a query. */
export interface QueryFacts {
  /** The visitor's language; it ranks translations and is no part of the query's address. */
  language: string
  /** Codes of the content languages. */
  languages: readonly string[]
  /** The id of a list's entry by its stable value, or undefined. */
  entryByValue(list: ListName, value: string): number | undefined
  /** List and stable value of an entry. */
  entryById(id: number): { list: ListName; value: string } | undefined
  /** Whether parameters that mean nothing here are an error, as in the API, or left alone, as in pages. */
  unknownParameters: 'refuse' | 'ignore'
}

/** A query in which nothing is chosen. */
export const emptyQuery = (language: string): SearchQuery => ({
  q: '',
  type: 'general',
  order: 'best',
  language,
  within: null,
  letter: null,
  filters: {},
  page: 1,
  perPage: defaultPerPage,
})

const ownNames = new Set(['q', 'type', 'order', 'language', 'letter', 'page', 'per_page'])
const isFilterKey = (key: string | undefined): key is FilterKey => filterKeys.includes(key as FilterKey)

/**
 * Reads a query from the parameters of a page or of the API: q, type, order, language, letter, page, per_page,
 * and `<property>=<value or id>`, repeated or with commas for several. Empty parameters count as absent.
 * @throws AppError `request.invalid` naming each parameter whose name or value is wrong
 */
export function parseSearchQuery(params: URLSearchParams, facts: QueryFacts): SearchQuery {
  const errors: FieldError[] = []
  const refuse = (field: string, code: FieldError['code'], value: string) => {
    errors.push({ field, code, params: { value: value.slice(0, maxQueryLength) } })
    return undefined
  }
  const read = <T>(
    name: string,
    parse: (value: string) => T | undefined,
    code: FieldError['code'],
  ): T | undefined => {
    const value = params.get(name)?.trim() ?? ''
    return value === '' ? undefined : (parse(value) ?? refuse(name, code, value))
  }
  const among =
    <T extends string>(all: readonly T[]) =>
    (value: string) =>
      all.find((one) => one === value)
  const none = emptyQuery(facts.language)

  const query: SearchQuery = {
    ...none,
    q: cleanText(params.get('q') ?? ''),
    type: read('type', among(searchTypes), 'value.unknown') ?? none.type,
    order: read('order', among(searchOrders), 'value.unknown') ?? none.order,
    within: read('language', among(facts.languages), 'value.unknown') ?? null,
    letter: read('letter', parseLetter, 'value.invalid') ?? null,
    page: read('page', wholeNumber(Number.MAX_SAFE_INTEGER), 'value.invalid') ?? none.page,
    perPage: read('per_page', wholeNumber(maxPerPage), 'value.invalid') ?? none.perPage,
  }
  for (const name of new Set(params.keys())) {
    if (ownNames.has(name)) continue
    const key = propertyByWireName(name)
    if (isFilterKey(key)) {
      const ids = params
        .getAll(name)
        .flatMap((given) => wantedValues(key, given, facts))
        .flatMap((value) => filterValue(key, value, facts) ?? refuse(name, 'value.unknown', value) ?? [])
      if (ids.length > 0) query.filters[key] = [...new Set(ids)]
    } else if (facts.unknownParameters === 'refuse') {
      errors.push({
        field: name,
        code: 'request.unknownParameter',
        params: { name: name.slice(0, maxQueryLength) },
      })
    }
  }
  if (errors.length > 0) throw new AppError('request.invalid', { fields: errors })
  return query
}

/**
 * The parameters that `parseSearchQuery` reads as this query; what is not chosen is left out. Values appear by
 * their stable names.
 */
export function formatSearchQuery(query: SearchQuery, facts: QueryFacts): URLSearchParams {
  const none = emptyQuery(query.language)
  const params = new URLSearchParams()
  const write = (name: string, value: string | number | null, absent: string | number | null) => {
    if (value !== absent && value !== null) params.set(name, String(value))
  }
  write('q', query.q, none.q)
  write('type', query.type, none.type)
  write('order', query.order, none.order)
  write('language', query.within, none.within)
  for (const key of filterKeys) {
    for (const id of query.filters[key] ?? []) params.append(wireName(key), valueName(key, id, facts))
  }
  write('letter', query.letter, none.letter)
  write('page', query.page, none.page)
  write('per_page', query.perPage, none.perPage)
  return params
}

/** The text as it may be shown again: cut, well-formed, without control characters. */
function cleanText(text: string): string {
  const cut = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
  return cut.replace(/\p{Cs}/gu, '').trim()
}

const parseLetter = (value: string): string | undefined =>
  value === '#' ? value : /^\p{L}\p{M}*$/u.test(value) ? value.toUpperCase() : undefined

const wholeNumber = (most: number) => (value: string) => {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** One value, or several with commas between them; a value may have a comma in its own name. */
function wantedValues(key: FilterKey, given: string, facts: QueryFacts): string[] {
  const whole = given.trim()
  if (filterValue(key, whole, facts) !== undefined) return [whole]
  return whole.split(',').flatMap((value) => value.trim() || [])
}

const yesNo = new Map([
  ['1', 1],
  ['true', 1],
  ['yes', 1],
  ['0', 0],
  ['false', 0],
  ['no', 0],
])

/** Values of the property's own list come before heads of its groups, names before ids. */
function filterValue(key: FilterKey, value: string, facts: QueryFacts): number | undefined {
  const lists = listsOf(key)
  if (lists.length === 0) return yesNo.get(value.toLowerCase())
  for (const name of lists) {
    const id = facts.entryByValue(name, value)
    if (id !== undefined) return id
  }
  const entry = /^\d{1,9}$/.test(value) ? facts.entryById(Number(value)) : undefined
  return entry && lists.includes(entry.list) ? Number(value) : undefined
}

function valueName(key: FilterKey, id: number, facts: QueryFacts): string {
  const value = facts.entryById(id)?.value
  return value !== undefined && filterValue(key, value, facts) === id ? value : String(id)
}

/** The list of a property's values and that of their groups; none for yes/no. */
function listsOf(key: FilterKey): ListName[] {
  const own = property(key).list
  if (own === undefined) return []
  const group = list(own).group as ListName | undefined
  return group === undefined || group === own ? [own] : [own, group]
}

/** The facts of the published dictionary, for a visitor who reads `language`. */
export const queryFacts = (
  { languages, vocabulary }: Pick<PublishedDictionary, 'languages' | 'vocabulary'>,
  language: string,
  unknownParameters: QueryFacts['unknownParameters'],
): QueryFacts => ({
  language,
  languages: languages.map(({ code }) => code),
  entryByValue: (list, value) => vocabulary.byValue(list, value)?.id,
  entryById: (id) => vocabulary.entry(id),
  unknownParameters,
})
