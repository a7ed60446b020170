import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aQuery } from '../search-entry.fixture.ts'
import { searchOrders, searchTypes } from '../search-model.ts'
import { searchAddress } from './search-address.ts'
import { formatSearchQuery, type QueryContext } from './search-query.ts'

const facts: QueryContext = {
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
