import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import { isAppError } from '#platform/errors/app-error.ts'
import { aQuery } from '../search-entry.fixture.ts'
import { type SearchQuery, searchOrders, searchTypes } from '../search-model.ts'
import { exactEntry } from './filter-value.ts'
import { filterKeys, filterList } from './filters.ts'
import {
  formatSearchQuery,
  maxValues,
  parseSearchQuery,
  type QueryContext,
  readSearchQuery,
} from './search-query-url.ts'

const entries = (
  [
    { id: 1, list: 'handshape-of-hand', value: '1.1.1' },
    { id: 2, list: 'handshape-of-hand', value: '7' },
    { id: 7, list: 'handshape-of-hand', value: 'a, b' },
    { id: 3, list: 'handedness-searchable', value: 'one' },
    { id: 4, list: 'handedness-searchable-group', value: 'one' },
    { id: 5, list: 'handedness-searchable-group', value: 'two' },
    { id: 6, list: 'word_class', value: 'noun' },
    { id: 20, list: 'location', value: 'head' },
    { id: 21, list: 'location', value: 'face', groupId: 20 },
    { id: 22, list: 'location', value: 'trunk' },
    { id: 23, list: 'location-within-an-area', value: 'nose', parentId: 21 },
    { id: 24, list: 'location-within-an-area', value: 'somewhere' },
  ] satisfies { id: number; list: ListName; value: string; parentId?: number; groupId?: number }[]
).map((entry) => ({ parentId: null, groupId: null, ...entry }))
const context: QueryContext = {
  language: 'pt',
  languages: ['pt', 'en', 'mi'],
  entryByValue: (list, value) => entries.find((entry) => entry.list === list && entry.value === value)?.id,
  entryById: (id) => entries.find((entry) => entry.id === id),
  unknownParameters: 'refuse',
}
const parse = (search: string, more: Partial<QueryContext> = {}) =>
  parseSearchQuery(new URLSearchParams(search), { ...context, ...more })

function errorsOf(search: string) {
  try {
    parse(search)
  } catch (error) {
    if (isAppError(error))
      return { code: error.code, fields: error.fields.map(({ field, code }) => [field, code]) }
    throw error
  }
  return null
}

type SearchQueryChoices = Omit<SearchQuery, 'language' | 'isSchoolMode'>

