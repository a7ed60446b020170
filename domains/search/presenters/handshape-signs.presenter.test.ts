import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { FacetIndex } from '../engine/facet-index.ts'
import { SearchEngine } from '../engine/search-engine.ts'
import { type HandChoice, handFilter } from '../query/handshape-choice.ts'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import type { SearchQuery } from '../search-model.ts'
import type { SearchableDictionary } from '../searchable-dictionary.ts'
import { isNarrowed, presentHandshapeSigns } from './handshape-signs.presenter.ts'
import { searchResults } from './search-results.ts'

const [flat, bent, cupped, fist, head, chest, crown, heart] = [1, 2, 3, 4, 5, 6, 7, 8]
const value = (
  id: number,
  list: 'handshape-of-hand' | 'location',
  name: string,
  groupId: number | null = null,
) => aVocabularyEntry({ id, list, value: name, groupId, position: id, texts: { en: `the ${name}` } })
const vocabulary = createVocabulary(
  [
    value(flat, 'handshape-of-hand', 'flat'),
    value(bent, 'handshape-of-hand', 'bent', flat),
    value(cupped, 'handshape-of-hand', 'cupped', flat),
    value(fist, 'handshape-of-hand', 'fist'),
    value(head, 'location', 'head'),
    value(chest, 'location', 'chest'),
    aVocabularyEntry({ id: crown, list: 'location-within-an-area', value: 'crown', parentId: head }),
    aVocabularyEntry({ id: heart, list: 'location-within-an-area', value: 'heart', parentId: chest }),
  ],
  'en',
)
const made = (id: number, dominant: number, other: number | null, location: number) =>
  aSearchEntry({
    id,
    gloss: `SIGN-${id}`,
    values: {
      handshapeDominant: [dominant],
      handshapeNondominant: other === null ? [] : [other],
      location: [location],
    },
  })
const engine = new SearchEngine({ facets: FacetIndex, compare: (a, b) => a.id - b.id, grouping: vocabulary })
engine.apply(
  [
    made(1, flat, null, head),
    made(2, flat, flat, chest),
    made(3, bent, null, head),
    made(4, fist, flat, chest),
    made(5, fist, null, head),
    made(6, cupped, cupped, chest),
  ],
  [],
)
const dictionary: Pick<
  SearchableDictionary,
  | 'vocabulary'
  | 'languages'
  | 'media'
  | 'facets'
  | 'search'
  | 'nearest'
  | 'card'
  | 'combination'
  | 'defaultLanguage'
  | 'hasFrequencies'
> = {
  vocabulary,
  languages: [],
  defaultLanguage: 'en',
  hasFrequencies: false,
  media: () => undefined,
  facets: (query, keys) => engine.facets(query, keys),
  search: (query) => engine.search(query),
  nearest: () => [],
  combination: () => null,
  card: (id) => engine.entry(id),
}
const context = { locale: 'en', t: translator('en') } as const

function viewOf(
  id: number,
  choice: Partial<HandChoice> = {},
  query: Partial<SearchQuery> = {},
  near: number[] = [],
) {
  const chosen: HandChoice = { hand: 'either', withoutFamily: false, style: null, ...choice }
  const asked = aQuery({ language: 'en', ...query, filters: { ...query.filters, ...handFilter(id, chosen) } })
  const entry = vocabulary.entry(id) ?? expect.fail(`no ${id}`)
  const results = searchResults(dictionary, asked, context)
  return presentHandshapeSigns(dictionary, { entry, choice: chosen, results, near }, context)
}
const glosses = ({ results }: ReturnType<typeof viewOf>) => results.cards.map(({ gloss }) => gloss.text)
const countsOf = (links: ReturnType<typeof viewOf>['hands']) => links.map(({ count }) => count)

