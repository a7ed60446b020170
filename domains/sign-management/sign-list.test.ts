import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchTypes } from '#domains/search/search-model.ts'
import { decisionSchemaOf } from '#domains/signs/sign-decision.input.ts'
import { signStatuses } from '#domains/signs/sign-document.ts'
import { chosenIdsIn } from './panel-change.ts'
import {
  emptySignListQuery,
  formatSignListQuery,
  missingParts,
  parseSignListQuery,
  readSignListQuery,
  type SignListQuery,
  signListOrders,
  signListTabs,
} from './sign-list.input.ts'
import { tagSchema } from './tag.input.ts'

const parse = (address: string) => parseSignListQuery(new URLSearchParams(address))
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const id = fc.integer({ min: 1, max: 999_999_999 })

const aQuery: fc.Arbitrary<SignListQuery> = fc.record({
  q: fc.constantFrom('', 'gato', 'a+b & c', '#12', 'ß=%', 'source:7'),
  type: fc.constantFrom(...searchTypes),
  tab: orNull(fc.constantFrom(...signListTabs)),
  status: orNull(fc.constantFrom(...signStatuses)),
  authorId: orNull(fc.oneof(id, fc.constant(0))),
  approverId: orNull(id),
  untranslated: orNull(fc.constantFrom('pt', 'en', 'pt-BR')),
  missing: orNull(fc.constantFrom(...missingParts)),
  tag: orNull(id),
  values: fc.subarray([
    { list: 'handshape-of-hand', value: '1.1.1' },
    { list: 'location', value: '12' },
    { list: 'tags', value: 'a&b=c' },
  ] as const),
  filters: fc.subarray([
    { name: 'handshape', value: 'fist,flat-hand!' },
    { name: 'repeated_movement', value: 'yes' },
  ] as const),
  changedSince: orNull(fc.constantFrom('2026-11-21', '2024-02-29')),
  order: fc.constantFrom(...signListOrders),
  page: fc.integer({ min: 1, max: 5_000 }),
})

test('a query survives the round trip through its URL [SGN-12]', () => {
  fc.assert(
    fc.property(aQuery, (query) => {
      expect(parse(formatSignListQuery(query))).toEqual(query)
    }),
  )
})

test('values that do not exist are ignored [SGN-12]', () => {
  const nonsense =
    'state=lost&type=king&author=-1&approver=x&untranslated=%00&without=hope&tag=0&since=2026-02-30&order=size&page=0&q=%20&location=%20&foo=1&status=bogus'
  expect(parse(nonsense)).toEqual(emptySignListQuery)
  expect(parse(`q=${'a'.repeat(500)}`).q).toHaveLength(200)
  expect(parse('q=gato').order).toBe('best')
})

test('each unknown name and value of a query is said, and nothing about a right one [SGN-12] [D42]', () => {
  const fields = (address: string) =>
    readSignListQuery(new URLSearchParams(address)).problems.map(({ field, code }) => `${field} ${code}`)
  expect(
    fields('q=gato&state=waiting&status=published&handedness=one-handed&since=2026-11-21&author=0'),
  ).toEqual([])
  expect(fields('state=&since=')).toEqual([])
  expect(fields('state=bogus&since=notadate&foo=1&status=gone&page=0&author=x')).toEqual([
    'state value.invalid',
    'status value.invalid',
    'author value.invalid',
    'since value.invalid',
    'page value.invalid',
    'foo request.unknownParameter',
  ])
  expect(fields('state=pending&state=deleted')).toEqual(['state value.invalid'])
})

test('chosen signs are read once each, and only ids [SGN-12]', () => {
  expect(chosenIdsIn(new URLSearchParams('id=3&id=3&id=x&id=-1&id=0&id=12'))).toEqual([3, 12])
})

test.each([
  ['decline', { note: '  ' }, 'note'],
  ['decline', {}, 'note'],
  ['publish', { signs: [] }, 'signs'],
  ['publish', { signs: ['12'] }, 'signs'],
  ['publish', { note: 'a'.repeat(2001) }, 'note'],
] as const)('the decision %s with %j is refused at %s [SGN-12]', (change, facts, field) => {
  const result = decisionSchemaOf(change).safeParse({ change, signs: ['12.5'], ...facts })
  expect(result.error?.issues.map(({ path }) => path[0])).toContain(field)
})

test('a tag without its name or without signs is refused [SGN-12]', () => {
  const fieldsOf = (values: object) =>
    tagSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? []
  expect(fieldsOf({ signs: ['12.5'], tag: '' })).toEqual(['tag'])
  expect(fieldsOf({ signs: [], tag: '7' })).toEqual(['signs'])
  expect(fieldsOf({ signs: ['12.5'], tag: '7' })).toEqual([])
})

test('a decision is read with the revision that the person saw [SGN-15]', () => {
  expect(decisionSchemaOf('publish').parse({ change: 'publish', signs: ['12.5'] })).toEqual({
    change: 'publish',
    signs: [{ id: 12, revision: 5 }],
    note: undefined,
    withoutVideo: false,
  })
})
