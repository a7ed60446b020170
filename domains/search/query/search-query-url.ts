import { translationLanguages } from '#domains/languages/language.ts'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { isBlank, maxQueryLength } from '#platform/text/fold.ts'
import {
  emptyQuery,
  type FilterKey,
  maxPerPage,
  type SearchQuery,
  searchOrders,
  searchTypes,
} from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { entryIdOf, exactEntry, isExact } from './filter-value.ts'
import { filterByName, filterKeys, filterList, filterName } from './filters.ts'
import { filteredLocationsOutsideAreas } from './locations-outside-areas.ts'
import { type QueryParameterName, queryParameterNames, searchAddress } from './search-address.ts'

/** The limit of all filter values of a query together. */
export const maxValues = 100

/** Suffix of a value that is meant alone, without the entries grouped under it: `handshape=flat-hand!`. */
const exactMark = '!'

/** The properties of an entry that are needed to read or write a query. */
interface ListEntry {
  list: ListName
  value: string
  parentId: number | null
  groupId: number | null
}

/** The data that is needed to read or write a query. */
export interface QueryContext {
  /** The visitor's content language; it ranks translations and is not part of the URL. */
  language: string
  /** Codes of the content languages. */
  languages: readonly string[]
  /** The id of a list's entry by its stable value. */
  entryByValue(list: ListName, value: string): number | undefined
  entryById(id: number): ListEntry | undefined
  /** Whether unknown parameters are reported or ignored. */
  unknownParameters: 'refuse' | 'ignore'
}

/** A query, and what was wrong in its URL and is therefore missing in the query. */
export interface QueryReading {
  query: SearchQuery
  problems: FieldError[]
}

const isQueryParameter = (name: string): boolean => (queryParameterNames as readonly string[]).includes(name)

/**
 * Reads a query from the parameters of a page or of the API: q, type, order, language, letter, page, per_page,
 * and `<filter>=<value or id>`, repeated or with commas for several. Empty parameters count as absent.
 * @throws AppError `request.invalid` naming each parameter whose name or value is wrong, `search.tooManyValues`
 */
export function parseSearchQuery(params: URLSearchParams, context: QueryContext): SearchQuery {
  const { query, problems } = readSearchQuery(params, context)
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems })
  return query
}

/**
 * Reads a query as `parseSearchQuery` does, but leaves out what is wrong: shared links outlive values.
 * @throws AppError `search.tooManyValues`
 */
export function readSearchQuery(params: URLSearchParams, context: QueryContext): QueryReading {
  const problems: FieldError[] = []
  const report = (
    field: string,
    code: FieldError['code'],
    value: string,
    more: Record<string, number> = {},
  ) => {
    problems.push({ field, code, params: { value: value.slice(0, maxQueryLength), ...more } })
    return undefined
  }
  const read = <T>(
    name: QueryParameterName,
    parse: (value: string) => T | undefined,
    code: FieldError['code'],
    more?: Record<string, number>,
  ): T | undefined => {
    const value = params.get(name)?.trim() ?? ''
    return value === '' ? undefined : (parse(value) ?? report(name, code, value, more))
  }
  const oneOf =
    <T extends string>(all: readonly T[]) =>
    (value: string) =>
      all.find((one) => one === value)
  const defaults = emptyQuery(context.language)

  const query: SearchQuery = {
    ...defaults,
    q: cleanText(params.get('q') ?? ''),
    type: read('type', oneOf(searchTypes), 'value.unknown') ?? defaults.type,
    order: read('order', oneOf(searchOrders), 'value.unknown') ?? defaults.order,
    translationLanguage: read('language', oneOf(context.languages), 'value.unknown') ?? null,
    letter: read('letter', parseLetter, 'value.invalid') ?? null,
    page: read('page', parsePositiveInteger(Number.MAX_SAFE_INTEGER), 'value.invalid') ?? defaults.page,
    perPage:
      read('per_page', parsePositiveInteger(maxPerPage), 'value.numberRange', { min: 1, max: maxPerPage }) ??
      defaults.perPage,
  }
  let count = 0
  for (const name of new Set(params.keys())) {
    if (isQueryParameter(name)) continue
    const key = filterByName(name)
    if (key !== undefined) {
      const values = params.getAll(name).flatMap((given) => splitValues(key, given, context))
      count += new Set(values).size
      if (count > maxValues) throw new AppError('search.tooManyValues', { params: { most: maxValues } })
      const filterValues = values.flatMap(
        (value) => parseFilterValue(key, value, context) ?? report(name, 'value.unknown', value) ?? [],
      )
      if (filterValues.length > 0) query.filters[key] = [...new Set(filterValues)]
    } else if (context.unknownParameters === 'refuse') {
      problems.push({
        field: name,
        code: 'request.unknownParameter',
        params: { name: name.slice(0, maxQueryLength) },
      })
    }
  }
  return { query: withoutLocationsOutsideAreas(query, context, report), problems }
}

