import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { properties } from '#domains/signs/properties.ts'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { FacetCounts } from '../engine/facet-index.ts'
import { exactEntry } from '../query/filter-value.ts'
import { aQuery } from '../search-entry.fixture.ts'
import type { FilterKey, SearchQuery } from '../search-model.ts'
import { categoryByName, categoryGroups } from './categories.ts'
import { presentCategory, presentCategoryGroups } from './category.presenter.ts'
import { toggleLocationArea } from './toggle-location-area.ts'

const entry = (facts: Parameters<typeof aVocabularyEntry>[0]) =>
  aVocabularyEntry({ texts: { en: facts.value }, ...facts })
const area = (id: number, value: string, groupId: number | null = null) =>
  entry({ id, list: 'location', value, groupId })
const place = (id: number, value: string, parentId: number | null) =>
  entry({ id, list: 'location-within-an-area', value, parentId })

const vocabulary = createVocabulary(
  [
    area(1, 'head'),
    area(2, 'nose', 1),
    area(3, 'chest'),
    place(11, 'top', 1),
    place(12, 'nose-tip', 2),
    place(13, 'heart', 3),
    place(14, 'anywhere', null),
    entry({ id: 21, list: 'handshape-of-hand', value: 'flat' }),
    entry({ id: 22, list: 'handshape-of-hand', value: 'spread', groupId: 21 }),
    entry({ id: 23, list: 'handshape-of-hand', value: 'fist' }),
  ],
  'en',
)
const context = { locale: 'en', t: translator('en') } as const
const everyPlace: FacetCounts = {
  location: { 1: 5, 2: 3, 3: 2 },
  locationPrecise: { 11: 1, 12: 2, 13: 1, 14: 1 },
}
const open = (
  key: FilterKey,
  filters: SearchQuery['filters'] = {},
  counts = everyPlace,
  maxValues?: number,
) =>
  presentCategory(
    { vocabulary, languages: [], media: () => undefined, facets: () => counts },
    aQuery({ filters }),
    key,
    context,
    maxValues,
  )

describe('the list of categories', () => {
  const keys = categoryGroups.flatMap((group) => group.keys)

  test('has every searchable property once; a searchable variant replaces its property [PUB-10]', () => {
    const searchable = Object.entries(properties)
      .filter(([, row]) => 'searchable' in row && row.searchable)
      .map(([key]) => key)
      .filter((key) => key !== 'semanticField' && key !== 'handedness')
    expect(keys.toSorted()).toEqual(['handshape', ...searchable].toSorted())
  })

  test('starts the group of hands with the handshape of either hand', () => {
    expect(categoryGroups.find(({ group }) => group === 'hands')?.keys[0]).toBe('handshape')
  })

  test('shows how much is chosen and which categories no sign uses [PUB-10]', () => {
    const groups = presentCategoryGroups(
      { facets: () => everyPlace },
      aQuery({ filters: { location: [1, 3] } }),
      context,
    )
    const all = groups.flatMap(({ categories }) => categories)
    expect(all).toContainEqual({ name: 'location', title: 'Location', chosenCount: 2, isUsed: true })
    expect(all).toContainEqual({
      name: 'handedness_searchable',
      title: 'Handedness',
      chosenCount: 0,
      isUsed: false,
    })
    expect(groups.map(({ title }) => title).slice(0, 2)).toEqual(['Meaning', 'Hands'])
  })

  test('is opened by the names of URLs; a property with a searchable variant opens the variant', () => {
    expect(categoryByName('location')).toBe('location')
    expect(categoryByName('semantic_field')).toBe('semanticFieldSearchable')
    expect(categoryByName('gloss')).toBeNull()
    expect(categoryByName('constructor')).toBeNull()
    expect(categoryByName(null)).toBeNull()
  })
})

