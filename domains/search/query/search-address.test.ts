import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aQuery } from '../search-entry.fixture.ts'
import { type SearchQuery, searchOrders, searchTypes } from '../search-model.ts'
import { searchAddress, toggleFilter } from './search-address.ts'
import { formatSearchQuery, type QueryContext } from './search-query-url.ts'

const context: QueryContext = {
  language: 'pt',
  languages: ['pt', 'mi'],
  entryByValue: () => undefined,
  entryById: () => undefined,
  unknownParameters: 'ignore',
}

test('the browser and the server write the same address of a query [PUB-07]', () => {
  const query = fc.record<Partial<SearchQuery>>({
    q: fc.string().map((q) => q.trim()),
    type: fc.constantFrom(...searchTypes),
    order: fc.constantFrom(...searchOrders),
    translationLanguage: fc.constantFrom(null, 'mi'),
    letter: fc.constantFrom(null, 'A', '#'),
    page: fc.integer({ min: 1, max: 1e9 }),
    perPage: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(query, (chosen) => {
      expect(searchAddress(aQuery(chosen))).toBe(`?${formatSearchQuery(aQuery(chosen), context)}`)
    }),
  )
})

test('spaces around the text are left out of the address [PUB-07]', () => {
  expect(searchAddress(aQuery({ q: ' casa ' }))).toBe('?q=casa')
})

test('filters precede the other parameters and are not rewritten [PUB-07]', () => {
  expect(searchAddress(aQuery({ page: 2 }), 'handshape_dominant=flat-hand')).toBe(
    '?handshape_dominant=flat-hand&page=2',
  )
})

test('choosing a value adds it to the filters, choosing it again removes it [PUB-10]', () => {
  const choice = { value: 'head', isChosen: false }
  expect(toggleFilter('tags=new', 'location', choice)).toBe('tags=new&location=head')
  expect(toggleFilter('tags=new&location=head', 'location', { ...choice, isChosen: true })).toBe('tags=new')
  expect(toggleFilter('tags=new', 'location', { ...choice, filtersAfter: 'location=chest' })).toBe(
    'location=chest',
  )
})