/** The query without precise locations that lie in none of its areas; they would exclude every sign. */
function withoutLocationsOutsideAreas(
  query: SearchQuery,
  context: QueryContext,
  report: (field: string, code: FieldError['code'], value: string) => void,
): SearchQuery {
  const outside = filteredLocationsOutsideAreas(query.filters, context.entryById)
  if (outside.length === 0) return query
  for (const id of outside)
    report(filterName('locationPrecise'), 'search.placeOutside', context.entryById(id)?.value ?? '')
  const { locationPrecise = [], ...others } = query.filters
  const inside = locationPrecise.filter((value) => !outside.includes(entryIdOf(value)))
  return { ...query, filters: inside.length > 0 ? { ...others, locationPrecise: inside } : others }
}

/** The parameters that `parseSearchQuery` reads as this query; defaults are left out. */
export const formatSearchQuery = (query: SearchQuery, context: QueryContext): URLSearchParams =>
  new URLSearchParams(searchAddress(query, formatFilters(query.filters, context)))

/** The filters of a query as parameters with stable values: `handshape=flat-hand&location=head`. */
export function formatFilters(filters: SearchQuery['filters'], context: QueryContext): string {
  const params = new URLSearchParams()
  for (const key of filterKeys) {
    for (const filterValue of filters[key] ?? [])
      params.append(filterName(key), formatFilterValue(key, filterValue, context))
  }
  return params.toString()
}

/** The text as it may be displayed: cut, well-formed, without control characters; '' when nothing visible is left. */
function cleanText(text: string): string {
  const cut = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
  const shown = cut.replace(/\p{Cs}/gu, '').trim()
  return isBlank(shown) ? '' : shown
}

const parseLetter = (value: string): string | undefined =>
  value === '#' ? value : /^\p{L}\p{M}*$/u.test(value) ? value.toUpperCase() : undefined

const parsePositiveInteger = (max: number) => (value: string) => {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** One value, or several separated by commas; a value may itself contain a comma. */
function splitValues(key: FilterKey, given: string, context: QueryContext): string[] {
  const whole = given.trim()
  if (parseFilterValue(key, whole, context) !== undefined) return [whole]
  return whole.split(',').flatMap((value) => value.trim() || [])
}

/** The filter values that a parameter names, and the names that mean nothing. */
export function readFilterValues(
  key: FilterKey,
  given: string,
  context: QueryContext,
): { values: number[]; unknown: string[] } {
  const named = splitValues(key, given, context).map(
    (name) => [name, parseFilterValue(key, name, context)] as const,
  )
  return {
    values: named.flatMap(([, value]) => value ?? []),
    unknown: named.flatMap(([name, value]) => (value === undefined ? name : [])),
  }
}

const yesNo = new Map([
  ['1', 1],
  ['true', 1],
  ['yes', 1],
  ['0', 0],
  ['false', 0],
  ['no', 0],
])

/** Entries of the filter's own list precede heads of its groups; stable values precede ids. */
function parseFilterValue(key: FilterKey, value: string, context: QueryContext): number | undefined {
  const lists = listsOf(key)
  if (lists.length === 0) return yesNo.get(value.toLowerCase())
  const id = findEntryId(lists, value, context)
  if (id !== undefined || !value.endsWith(exactMark)) return id
  const alone = findEntryId(lists, value.slice(0, -exactMark.length).trimEnd(), context)
  return alone && exactEntry(alone)
}

function findEntryId(lists: readonly ListName[], value: string, context: QueryContext): number | undefined {
  for (const name of lists) {
    const id = context.entryByValue(name, value)
    if (id !== undefined) return id
  }
  const entry = /^\d{1,9}$/.test(value) ? context.entryById(Number(value)) : undefined
  return entry && lists.includes(entry.list) ? Number(value) : undefined
}

/** A filter value for a URL: its stable value, or its id when the stable value would mean another entry. */
export function formatFilterValue(key: FilterKey, filterValue: number, context: QueryContext): string {
  if (filterList(key) === undefined) return String(filterValue)
  const mark = isExact(filterValue) ? exactMark : ''
  const named = `${context.entryById(entryIdOf(filterValue))?.value ?? ''}${mark}`
  return parseFilterValue(key, named, context) === filterValue ? named : `${entryIdOf(filterValue)}${mark}`
}

/** The list of a filter's values and that of their groups; empty for yes/no filters. */
function listsOf(key: FilterKey): ListName[] {
  const own = filterList(key)
  if (own === undefined) return []
  const group = listDefinition(own).group as ListName | undefined
  return group === undefined || group === own ? [own] : [own, group]
}

/** The query context of the published dictionary for a visitor's content language. */
export const queryContext = (
  { languages, vocabulary }: Pick<SearchableDictionary, 'languages' | 'vocabulary'>,
  language: string,
  unknownParameters: QueryContext['unknownParameters'],
): QueryContext => ({
  language,
  languages: translationLanguages(languages).map(({ code }) => code),
  entryByValue: (list, value) => vocabulary.byValue(list, value)?.id,
  entryById: (id) => vocabulary.entry(id),
  unknownParameters,
})
