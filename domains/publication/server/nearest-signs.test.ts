import { describe, expect, test } from 'vitest'
import { idOf, standardEntryOf } from '#domains/phonology/standard-lists.fixture.ts'
import { ungrouped } from '#domains/search/engine/facet-index.ts'
import { aQuery, aSearchEntry } from '#domains/search/search-entry.fixture.ts'
import type { SearchQuery } from '#domains/search/search-model.ts'
import type { ReferenceKey } from '#domains/signs/properties.ts'
import { nearestSigns } from './nearest-signs.ts'
import { PublishedSigns } from './published-signs.ts'

const [noun, verb] = [90_001, 90_002]
const hand = (value: string) => [idOf('handshape-of-hand', value)]
const place = (value: string) => [idOf('location', value)]
const down = [idOf('moviment-direction', 'down')]

type Values = Partial<Record<ReferenceKey, number[]>>
const signs = new PublishedSigns({
  defaultLanguage: 'pt',
  grouping: ungrouped,
  entryOf: standardEntryOf,
  offensiveTags: new Set(),
  retiredLanguages: new Set(),
})
const entries = Object.entries({
  ALTO: { handshapeDominant: hand('flat-hand'), location: place('chin'), wordClass: [noun] },
  BOCA: { handshapeDominant: hand('fist'), location: place('chest'), wordClass: [verb] },
  CASA: {
    handshapeDominant: hand('flat-hand'),
    location: place('chest'),
    wordClass: [noun],
    movementDirection: down,
  },
  DIA: { wordClass: [verb] },
  ECO: {},
  FIM: { handshapeDominant: hand('thumb'), location: place('leg'), movementDirection: down },
} satisfies Record<string, Values>).map(([gloss, values], at) => aSearchEntry({ id: at + 1, gloss, values }))
signs.engine.apply(entries, [])
signs.articulations.apply(entries, [])

const near = (filters: SearchQuery['filters'], q = '') => nearestSigns(signs, aQuery({ q, filters }))
const glossesAndMissed = (filters: SearchQuery['filters'], q = '') =>
  near(filters, q).map(({ sign, missed }) => [sign.gloss, ...missed])

describe('the signs nearest to the chosen filters', () => {
  const chosen = { handshapeDominant: hand('flat-hand'), location: place('chest'), wordClass: [verb] }

  test('miss the fewest choices first; among equals, the nearest articulation [PUB-10]', () => {
    expect(glossesAndMissed(chosen)).toEqual([
      ['CASA', 'wordClass'],
      ['BOCA', 'handshapeDominant'],
      ['ALTO', 'location', 'wordClass'],
      ['DIA', 'handshapeDominant', 'location'],
    ])
  })

  test('have a distance that grows with every missed choice, and list all differences', () => {
    const found = near(chosen)
    const distances = found.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const distance of distances) expect(distance).toBeGreaterThan(0)
    expect(found[0]?.differs).toEqual(['wordClass'])
    expect(found[3]?.differs).toEqual(['handshapeDominant', 'location'])
    const [, nouns] = near({ handshape: hand('fist'), wordClass: [noun] })
    expect(nouns).toMatchObject({ sign: { gloss: 'ALTO' }, differs: ['handshapeDominant'] })
  })

  test('are found when no property of the articulation is chosen [PUB-10]', () => {
    expect(glossesAndMissed({ wordClass: [verb], tags: [1] })).toEqual([
      ['BOCA', 'tags'],
      ['DIA', 'tags'],
    ])
    expect(glossesAndMissed({ tags: [1] })).toEqual([])
  })

  test('may miss all choices and still be similar', () => {
    expect(
      glossesAndMissed({ handshapeDominant: hand('fist'), location: place('abdomen') }).map(
        ([gloss]) => gloss,
      ),
    ).toContain('ALTO')
  })

  test('are restricted to those that match the text; when none does, all signs are used', () => {
    expect(glossesAndMissed(chosen, 'alto')).toEqual([['ALTO', 'location', 'wordClass']])
    expect(glossesAndMissed(chosen, 'zzz')).toEqual(glossesAndMissed(chosen))
    expect(near({}, 'casa')).toEqual([])
  })

  test('are at most twenty', () => {
    const many = new PublishedSigns({
      defaultLanguage: 'pt',
      grouping: ungrouped,
      entryOf: standardEntryOf,
      offensiveTags: new Set(),
      retiredLanguages: new Set(),
    })
    const alike = Array.from({ length: 50 }, (_, at) =>
      aSearchEntry({
        id: at + 1,
        gloss: `S${at + 100}`,
        values: { wordClass: [noun], location: place(at % 2 ? 'chest' : 'chin') },
      }),
    )
    many.engine.apply(alike, [])
    many.articulations.apply(alike, [])
    const found = nearestSigns(
      many,
      aQuery({ filters: { wordClass: [noun], tags: [1], location: place('leg') } }),
    )
    expect(new Set(found.map(({ sign }) => sign.id)).size).toBe(20)
  })
})
