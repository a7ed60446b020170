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
const signs = new PublishedSigns({ defaultLanguage: 'pt', grouping: ungrouped, entryOf: standardEntryOf })
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
const said = (filters: SearchQuery['filters'], q = '') =>
  near(filters, q).map(({ sign, missed }) => [sign.gloss, ...missed])

describe('the signs nearest to what is chosen', () => {
  const asked = { handshapeDominant: hand('flat-hand'), location: place('chest'), wordClass: [verb] }

  test('miss fewest of all the choices first; among equals, the nearest by form [PUB-10]', () => {
    expect(said(asked)).toEqual([
      ['CASA', 'wordClass'],
      ['BOCA', 'handshapeDominant'],
      ['ALTO', 'location', 'wordClass'],
      ['DIA', 'handshapeDominant', 'location'],
    ])
  })

  test('are further away the more they miss, and say all that differs', () => {
    const found = near(asked)
    const distances = found.map(({ distance }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    for (const distance of distances) expect(distance).toBeGreaterThan(0)
    expect(found[0]?.differs).toEqual(['wordClass'])
    expect(found[3]?.differs).toEqual(['handshapeDominant', 'location'])
    const [, nouns] = near({ handshape: hand('fist'), wordClass: [noun] })
    expect(nouns).toMatchObject({ sign: { gloss: 'ALTO' }, differs: ['handshapeDominant'] })
  })

  test('are found where nothing of the form is chosen [PUB-10]', () => {
    expect(said({ wordClass: [verb], tags: [1] })).toEqual([
      ['BOCA', 'tags'],
      ['DIA', 'tags'],
    ])
    expect(said({ tags: [1] })).toEqual([])
  })

  test('may miss everything and still be made alike', () => {
    expect(
      said({ handshapeDominant: hand('fist'), location: place('abdomen') }).map(([gloss]) => gloss),
    ).toContain('ALTO')
  })

  test('are of those that the text finds; where it finds none, of all', () => {
    expect(said(asked, 'alto')).toEqual([['ALTO', 'location', 'wordClass']])
    expect(said(asked, 'zzz')).toEqual(said(asked))
    expect(near({}, 'casa')).toEqual([])
  })

  test('are twenty at most', () => {
    const many = new PublishedSigns({ defaultLanguage: 'pt', grouping: ungrouped, entryOf: standardEntryOf })
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
