import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aQuery } from '../an-entry.fixture.ts'
import { searchOrders, searchTypes } from '../entry.ts'
import { formatSearchQuery, type QueryFacts } from '../search-query.ts'
import { searchAddress, withFilter, withoutFilter } from './search-address.ts'

const facts: QueryFacts = {
  language: 'pt',
  languages: ['pt', 'mi'],
  entryByValue: () => undefined,
  entryById: () => undefined,
  unknownParameters: 'ignore',
}

test('the browser writes a query’s address as the server does [PUB-07]', () => {
  const query = fc.record({
    q: fc.string().map((q) => q.trim()),
    type: fc.constantFrom(...searchTypes),
    order: fc.constantFrom(...searchOrders),
    within: fc.constantFrom(null, 'mi'),
    letter: fc.constantFrom(null, 'A', '#'),
    page: fc.integer({ min: 1, max: 1e9 }),
  })
  fc.assert(
    fc.property(query, (chosen) => {
      expect(searchAddress(aQuery(chosen))).toBe(`?${formatSearchQuery(aQuery(chosen), facts)}`)
    }),
  )
})

test('spaces around the text are no part of its address [PUB-07]', () => {
  expect(searchAddress(aQuery({ q: ' casa ' }))).toBe('?q=casa')
})

test('filters come before the rest and stay as they were written [PUB-07]', () => {
  expect(searchAddress(aQuery({ page: 2 }), 'handshape_dominant=flat-hand')).toBe(
    '?handshape_dominant=flat-hand&page=2',
  )
})

describe('written filters', () => {
  const name = fc.constantFrom('handshape', 'location', 'word_class')
  const value = fc.oneof(
    fc.constantFrom('flat-hand', 'fist!', 'a, b', '1.1.1'),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  )
  const filters = fc
    .uniqueArray(fc.tuple(name, value), { selector: String })
    .map((pairs) => new URLSearchParams(pairs).toString())

  test('take and lose values as the parameters of an address do [PUB-10]', () => {
    fc.assert(
      fc.property(filters, name, value, (written, one, text) => {
        const more = new URLSearchParams(written)
        if (!more.has(one, text)) more.append(one, text)
        expect(withFilter(written, one, text)).toBe(more.toString())
        const less = new URLSearchParams(written)
        less.delete(one, text)
        expect(withoutFilter(written, one, text)).toBe(less.toString())
        const none = new URLSearchParams(written)
        none.delete(one)
        expect(withoutFilter(written, one)).toBe(none.toString())
      }),
    )
  })
})
