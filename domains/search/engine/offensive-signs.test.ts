import { expect, test } from 'vitest'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchOrder, SearchQuery } from '../search-model.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'
import { foreignLanguagesLast, suggest } from './suggestions.ts'

const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
const wordClass = [1]
engine.apply(
  [
    aSearchEntry({ id: 1, gloss: 'BURRO', isOffensive: true, values: { wordClass } }),
    aSearchEntry({ id: 2, gloss: 'BURRO-ANIMAL', values: { wordClass } }),
    aSearchEntry({ id: 3, gloss: 'CAVALO', translations: { en: ['burro'] } }),
    aSearchEntry({ id: 4, gloss: 'IDIOTA', isOffensive: true, translations: { en: ['burro'] } }),
    aSearchEntry({ id: 5, gloss: 'XINGAR', isOffensive: true }),
  ],
  [],
)
const found = (facts: Partial<SearchQuery>) => engine.search(aQuery(facts)).hits.map(({ id }) => id)
const school = (facts: Partial<SearchQuery>) => engine.search(aQuery({ ...facts, isSchoolMode: true }))

test('an offensive sign is the last of the best matches, even one that equals the search text [D41]', () => {
  expect(found({ q: 'burro' })).toEqual([3, 2, 1, 4])
  expect(found({ q: 'burro', perPage: 2, page: 2 })).toEqual([1, 4])
  expect(found({})).toEqual([2, 3, 1, 4, 5])
  expect([...engine.rankedIds(aQuery({ q: 'burro' }))]).toEqual([3, 2, 1, 4])
})

test.each<[SearchOrder, number[]]>([
  ['alphabetical', [1, 2, 3, 4, 5]],
  ['oldest', [1, 2, 3, 4, 5]],
  ['recent', [5, 4, 3, 2, 1]],
])('in the order %s an offensive sign has its own place [D41]', (order, ids) => {
  expect(found({ order })).toEqual(ids)
})

test('in school mode offensive signs are neither found nor counted, and name no word [D41]', () => {
  const { hits, total, letters } = school({ q: 'burro' })
  expect([hits.map(({ id }) => id), total, [...letters]]).toEqual([
    [3, 2],
    2,
    [
      ['B', 1],
      ['C', 1],
    ],
  ])
  const all = aQuery({ isSchoolMode: true })
  expect(engine.search(all).total).toBe(2)
  expect(engine.idsOf(all)).toEqual(new Set([2, 3]))
  expect(engine.facets(all, ['wordClass'])).toEqual({ wordClass: { 1: 1 } })
  expect(engine.facets(aQuery(), ['wordClass'])).toEqual({ wordClass: { 1: 2 } })
  expect(engine.search(aQuery({ q: 'xingat' })).hits.map(({ id }) => id)).toEqual([5])
  for (const q of ['xingar', 'xingat', 'idiota'])
    expect(school({ q }), q).toMatchObject({ total: 0, steps: [], didYouMean: [] })
  expect(engine.filtered(aQuery({ filters: { wordClass }, isSchoolMode: true })).among?.array().length).toBe(
    2,
  )
})

test('in school mode punctuation finds no offensive sign either [D41]', () => {
  const marks = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  marks.apply(
    [aSearchEntry({ id: 1, gloss: '#!', isOffensive: true }), aSearchEntry({ id: 2, gloss: 'A!' })],
    [],
  )
  const ids = (isSchoolMode: boolean) =>
    marks.search(aQuery({ q: '!', isSchoolMode })).hits.map(({ id }) => id)
  expect([ids(false), ids(true)]).toEqual([[2, 1], [2]])
})

test('a sign that is no longer offensive has its place again [D41]', () => {
  const changing = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  const ids = (isSchoolMode = false) => changing.search(aQuery({ isSchoolMode })).hits.map(({ id }) => id)
  changing.apply(
    [aSearchEntry({ id: 1, gloss: 'A', isOffensive: true }), aSearchEntry({ id: 2, gloss: 'B' })],
    [],
  )
  expect([ids(), ids(true), changing.offensiveCount]).toEqual([[2, 1], [2], 1])
  changing.apply([aSearchEntry({ id: 1, gloss: 'A' })], [])
  expect([ids(), ids(true), changing.offensiveCount]).toEqual([[1, 2], [1, 2], 0])
})

test('suggestions of the server and of the browser have offensive signs at their end, marked [D41]', () => {
  const source = {
    search: engine.search.bind(engine),
    entry: engine.entry.bind(engine),
    hasPoster: () => false,
  }
  const suggestions = suggest(source, 'burro', { language: 'pt', defaultLanguage: 'pt' })
  const last = foreignLanguagesLast(suggestions, 'pt')
  expect(last.signs.map(({ id, isOffensive }) => [id, isOffensive])).toEqual([
    [2, false],
    [3, false],
    [1, true],
    [4, true],
  ])
})
