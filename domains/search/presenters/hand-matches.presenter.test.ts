import { describe, expect, test } from 'vitest'
import { parseHandshapeFeatures } from '#domains/vocabularies/handshape-features.ts'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import seeds from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { FacetIndex } from '../engine/facet-index.ts'
import { SearchEngine } from '../engine/search-engine.ts'
import { emptyLook, type HandLook } from '../query/hand-look.ts'
import { aSearchEntry } from '../search-entry.fixture.ts'
import { emptyQuery } from '../search-model.ts'
import { presentHandChart, presentHandMatches } from './hand-matches.presenter.ts'
import { presentHandshapeFamilies } from './handshape.presenter.ts'
import { handshapePaths } from './handshape-paths.ts'

const idOf = (value: string) => seeds.findIndex((seed) => seed.value === value) + 1
const vocabulary = createVocabulary(
  seeds.map(({ value, group, features, texts }) =>
    aVocabularyEntry({
      id: idOf(value),
      list: 'handshape-of-hand',
      value,
      groupId: group ? idOf(group) : null,
      features,
      texts,
    }),
  ),
  'en',
)
const engine = new SearchEngine({ facets: FacetIndex, compare: (a, b) => a.id - b.id, grouping: vocabulary })
const signs = ['v-hand', 'u-hand', 'u-hand', 'u-hand', 'y-hand', 'w-hand', 'v-hand-hooked'].map((value, at) =>
  aSearchEntry({ id: at + 1, gloss: `SIGN-${at + 1}`, values: { handshapeDominant: [idOf(value)] } }),
)
engine.apply(signs, [])
const dictionary = {
  vocabulary,
  languages: [],
  defaultLanguage: 'en',
  hasFrequencies: false,
  media: () => undefined,
  search: (query: Parameters<typeof engine.search>[0]) => engine.search(query),
  nearest: () => [],
  combination: () => null,
  card: (id: number) => engine.entry(id),
}
const context = { locale: 'en', t: translator('en') } as const
const counts = engine.facets(emptyQuery('en'), ['handshape']).handshape ?? {}
const handshapes = vocabulary.list('handshape-of-hand').flatMap(({ id, features: stored }) => {
  const features = parseHandshapeFeatures(stored)
  return features ? [{ id, features }] : []
})
const pathOf = handshapePaths(dictionary, { target: null, style: null }, 'en')
const matchesOf = (look: Partial<HandLook>) =>
  presentHandMatches(dictionary, { look: { ...emptyLook, ...look }, handshapes, counts, pathOf }, context)
const twoStraight: Partial<HandLook> = { fingers: ['index', 'middle'], joints: 'straight' }

describe('the handshapes and signs for the look of a hand [PUB-09]', () => {
  test('are those that fit, most signs first, each counted by itself', () => {
    const { fitting } = matchesOf(twoStraight)
    expect(fitting.map(({ id, count }) => [id, count])).toEqual([
      [idOf('u-hand'), 3],
      [idOf('v-hand'), 1],
      ...['k-hand', 'r-hand', 'u-hand-thumb-out', 'three-hand', 'three-hand-thumb-opposed'].map((value) => [
        idOf(value),
        0,
      ]),
    ])
    expect(fitting.find(({ id }) => id === idOf('v-hand'))?.path).toMatch(/handshape\/signs\/\d+\?only=1$/)
    expect(fitting.find(({ id }) => id === idOf('u-hand'))?.path).toMatch(/handshape\/signs\/\d+$/)
  })

  test('lead back to the search for which one is chosen, as its filter', () => {
    const look = { ...emptyLook, ...twoStraight }
    const target = { filter: 'handshapeDominant', search: 'location=head' } as const
    const pathBack = handshapePaths(dictionary, { target, style: 'symbol' }, 'en')
    const { fitting } = presentHandMatches(
      dictionary,
      { look, handshapes, counts, pathOf: pathBack },
      context,
    )
    expect(fitting.slice(0, 2).map(({ path }) => path)).toEqual([
      '/search-signs/category?location=head&handshape_dominant=u-hand',
      '/search-signs/category?location=head&handshape_dominant=v-hand%21',
    ])
  })

  test('keep the choice of SignWriting that the URL of the page has', () => {
    const pathOfSymbols = handshapePaths(dictionary, { target: null, style: 'symbol' }, 'en')
    expect(pathOfSymbols(-7)).toBe('/search-signs/handshape/signs/7?only=1&show=signwriting')
  })

  test('include those nearly equal that have signs, nearest first, with the difference', () => {
    expect(matchesOf(twoStraight).near.map(({ id, reason }) => [id, reason])).toEqual([
      [idOf('v-hand-hooked'), 'hooked instead of straight'],
      [idOf('w-hand'), 'also the ring finger'],
    ])
  })

  test('include less equal ones when none is nearly equal', () => {
    expect(matchesOf({ fingers: ['ring'] }).near.map(({ id, reason }) => [id, reason])).toEqual([
      [idOf('w-hand'), 'also the index finger and the middle finger'],
    ])
  })

  test('include the signs with those that fit, and the URL of all of them', () => {
    const { signs: found } = matchesOf(twoStraight)
    expect(found.cards.map(({ gloss }) => gloss.text)).toEqual(['SIGN-1', 'SIGN-2', 'SIGN-3', 'SIGN-4'])
    expect(found.total).toBe(4)
    expect(found.queryString).toBe('?handshape=v-hand%21&handshape=u-hand')
  })

  test('are only those nearly equal when nothing fits', () => {
    const {
      fitting,
      near,
      signs: found,
    } = matchesOf({ ...twoStraight, thumb: 'touching', spreading: 'crossed' })
    expect(fitting).toEqual([])
    expect(found).toEqual({ total: 0, cards: [], queryString: null })
    expect(near.length).toBeGreaterThan(2)
  })
})

test('the chart has every handshape with signs once, in families, counted by itself [PUB-09]', () => {
  const families = presentHandshapeFamilies(dictionary, counts, 'en')
  const chart = presentHandChart(dictionary, families, { counts, pathOf }, context)
  expect(chart.map(({ id, hands }) => [id, hands.map((hand) => [hand.id, hand.count])])).toEqual([
    [
      idOf('v-hand'),
      [
        [idOf('v-hand'), 1],
        [idOf('v-hand-hooked'), 1],
        [idOf('u-hand'), 3],
      ],
    ],
    [idOf('w-hand'), [[idOf('w-hand'), 1]]],
    [idOf('little'), [[idOf('y-hand'), 1]]],
  ])
  expect(chart[0]).toMatchObject({ name: seeds[idOf('v-hand') - 1]?.texts.en, language: 'en', count: 5 })
})
