import { expect, test } from 'vitest'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchEntry, SearchQuery } from '../search-model.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { SearchEngine } from './search-engine.ts'

const engineOf = (...entries: SearchEntry[]) => {
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  engine.apply(entries, [])
  return engine
}
const engine = engineOf(
  aSearchEntry({ id: 1, gloss: 'CARRO', earlierGlosses: ['AUTO', 'CALHAMBEQUE'] }),
  aSearchEntry({ id: 2, gloss: 'ESTRADA', translations: { pt: ['via de autos'] } }),
  aSearchEntry({ id: 3, gloss: 'ALTO' }),
  aSearchEntry({ id: 4, gloss: 'XINGAR', earlierGlosses: ['AUTO'], isOffensive: true }),
  aSearchEntry({ id: 5, gloss: 'NAUTO' }),
)
const search = (facts: Partial<SearchQuery>) => engine.search(aQuery(facts))
const found = (facts: Partial<SearchQuery>) => search(facts).hits.map(({ id }) => id)

test('a sign is found by an earlier gloss, after all signs with the text in a present one [D48]', () => {
  expect(found({ q: 'auto' })).toEqual([2, 5, 1, 4])
  expect(found({ q: 'calha' })).toEqual([1])
  expect(found({ q: 'hambe' })).toEqual([1])
  expect(search({ q: 'calha' })).toMatchObject({
    total: 1,
    steps: ['text'],
    hits: [{ id: 1, match: { field: 'earlierGloss', language: null, text: 'CALHAMBEQUE' } }],
  })
})

test('an earlier gloss that equals the text is no typing error of another word [D48]', () => {
  expect(search({ q: 'auto' })).toMatchObject({ steps: ['text'], didYouMean: [] })
  expect(search({ q: 'akto' }).didYouMean).toEqual([{ text: 'ALTO', language: null }])
})

test('“starts” finds the beginnings of earlier glosses, “exact” none of them [D48]', () => {
  expect(found({ q: 'calha', type: 'starts' })).toEqual([1])
  expect(found({ q: 'hambe', type: 'starts' })).toEqual([])
  expect(found({ q: 'auto', type: 'exact' })).toEqual([])
})

test('filters, letters and school mode apply to signs found by an earlier gloss [D48]', () => {
  expect(found({ q: 'auto', letter: 'C' })).toEqual([1])
  expect(found({ q: 'auto', isSchoolMode: true })).toEqual([2, 5, 1])
  expect(found({ q: 'auto', filters: { wordClass: [1] } })).toEqual([])
})

test('a present text is named before an earlier gloss, and an earlier gloss is forgotten with its sign [D48]', () => {
  const entry = { id: 1, gloss: 'CASA', earlierGlosses: ['CASARÃO'] }
  const changing = engineOf(aSearchEntry(entry))
  const ids = (q: string) => changing.search(aQuery({ q })).hits.map(({ id, match }) => [id, match?.text])
  expect([ids('casa'), ids('casarão')]).toEqual([[[1, 'CASA']], [[1, 'CASARÃO']]])
  changing.apply([aSearchEntry({ ...entry, earlierGlosses: [] })], [])
  expect([ids('casa'), ids('casarão')]).toEqual([[[1, 'CASA']], []])
})
