import { translationLanguages } from '#domains/languages/language.ts'
import { type ListName, list } from '#domains/vocabularies/catalogue.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import {
  defaultPerPage,
  type FilterKey,
  maxPerPage,
  type SearchQuery,
  searchOrders,
  searchTypes,
} from './entry.ts'
import { entryOf, exactly, filterByName, filterKeys, filterList, filterName, isExact } from './filters.ts'
import { foldQuery, maxQueryLength } from './fold.ts'
import { foreignPlaces } from './places.ts'
import type { PublishedDictionary } from './published.ts'
import { searchAddress } from './ui/search-address.ts'

/** So many values may be wanted in all; nobody chooses more. */
export const maxValues = 100

/** Stands after a value that is meant alone, without what is grouped under it: `handshape=flat-hand!`. */
const aloneMark = '!'

/** What must be known of a value. */
interface EntryFacts {
  list: ListName
  /** Its stable value. */
  value: string
  parentId: number | null
  groupId: number | null
}

/** What must be known to read or write a query. */
export interface QueryFacts {
  /** The visitor's language; it ranks translations and is no part of the query's address. */
  language: string
  /** Codes of the content languages. */
  languages: readonly string[]
  /** The id of a list's entry by its stable value, or undefined. */
  entryByValue(list: ListName, value: string): number | undefined
  entryById(id: number): EntryFacts | undefined
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

/**
 * Reads a query from the parameters of a page or of the API: q, type, order, language, letter, page, per_page,
 * and `<filter>=<value or id>`, repeated or with commas for several. Empty parameters count as absent.
 * @throws AppError `request.invalid` naming each parameter whose name or value is wrong, `search.tooManyValues`
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
  let count = 0
  for (const name of new Set(params.keys())) {
    if (ownNames.has(name)) continue
    const key = filterByName(name)
    if (key !== undefined) {
      const values = params.getAll(name).flatMap((given) => wantedValues(key, given, facts))
      count += new Set(values).size
      if (count > maxValues) throw new AppError('search.tooManyValues', { params: { most: maxValues } })
      const wanted = values.flatMap(
        (value) => filterValue(key, value, facts) ?? refuse(name, 'value.unknown', value) ?? [],
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
  for (const id of foreignPlaces(query.filters, facts.entryById))
    refuse(filterName('locationPrecise'), 'search.placeOutside', facts.entryById(id)?.value ?? '')
  if (errors.length > 0) throw new AppError('request.invalid', { fields: errors })
  return query
}

/** The parameters that `parseSearchQuery` reads as this query; what is not chosen is left out. */
export const formatSearchQuery = (query: SearchQuery, facts: QueryFacts): URLSearchParams =>
  new URLSearchParams(searchAddress(query, formatFilters(query.filters, facts)))

/** The filters of a query as parameters, values by their stable names: `handshape=flat-hand&location=head`. */
export function formatFilters(filters: SearchQuery['filters'], facts: QueryFacts): string {
  const params = new URLSearchParams()
  for (const key of filterKeys) {
    for (const wanted of filters[key] ?? []) params.append(filterName(key), writtenValue(key, wanted, facts))
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

/** Values of the filter's own list come before heads of its groups, names before ids. */
function filterValue(key: FilterKey, value: string, facts: QueryFacts): number | undefined {
  const lists = listsOf(key)
  if (lists.length === 0) return yesNo.get(value.toLowerCase())
  const id = entryNamed(lists, value, facts)
  if (id !== undefined || !value.endsWith(aloneMark)) return id
  const alone = entryNamed(lists, value.slice(0, -aloneMark.length).trimEnd(), facts)
  return alone && exactly(alone)
}

function entryNamed(lists: readonly ListName[], value: string, facts: QueryFacts): number | undefined {
  for (const name of lists) {
    const id = facts.entryByValue(name, value)
    if (id !== undefined) return id
  }
  const entry = /^\d{1,9}$/.test(value) ? facts.entryById(Number(value)) : undefined
  return entry && lists.includes(entry.list) ? Number(value) : undefined
}

/** A wanted value as addresses say it: by its stable name, or by its id where that name would mean another value. */
export function writtenValue(key: FilterKey, wanted: number, facts: QueryFacts): string {
  if (filterList(key) === undefined) return String(wanted)
  const mark = isExact(wanted) ? aloneMark : ''
  const named = `${facts.entryById(entryOf(wanted))?.value ?? ''}${mark}`
  return filterValue(key, named, facts) === wanted ? named : `${entryOf(wanted)}${mark}`
}

/** The list of a filter's values and that of their groups; none for yes/no. */
function listsOf(key: FilterKey): ListName[] {
  const own = filterList(key)
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
  languages: translationLanguages(languages).map(({ code }) => code),
  entryByValue: (list, value) => vocabulary.byValue(list, value)?.id,
  entryById: (id) => vocabulary.entry(id),
  unknownParameters,
})
