import { expect, test } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { FacetIndex } from '../engine/facet-index.ts'
import { glossComparator } from '../engine/gloss-comparator.ts'
import { SearchEngine } from '../engine/search-engine.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import { type SearchQuery, searchOrders } from '../search-model.ts'
import type { NearSign } from '../searchable-dictionary.ts'
import { searchResults } from './search-results.ts'

const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
engine.apply(
  Array.from({ length: 50 }, (_, at) => aSearchEntry({ id: at + 1, gloss: `CASA ${at + 1}` })),
  [],
)
const dictionary = {
  search: engine.search.bind(engine),
  card: engine.entry.bind(engine),
  nearest: (): NearSign[] => [],
  combination: () => null,
  defaultLanguage: 'pt',
  hasFrequencies: false,
  vocabulary: createVocabulary([], 'pt'),
  languages: [],
  media: () => undefined,
}
const context = { locale: 'pt', t: translator('pt') } as const

test('the order by use is offered where signs are used, or where the query has it [ELN-05]', () => {
  const ordersOf = (hasFrequencies: boolean, query: SearchQuery) =>
    searchResults({ ...dictionary, hasFrequencies }, query, context).orders
  const others = ['best', 'recent', 'oldest', 'alphabetical']
  expect(ordersOf(false, aQuery())).toEqual(others)
  expect(ordersOf(true, aQuery())).toEqual(searchOrders)
  expect(ordersOf(false, aQuery({ order: 'frequent' }))).toEqual(searchOrders)
})

test('a page number beyond the last page shows the last page [PUB-07]', () => {
  const view = searchResults(dictionary, aQuery({ q: 'casa', page: 1e9 }), context)
  expect(view.query.page).toBe(3)
  expect(view.cards.map(({ id }) => id)).toEqual([49, 50])
})

test('a search without a result has no pages [PUB-07]', () => {
  const view = searchResults(dictionary, aQuery({ q: 'livro', page: 9 }), context)
  expect(view).toMatchObject({ total: 0, pages: 0, cards: [] })
  expect(view.query.page).toBe(1)
})

test('similar words are offered beside other results [PUB-07]', () => {
  const { didYouMean, steps } = searchResults(dictionary, aQuery({ q: 'casa1' }), context)
  expect([didYouMean, steps]).toEqual([[], ['text']])
  const pears = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  const glosses = ['PERA', 'PERFIL', 'PERIGO', 'PERITO', 'PERMUTA', 'PERNAS', 'PERUCA', 'PEAR']
  pears.apply(
    glosses.map((gloss, at) => aSearchEntry({ id: at + 1, gloss })),
    [],
  )
  const search = pears.search.bind(pears)
  const view = searchResults(
    { ...dictionary, search, card: pears.entry.bind(pears) },
    aQuery({ q: 'per' }),
    context,
  )
  expect(view).toMatchObject({ total: 7, steps: ['text'], didYouMean: [{ text: 'PEAR', language: null }] })
})

test('when no sign matches, the nearest signs are offered with the reason', () => {
  const filters = { handshapeDominant: [1], location: [2], movementShape: [3] }
  const sign = aSearchEntry({ id: 7, gloss: 'SÁBADO', values: { ...filters, location: [9] } })
  const nearest = () => [
    { sign, distance: 0.3, differs: ['location' as const], missed: ['location' as const] },
  ]
  const view = searchResults({ ...dictionary, nearest }, aQuery({ q: 'livro', filters }), context)
  expect(view.near).toMatchObject([{ card: { id: 7 }, reason: context.t('differences:but.place') }])
  expect(searchResults({ ...dictionary, nearest }, aQuery({ q: 'casa' }), context).near).toEqual([])
})

test('a sign that matches most choices is offered with the ones that it does not match [PUB-10]', () => {
  const filters = { handshape: [1], wordClass: [2], semanticFieldSearchable: [3] }
  const sign = aSearchEntry({ id: 8, gloss: 'DIA', values: { handshapeNondominant: [1], wordClass: [4] } })
  const nearest = () => [
    { sign, distance: 0.3, differs: [], missed: ['wordClass' as const, 'semanticFieldSearchable' as const] },
  ]
  const english = { locale: 'en', t: translator('en') } as const
  const [near] = searchResults({ ...dictionary, nearest }, aQuery({ q: 'livro', filters }), english).near
  expect(near?.reason).toBe(
    'same: Handshape of either hand; different: Semantic field (not described) and Word class',
  )
})

test('removing an area also removes its precise locations [PUB-10]', () => {
  const place = (
    id: number,
    list: 'location' | 'location-within-an-area',
    value: string,
    parentId: number | null,
  ) => ({
    ...{ id, list, value, parentId, groupId: null, position: id, searchable: true, retired: false },
    ...{ symbol: null, pictureId: null, features: null, aliases: [], texts: {} },
  })
  const vocabulary = createVocabulary(
    [
      place(1, 'location', 'nose', null),
      place(2, 'location', 'chest', null),
      place(3, 'location-within-an-area', 'nose-tip', 1),
    ],
    'pt',
  )
  const query = aQuery({ filters: { location: [1, 2], locationPrecise: [3] } })
  const { chosen } = searchResults({ ...dictionary, vocabulary }, query, context)
  expect(chosen.map(({ value, filtersWithout }) => [value, filtersWithout])).toEqual([
    ['nose', 'location=chest'],
    ['chest', 'location=nose&location_precise=nose-tip'],
    ['nose-tip', 'location=nose&location=chest'],
  ])
})
