import { describe, expect, test } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { FacetCounts } from '../engine/facet-index.ts'
import { exactEntry } from '../query/filter-value.ts'
import { aQuery } from '../search-entry.fixture.ts'
import type { SearchQuery } from '../search-model.ts'
import { presentChosenFilters, presentFilters } from './filter.presenter.ts'

const vocabulary = createVocabulary(
  [
    aVocabularyEntry({
      id: 1,
      list: 'handshape-of-hand',
      value: 'flat',
      texts: { en: 'flat hand' },
      symbol: 'S15a00',
    }),
    aVocabularyEntry({ id: 2, list: 'handshape-of-hand', value: 'fist', texts: { pt: 'punho' } }),
    aVocabularyEntry({ id: 3, list: 'location', value: 'chest', texts: { en: 'chest' } }),
    aVocabularyEntry({
      id: 4,
      list: 'handshape-of-hand',
      value: 'flat-spread',
      texts: { en: 'spread' },
      groupId: 1,
    }),
    aVocabularyEntry({
      id: 5,
      list: 'handedness-searchable-group',
      value: 'two',
      texts: { en: 'two hands' },
    }),
    aVocabularyEntry({
      id: 6,
      list: 'handedness-searchable',
      value: 'both',
      texts: { en: 'alike' },
      groupId: 5,
    }),
    aVocabularyEntry({ id: 7, list: 'location', value: 'head', texts: { en: 'head' } }),
  ],
  'pt',
)
const context = { locale: 'en', t: translator('en') } as const
const chosenOf = (filters: SearchQuery['filters']) =>
  presentChosenFilters({ vocabulary, languages: [], media: () => undefined }, { filters }, context)
const filtersOf = (counts: FacetCounts, filters: SearchQuery['filters'] = {}) =>
  presentFilters(
    { vocabulary, languages: [], media: () => undefined, facets: () => counts },
    aQuery({ filters }),
    ['handshape', 'location', 'handednessSearchable', 'repeatedMovement'],
    context,
  )

describe('the chosen filters of a URL', () => {
  test('are listed one by one, each with the remaining filters [PUB-10]', () => {
    const { filters, chosen } = chosenOf({ handshapeDominant: [1, 2], location: [3] })
    expect(filters).toBe('handshape_dominant=flat&handshape_dominant=fist&location=chest')
    expect(chosen.map(({ property, text, filtersWithout }) => [property, text, filtersWithout])).toEqual([
      ['Dominant hand', 'flat hand', 'handshape_dominant=fist&location=chest'],
      ['Dominant hand', 'punho', 'handshape_dominant=flat&location=chest'],
      ['Location', 'chest', 'handshape_dominant=flat&handshape_dominant=fist'],
    ])
  })

  test('have a text for exact values and for yes and no [PUB-09]', () => {
    const { filters, chosen } = chosenOf({ handshape: [exactEntry(1)], repeatedMovement: [0] })
    expect(filters).toBe('handshape=flat%21&repeated_movement=0')
    expect(chosen).toMatchObject([
      { name: 'handshape', value: 'flat!', text: 'only flat hand', hand: { symbol: 'S15a00' } },
      { name: 'repeated_movement', value: '0', text: 'no', hand: null },
    ])
  })

  test('are empty without filters', () => {
    expect(chosenOf({})).toEqual({ filters: '', chosen: [] })
  })
})

describe('the values that can be chosen', () => {
  test('have the order of their list and counts; values without a sign are left out [PUB-10]', () => {
    const [hands, places] = filtersOf({ handshape: { 4: 2, 1: 5, [exactEntry(1)]: 3 }, location: {} })
    expect(hands).toMatchObject({ name: 'handshape', title: 'Handshape of either hand' })
    expect(hands?.values).toMatchObject([
      { id: 1, value: 'flat', count: 5, isHead: true, headId: null, symbol: 'S15a00', isChosen: false },
      { id: 4, value: 'flat-spread', count: 2, isHead: false, headId: 1, symbol: null },
    ])
    expect(places?.values).toEqual([])
  })

  test('include a chosen value that no sign has any more [PUB-10]', () => {
    const [, places] = filtersOf({ location: { 7: 1 } }, { location: [3] })
    expect(places?.values).toMatchObject([
      { value: 'chest', count: 0, isChosen: true },
      { value: 'head', count: 1, isChosen: false },
    ])
  })

  test('start with the heads of a separate list; yes precedes no', () => {
    const [, , handedness, repeated] = filtersOf({
      handednessSearchable: { 5: 4, 6: 4 },
      repeatedMovement: { 0: 1, 1: 2 },
    })
    expect(handedness?.values.map(({ id, headId }) => [id, headId])).toEqual([
      [5, null],
      [6, 5],
    ])
    expect(repeated?.values.map(({ text, count }) => [text, count])).toEqual([
      ['yes', 2],
      ['no', 1],
    ])
  })

  test('give the language of a text that is missing in the interface language', () => {
    const [hands] = filtersOf({ handshape: { 2: 1 } })
    expect(hands?.values).toMatchObject([{ text: 'punho', language: 'pt' }])
  })
})