describe('an open category', () => {
  test('shows its values under the heads of their groups [PUB-10]', () => {
    const { display, families } = open('handshape', { handshape: [23] }, { handshape: { 21: 4, 22: 1 } })
    expect(display).toBe('hands')
    expect(families.map(({ head, members }) => [head?.value, members.map(({ value }) => value)])).toEqual([
      [undefined, ['fist']],
      ['flat', ['spread']],
    ])
    expect(families[0]?.members[0]).toMatchObject({ count: 0, isChosen: true })
  })

  test('shows no precise locations before an area is chosen [PUB-10]', () => {
    expect(open('location').preciseLocations).toEqual([])
    expect(open('locationPrecise').preciseLocations).toEqual([])
    expect(open('locationPrecise').name).toBe('location_precise')
  })

  test('shows the precise locations of the chosen areas and of the areas grouped under them [PUB-10]', () => {
    const precise = (filters: SearchQuery['filters']) =>
      open('location', filters).preciseLocations.map(({ title, values }) => [
        title,
        values.map(({ value }) => value),
      ])
    expect(precise({ location: [2] })).toEqual([['nose', ['nose-tip']]])
    expect(precise({ location: [1] })).toEqual([
      ['head', ['top']],
      ['nose', ['nose-tip']],
    ])
    expect(precise({ location: [exactEntry(1)] })).toEqual([['head', ['top']]])
    expect(precise({ locationPrecise: [13] })).toEqual([['chest', ['heart']]])
  })

  test('removes with an area its precise locations, and keeps those of the other areas [PUB-10]', () => {
    const { families } = open('location', { location: [2, 3], locationPrecise: [12, 13] })
    const nose = families
      .flatMap(({ head, members }) => [head, ...members])
      .find((one) => one?.value === 'nose')
    expect(nose?.filtersAfter).toBe('location=chest&location_precise=heart')
  })
})

describe('a category in a narrow column', () => {
  const handsOf = (maxValues: number, filters: SearchQuery['filters'] = {}) => {
    const counts = { handshape: { 21: 5, 22: 3, 23: 4 } }
    const { families, hiddenCount } = open('handshape', filters, counts, maxValues)
    return [
      families.map(({ head, members }) => [head?.value, members.map(({ value }) => value)]),
      hiddenCount,
    ]
  }

  test('shows its most frequent values and the number of hidden ones [PUB-10]', () => {
    expect(handsOf(3)).toEqual([
      [
        [undefined, ['fist']],
        ['flat', ['spread']],
      ],
      0,
    ])
    expect(handsOf(1)).toEqual([[['flat', []]], 2])
  })

  test('shows a chosen value even when it is rare [PUB-10]', () => {
    expect(handsOf(1, { handshape: [22] })).toEqual([[['flat', ['spread']]], 1])
  })
})

test('the values of a narrow column are those of the whole category, reduced to the most frequent ones', () => {
  const ids = fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 3 })
  const counts = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 1, max: 3 }))
  fc.assert(
    fc.property(ids, counts, fc.integer({ min: 1, max: 3 }), (location, counted, maxValues) => {
      const [whole, narrow] = [undefined, maxValues].map((max) =>
        open('location', { location }, { location: counted }, max),
      )
      const valuesOf = (view = whole) =>
        (view?.families ?? []).flatMap(({ head, members }) => [...(head ? [head] : []), ...members])
      const all = valuesOf()
      const first = all.toSorted((a, b) => b.count - a.count).slice(0, maxValues)
      const wanted = all.filter((value) => all.length <= maxValues || first.includes(value) || value.isChosen)
      expect(valuesOf(narrow).toSorted(byId)).toEqual(wanted.toSorted(byId))
      expect(narrow?.hiddenCount).toBe(all.length - wanted.length)
    }),
  )
})

const byId = (a: { id: number }, b: { id: number }) => a.id - b.id

describe('choosing an area', () => {
  const choose = (filters: SearchQuery['filters'], chosen: number) =>
    toggleLocationArea(filters, chosen, vocabulary.entry)

  test('adds it, and choosing it again removes it with its precise locations [PUB-10]', () => {
    expect(choose({}, 3)).toEqual({ location: [3] })
    expect(choose({ location: [3], locationPrecise: [13] }, 3)).toEqual({})
    expect(choose({ location: [1, 2], locationPrecise: [12] }, 2)).toEqual({
      location: [1],
      locationPrecise: [12],
    })
  })

  test('removes a precise location of another area, and keeps one without an area', () => {
    expect(choose({ locationPrecise: [12, 14], handshape: [21] }, 3)).toEqual({
      location: [3],
      locationPrecise: [14],
      handshape: [21],
    })
  })
})