describe('the query of an address', () => {
  test('an address without parameters has no choices', () => {
    expect(parse('')).toEqual(aQuery())
    expect(parse('q=&type=&order=&language=&letter=&page=&per_page=&word_class=')).toEqual(aQuery())
  })

  test('uses the parameter names of the API; a value is given by name or by id [PUB-07]', () => {
    expect(
      parse(
        'q=sol&type=starts&order=recent&language=mi&letter=a&page=2&per_page=50&word_class=noun&repeated_movement=no',
      ),
    ).toEqual(
      aQuery({
        q: 'sol',
        type: 'starts',
        order: 'recent',
        translationLanguage: 'mi',
        letter: 'A',
        page: 2,
        perPage: 50,
        filters: { wordClass: [6], repeatedMovement: [0] },
      }),
    )
    expect(parse('word_class=6&handshape_dominant=1.1.1,7&handshape_dominant=1').filters).toEqual({
      wordClass: [6],
      handshapeDominant: [1, 2],
    })
  })

  test('handedness can be chosen by value or by group', () => {
    expect(parse('handedness_searchable=one,two').filters).toEqual({ handednessSearchable: [3, 5] })
    expect(parse('handedness_searchable=4').filters).toEqual({ handednessSearchable: [4] })
  })

  test('a value with an exclamation mark excludes the values under it, and either hand is a filter of its own [PUB-09]', () => {
    expect(parse('handshape=1.1.1!,7').filters).toEqual({ handshape: [exactEntry(1), 2] })
    expect(parse('handshape_dominant=1!').filters).toEqual({ handshapeDominant: [exactEntry(1)] })
    expect(errorsOf('handshape=!')?.fields).toEqual([['handshape', 'value.unknown']])
    expect(errorsOf('repeated_movement=1!')?.fields).toEqual([['repeated_movement', 'value.unknown']])
  })

  test('a precise location must lie in a chosen area, if an area is chosen [PUB-10]', () => {
    expect(parse('location_precise=nose').filters).toEqual({ locationPrecise: [23] })
    for (const areas of ['face', 'head', 'trunk,head', 'face!'])
      expect(parse(`location=${areas}&location_precise=nose`).filters.locationPrecise).toEqual([23])
    expect(parse('location=trunk&location_precise=somewhere').filters.locationPrecise).toEqual([24])
    for (const areas of ['trunk', 'head!', 'head!,trunk'])
      expect(errorsOf(`location=${areas}&location_precise=nose`)).toEqual({
        code: 'request.invalid',
        fields: [['location_precise', 'search.placeOutside']],
      })
  })

  test('a repeated value counts once, and at most one hundred values are accepted [PUB-10]', () => {
    const ids = Array.from({ length: maxValues }, (_, at) => at)
    const numbered = (value: string) => (/^\d+$/.test(value) ? Number(value) + 1 : undefined)
    const many: QueryContext = { ...context, entryByValue: (_, value) => numbered(value) }
    const asked = (values: readonly (number | string)[]) =>
      parse(`tags=${values.join('&tags=')}`, many).filters.tags?.length
    expect(asked([...ids, ...ids])).toBe(maxValues)
    expect(() => asked([...ids, maxValues])).toThrow('search.tooManyValues')
    expect(() => parse(`tags=${ids.join()}&word_class=0`, many)).toThrow('search.tooManyValues')
  })

  test.each([
    ['type=fuzzy', ['type', 'value.unknown']],
    ['order=status', ['order', 'value.unknown']],
    ['language=xx', ['language', 'value.unknown']],
    ['letter=AB', ['letter', 'value.invalid']],
    ['page=0', ['page', 'value.invalid']],
    ['page=-1', ['page', 'value.invalid']],
    ['page=1.5', ['page', 'value.invalid']],
    ['page=1e3', ['page', 'value.invalid']],
    ['per_page=101', ['per_page', 'value.numberRange']],
    ['word_class=verb', ['word_class', 'value.unknown']],
    ['word_class=1', ['word_class', 'value.unknown']],
    ['word_class=99999999999', ['word_class', 'value.unknown']],
    ['repeated_movement=maybe', ['repeated_movement', 'value.unknown']],
    ['colour=red', ['colour', 'request.unknownParameter']],
    ['etymology=a', ['etymology', 'request.unknownParameter']],
    ['__proto__=a', ['__proto__', 'request.unknownParameter']],
  ])('%s is refused, with the name of the parameter', (search, field) => {
    expect(errorsOf(search)).toEqual({ code: 'request.invalid', fields: [field] })
  })

  test('all wrong parameters are reported together', () => {
    expect(errorsOf('type=a&order=b&word_class=c')?.fields).toHaveLength(3)
  })

  test('pages ignore unknown parameters', () => {
    expect(parse('utm_source=a&q=sol', { unknownParameters: 'ignore' }).q).toBe('sol')
  })

  test('a page leaves out what does not exist, reports it, and keeps the rest [D34]', () => {
    const params = new URLSearchParams('q=sol&page=0&type=a&word_class=zz&colour=red&word_class=noun')
    const { query, problems } = readSearchQuery(params, context)
    expect(query).toEqual(parse('q=sol&word_class=noun'))
    expect(problems.map(({ field }) => field)).toEqual(['type', 'page', 'word_class', 'colour'])
    expect(readSearchQuery(new URLSearchParams('q=sol'), context).problems).toEqual([])
  })

  test('a page leaves out a precise location outside the chosen areas [D34]', () => {
    const { query, problems } = readSearchQuery(
      new URLSearchParams('location=trunk&location_precise=nose,somewhere'),
      context,
    )
    expect(problems).toMatchObject([{ field: 'location_precise', code: 'search.placeOutside' }])
    expect(query).toEqual(parse('location=trunk&location_precise=somewhere'))
  })

  test('a long text is cut; control characters and incomplete characters are removed', () => {
    expect(parse(`q=${'a'.repeat(10_000)}`).q).toHaveLength(200)
    expect(parse(`q=${encodeURIComponent('a\u0000b\n')}`).q).toBe('a b')
    expect(parse(`q=${encodeURIComponent(`${'a'.repeat(199)}😀`)}`).q).toBe('a'.repeat(199))
    expect(parse(`q=${encodeURIComponent('\u200B \u0000')}`).q).toBe('')
    expect(parse('page=1000000000').page).toBe(1e9)
  })

  test.each([
    ['(', '('],
    [' _ ', '_'],
    ['\u200b \u0000', ''],
    ['   ', ''],
  ])(
    'the text %j is read as %j: punctuation is a text, invisible characters are none [PUB-07]',
    (given, q) => {
      expect(parse(`q=${encodeURIComponent(given)}`).q).toBe(q)
    },
  )

  test('is the same after it was written to an address and read again', () => {
    const idsOf = (key: (typeof filterKeys)[number]) => {
      const own = filterList(key)
      const ids = own
        ? entries.filter(({ list }) => list.startsWith(own)).flatMap(({ id }) => [id, exactEntry(id)])
        : [0, 1]
      return fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 })
    }
    const filterable = filterKeys.filter((key) =>
      ['handshape', 'handshapeDominant', 'handednessSearchable', 'wordClass', 'inDictionary'].includes(key),
    )
    const query = fc
      .record<SearchQueryChoices>({
        q: fc
          .string({ unit: 'binary', maxLength: 300 })
          .map((q) => parse(`q=${encodeURIComponent(q.toWellFormed())}`).q),
        type: fc.constantFrom(...searchTypes),
        order: fc.constantFrom(...searchOrders),
        translationLanguage: fc.constantFrom(null, ...context.languages),
        letter: fc.constantFrom(null, 'A', '#', 'Ж'),
        page: fc.integer({ min: 1 }),
        perPage: fc.integer({ min: 1, max: 100 }),
        filters: fc.record(Object.fromEntries(filterable.map((key) => [key, idsOf(key)])), {
          requiredKeys: [],
        }),
      })
      .map((choices) => aQuery(choices))
    fc.assert(
      fc.property(query, (query) => {
        const address = new URLSearchParams(formatSearchQuery(query, context).toString())
        expect(parseSearchQuery(address, context)).toEqual(query)
      }),
      { numRuns: 1_000 },
    )
  })
})
