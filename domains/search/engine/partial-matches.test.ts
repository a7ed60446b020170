import fc from 'fast-check'
import { TypedFastBitSet } from 'typedfastbitset/lib/TypedFastBitSet.js'
import { describe, expect, test } from 'vitest'
import { aQuery, aSearchEntry } from '../search-entry.fixture.ts'
import { FacetIndex } from './facet-index.ts'
import { glossComparator } from './gloss-comparator.ts'
import { groupByMissedSets, PartialMatches } from './partial-matches.ts'
import { SearchEngine } from './search-engine.ts'

const anySlots = fc.uniqueArray(fc.nat(90))

test('slots are grouped by the number of sets that contain them [PUB-10]', () => {
  fc.assert(
    fc.property(fc.array(anySlots, { maxLength: 6 }), fc.option(anySlots), (sets, among) => {
      const levels = groupByMissedSets(
        sets.map((slots) => new TypedFastBitSet(slots)),
        among && new TypedFastBitSet(among),
      ).map((level) => level.array())
      const expected = sets.map((_, missed) =>
        Array.from({ length: 91 }, (_, slot) => slot).filter(
          (slot) =>
            (among?.includes(slot) ?? true) &&
            sets.filter((slots) => slots.includes(slot)).length === sets.length - missed,
        ),
      )
      expect(levels).toEqual(expected)
    }),
  )
})

describe('signs that match some filters of a query', () => {
  const engine = new SearchEngine({ facets: FacetIndex, compare: glossComparator('pt') })
  engine.apply(
    [
      aSearchEntry({
        id: 1,
        gloss: 'CASA',
        values: { location: [1], wordClass: [7] },
        flags: { repeatedMovement: true },
      }),
      aSearchEntry({ id: 2, gloss: 'BOLA', values: { location: [1], wordClass: [8] } }),
      aSearchEntry({ id: 3, gloss: 'ASA', values: { location: [2], wordClass: [7] } }),
      aSearchEntry({ id: 4, gloss: 'DIA' }),
    ],
    [],
  )
  const filters = { location: [1], wordClass: [7], repeatedMovement: [1] }
  const levelsOf = (q = '') =>
    new PartialMatches(engine.filtered(aQuery({ q, filters, letter: 'X' })))
      .levels()
      .map(({ missedCount, first }) => [missedCount, first(9)])

  test('are returned in levels, the best first, each in alphabetical order', () => {
    expect(levelsOf()).toEqual([
      [0, [1]],
      [2, [3, 2]],
    ])
  })

  test('include only signs that match the text', () => {
    expect(levelsOf('bola')).toEqual([[2, [2]]])
    expect(levelsOf('nada')).toEqual([])
    const matches = new PartialMatches(engine.filtered(aQuery({ q: 'bola', filters })))
    expect([1, 2, 99].map((id) => matches.has(id))).toEqual([false, true, false])
  })

  test('have a list of the filters that they miss', () => {
    const matches = new PartialMatches(engine.filtered(aQuery({ filters })))
    expect(matches.missedBy(3)).toEqual(['location', 'repeatedMovement'])
    expect(matches.missedBy(1)).toEqual([])
    expect(matches.missedBy(99)).toHaveLength(3)
  })
})