describe('the signs of one handshape [PUB-09]', () => {
  test('are those of either hand, of the dominant one or of the other', () => {
    expect(glosses(viewOf(fist))).toEqual(['SIGN-4', 'SIGN-5'])
    expect(glosses(viewOf(flat, { hand: 'dominant' }))).toEqual(['SIGN-1', 'SIGN-2', 'SIGN-3', 'SIGN-6'])
    expect(glosses(viewOf(flat, { hand: 'other' }))).toEqual(['SIGN-2', 'SIGN-4', 'SIGN-6'])
  })

  test('of a head are those of its family, or only its own', () => {
    const wide = viewOf(flat)
    expect(wide.results.total).toBe(5)
    expect(wide.scopes.map(({ count, isChosen, queryString }) => [count, isChosen, queryString])).toEqual([
      [5, true, '?'],
      [3, false, '?only=1'],
    ])
    const only = viewOf(flat, { withoutFamily: true })
    expect(glosses(only)).toEqual(['SIGN-1', 'SIGN-2', 'SIGN-4'])
    expect(only.scopes.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })

  test('of a member have no choice of family, but a link to the head', () => {
    expect(viewOf(bent)).toMatchObject({ scopes: [], head: { id: flat, name: 'the flat' } })
    expect(viewOf(flat).head).toBeNull()
  })

  test('are counted for each hand under the other choices', () => {
    expect(countsOf(viewOf(flat).hands)).toEqual([5, 4, 3])
    expect(countsOf(viewOf(flat, { hand: 'dominant', withoutFamily: true }).hands)).toEqual([3, 2, 2])
    expect(countsOf(viewOf(flat, {}, { filters: { location: [head] } }).hands)).toEqual([2, 2, 0])
  })

  test('keep every choice when another hand is chosen', () => {
    const view = viewOf(flat, { withoutFamily: true }, { q: 'sign', page: 2, filters: { location: [chest] } })
    expect(view.hands.map(({ text, queryString }) => [text, queryString])).toEqual([
      ['Either', '?only=1&location=chest&q=sign'],
      ['Dominant hand', '?hand=dominant&only=1&location=chest&q=sign'],
      ['Non-dominant hand', '?hand=other&only=1&location=chest&q=sign'],
    ])
  })

  test('can be narrowed by locations with current counts; the handshape cannot be removed like a filter', () => {
    const view = viewOf(fist, { hand: 'dominant' }, { filters: { location: [chest] } })
    const places = view.refinements.find(({ name }) => name === 'location')
    expect(places?.values.map(({ text, count, isChosen }) => [text, count, isChosen])).toEqual([
      ['the head', 1, false],
      ['the chest', 1, true],
    ])
    expect(view.results.filters).toBe('hand=dominant&location=chest')
    expect(view.results.chosen.map(({ text, filtersWithout }) => [text, filtersWithout])).toEqual([
      ['the chest', 'hand=dominant'],
    ])
    expect(glosses(view)).toEqual(['SIGN-4'])
  })

  test('keep the precise locations of the other areas when an area is removed', () => {
    const areaLink = (area: number, filters: SearchQuery['filters']) =>
      viewOf(flat, { hand: 'dominant' }, { filters })
        .refinements.find(({ name }) => name === 'location')
        ?.values.find(({ id }) => id === area)?.filtersAfter
    expect(areaLink(chest, { location: [head, chest], locationPrecise: [crown] })).toBe(
      'hand=dominant&location=head&location_precise=crown',
    )
    expect(areaLink(head, { location: [head, chest], locationPrecise: [crown, heart] })).toBe(
      'hand=dominant&location=chest&location_precise=heart',
    )
    expect(areaLink(head, { location: [head], locationPrecise: [crown] })).toBe('hand=dominant')
  })

  test('can be opened in the search by categories with the same choices', () => {
    const filters = { location: [chest] }
    expect(viewOf(flat, { withoutFamily: true }, { filters, q: 'sign' }).searchQueryString).toBe(
      '?handshape=flat%21&location=chest&q=sign',
    )
    expect(viewOf(flat, { hand: 'other' }).searchQueryString).toBe('?handshape_nondominant=flat')
  })

  test('are listed with the nearest handshapes, in order of similarity, each with its number of signs', () => {
    const nearestOf = (filters: SearchQuery['filters'], choice: Partial<HandChoice> = {}) =>
      viewOf(fist, choice, { filters }, [cupped, 99, flat, bent]).nearestHandshapes.map(({ id, count }) => [
        id,
        count,
      ])
    expect(nearestOf({})).toEqual([
      [cupped, 1],
      [flat, 5],
      [bent, 1],
    ])
    expect(nearestOf({ location: [head] })).toEqual([
      [flat, 2],
      [bent, 1],
    ])
    expect(nearestOf({}, { hand: 'other' })).toEqual([
      [cupped, 1],
      [flat, 3],
    ])
  })

  test('link to the nearest handshapes with the same choices, but with the whole family of each', () => {
    const view = viewOf(flat, { hand: 'dominant', withoutFamily: true }, { filters: { location: [head] } }, [
      fist,
    ])
    expect(view.nearestQueryString).toBe('?hand=dominant&location=head')
  })

  test('keep another handshape filter of the URL', () => {
    const view = viewOf(flat, { hand: 'other' }, { filters: { handshapeDominant: [fist] } })
    expect(glosses(view)).toEqual(['SIGN-4'])
    expect(view.results.filters).toBe('hand=other&handshape_dominant=fist')
    expect(view.results.chosen.map(({ text }) => text)).toEqual(['the fist'])
  })
})

test('a URL with only handshape, hand, letter and page is not narrowed [PUB-09]', () => {
  expect(isNarrowed(viewOf(flat, { hand: 'other' }, { page: 2, letter: 'S' }).results)).toBe(false)
  expect(isNarrowed(viewOf(flat, {}, { filters: { location: [head] } }).results)).toBe(true)
  expect(isNarrowed(viewOf(flat, {}, { q: 'sign' }).results)).toBe(true)
})
