import { translationLanguages } from '#domains/languages/language.ts'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import { foldQuery, maxQueryLength } from '#platform/text/fold.ts'
import {
  defaultPerPage,
  type FilterKey,
  maxPerPage,
  type SearchQuery,
  searchOrders,
  searchTypes,
} from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import {
  entryIdOf,
  exactEntry,
  filterByName,
  filterKeys,
  filterList,
  filterName,
  isExact,
} from './filters.ts'
import { filteredLocationsOutsideAreas } from './location-filters.ts'
import { searchAddress } from './search-address.ts'

/** So many values may be wanted in all; nobody chooses more. */
export const maxValues = 100

/** Stands after a value that is meant alone, without what is grouped under it: `handshape=flat-hand!`. */
const exactMark = '!'

/** What must be known of a value. */
interface ListEntry {
  list: ListName
  /** Its stable value. */
  value: string
  parentId: number | null
  groupId: number | null
}

/** What must be known to read or write a query. */
export interface QueryContext {
  /** The visitor's language; it ranks translations and is no part of the query's address. */
  language: string
  /** Codes of the content languages. */
  languages: readonly string[]
  /** The id of a list's entry by its stable value, or undefined. */
  entryByValue(list: ListName, value: string): number | undefined
  entryById(id: number): ListEntry | undefined
  /** Whether parameters that mean nothing here are an error, as in the API, or left alone, as in pages. */
  unknownParameters: 'refuse' | 'ignore'
}

/** A query in which nothing is chosen. */
export const emptyQuery = (language: string): SearchQuery => ({
  q: '',
  type: 'general',
  order: 'best',
  language,
  translationLanguage: null,
  letter: null,
  filters: {},
  page: 1,
  perPage: defaultPerPage,
})

const queryParameterNames = new Set(['q', 'type', 'order', 'language', 'letter', 'page', 'per_page'])

/**
 * Reads a query from the parameters of a page or of the API: q, type, order, language, letter, page, per_page,
 * and `<filter>=<value or id>`, repeated or with commas for several. Empty parameters count as absent.
 * @throws AppError `request.invalid` naming each parameter whose name or value is wrong, `search.tooManyValues`
 */
export function parseSearchQuery(params: URLSearchParams, facts: QueryContext): SearchQuery {
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
  const oneOf =
    <T extends string>(all: readonly T[]) =>
    (value: string) =>
      all.find((one) => one === value)
  const defaults = emptyQuery(facts.language)

  const query: SearchQuery = {
    ...defaults,
    q: cleanText(params.get('q') ?? ''),
    type: read('type', oneOf(searchTypes), 'value.unknown') ?? defaults.type,
    order: read('order', oneOf(searchOrders), 'value.unknown') ?? defaults.order,
    translationLanguage: read('language', oneOf(facts.languages), 'value.unknown') ?? null,
    letter: read('letter', parseLetter, 'value.invalid') ?? null,
    page: read('page', parsePositiveInteger(Number.MAX_SAFE_INTEGER), 'value.invalid') ?? defaults.page,
    perPage: read('per_page', parsePositiveInteger(maxPerPage), 'value.invalid') ?? defaults.perPage,
  }
  let count = 0
  for (const name of new Set(params.keys())) {
    if (queryParameterNames.has(name)) continue
    const key = filterByName(name)
    if (key !== undefined) {
      const values = params.getAll(name).flatMap((given) => splitValues(key, given, facts))
      count += new Set(values).size
      if (count > maxValues) throw new AppError('search.tooManyValues', { params: { most: maxValues } })
      const wanted = values.flatMap(
        (value) => parseFilterValue(key, value, facts) ?? refuse(name, 'value.unknown', value) ?? [],
      )
      if (wanted.length > 0) query.filters[key] = [...new Set(wanted)]
    } else if (facts.unknownParameters === 'refuse') {
      errors.push({
        field: name,
        code: 'request.unknownParameter',
        params: { name: name.slice(0, maxQueryLength) },
      })
    }
  }
  for (const id of filteredLocationsOutsideAreas(query.filters, facts.entryById))
    refuse(filterName('locationPrecise'), 'search.placeOutside', facts.entryById(id)?.value ?? '')
  if (errors.length > 0) throw new AppError('request.invalid', { fields: errors })
  return query
}

/** The parameters that `parseSearchQuery` reads as this query; what is not chosen is left out. */
export const formatSearchQuery = (query: SearchQuery, facts: QueryContext): URLSearchParams =>
  new URLSearchParams(searchAddress(query, formatFilters(query.filters, facts)))

/** The filters of a query as parameters, values by their stable names: `handshape=flat-hand&location=head`. */
export function formatFilters(filters: SearchQuery['filters'], facts: QueryContext): string {
  const params = new URLSearchParams()
  for (const key of filterKeys) {
    for (const wanted of filters[key] ?? [])
      params.append(filterName(key), formatFilterValue(key, wanted, facts))
  }
  return params.toString()
}

/** The text as it may be shown again: cut, well-formed, without control characters; '' when nothing could be looked for. */
function cleanText(text: string): string {
  const cut = text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
  const shown = cut.replace(/\p{Cs}/gu, '').trim()
  return foldQuery(shown) === '' ? '' : shown
}

const parseLetter = (value: string): string | undefined =>
  value === '#' ? value : /^\p{L}\p{M}*$/u.test(value) ? value.toUpperCase() : undefined

const parsePositiveInteger = (most: number) => (value: string) => {
  const number = /^\d{1,16}$/.test(value) ? Number(value) : 0
  return number >= 1 && number <= most ? number : undefined
}

/** One value, or several with commas between them; a value may have a comma in its own name. */
function splitValues(key: FilterKey, given: string, facts: QueryContext): string[] {
  const whole = given.trim()
  if (parseFilterValue(key, whole, facts) !== undefined) return [whole]
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

/** Values of the filter's own list come before heads of its groups, names before ids. */
function parseFilterValue(key: FilterKey, value: string, facts: QueryContext): number | undefined {
  const lists = listsOf(key)
  if (lists.length === 0) return yesNo.get(value.toLowerCase())
  const id = findEntryId(lists, value, facts)
  if (id !== undefined || !value.endsWith(exactMark)) return id
  const alone = findEntryId(lists, value.slice(0, -exactMark.length).trimEnd(), facts)
  return alone && exactEntry(alone)
}

function findEntryId(lists: readonly ListName[], value: string, facts: QueryContext): number | undefined {
  for (const name of lists) {
    const id = facts.entryByValue(name, value)
    if (id !== undefined) return id
  }
  const entry = /^\d{1,9}$/.test(value) ? facts.entryById(Number(value)) : undefined
  return entry && lists.includes(entry.list) ? Number(value) : undefined
}

/** A wanted value as addresses say it: by its stable name, or by its id where that name would mean another value. */
export function formatFilterValue(key: FilterKey, wanted: number, facts: QueryContext): string {
  if (filterList(key) === undefined) return String(wanted)
  const mark = isExact(wanted) ? exactMark : ''
  const named = `${facts.entryById(entryIdOf(wanted))?.value ?? ''}${mark}`
  return parseFilterValue(key, named, facts) === wanted ? named : `${entryIdOf(wanted)}${mark}`
}

/** The list of a filter's values and that of their groups; none for yes/no. */
function listsOf(key: FilterKey): ListName[] {
  const own = filterList(key)
  if (own === undefined) return []
  const group = listDefinition(own).group as ListName | undefined
  return group === undefined || group === own ? [own] : [own, group]
}

/** The facts of the published dictionary, for a visitor who reads `language`. */
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
