import { describe, expect, test } from 'vitest'
import { exactEntry } from '#domains/search/query/filter-value.ts'
import { createVocabulary, type VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { countUsedValues, maxHandshapes, mostFrequentHandshapes } from './home-data.ts'

const hand = (id: number, groupId: number | null = null, symbol: string | null = `S100${id}0`) =>
  aVocabularyEntry({
    id,
    list: 'handshape-of-hand',
    value: `hand-${id}`,
    groupId,
    symbol,
    texts: { pt: `mão ${id}`, en: `hand ${id}` },
  })

const strip = (counts: Record<number, number>, entries: VocabularyEntry[]) =>
  mostFrequentHandshapes(
    counts,
    { vocabulary: createVocabulary(entries, 'pt'), media: () => undefined },
    'en',
  )

describe('the strip of handshapes [PUB-04]', () => {
  test('starts with the most frequent handshape and contains the counts', () => {
    const hands = strip({ 1: 2, 2: 7, 3: 2 }, [hand(1), hand(2), hand(3)])
    expect(hands.map(({ id, count }) => [id, count])).toEqual([
      [2, 7],
      [1, 2],
      [3, 2],
    ])
    expect(hands[0]).toMatchObject({ name: 'hand 2', language: 'en', symbol: 'S10020' })
  })

  test('omits handshapes without signs or without any picture', () => {
    expect(strip({ 1: 2, 2: 7, 3: 0 }, [hand(1), hand(2, null, null), hand(3)])).toHaveLength(1)
    expect(strip({}, [hand(1)])).toEqual([])
  })

  test('is limited to one row', () => {
    const many = Array.from({ length: 60 }, (_, at) => hand(at + 1))
    expect(strip(Object.fromEntries(many.map(({ id }) => [id, id])), many)).toHaveLength(maxHandshapes)
  })
})

describe('the statistics of the home page [PUB-04]', () => {
  test('count a group head only if signs have the head itself', () => {
    const vocabulary = createVocabulary([hand(1), hand(2, 1), hand(3, 1), hand(4)], 'pt')
    const used = (counts: Record<number, number>) => countUsedValues(counts, vocabulary, 'handshape-of-hand')
    expect(used({ 1: 5, 2: 3, 3: 2 })).toBe(2)
    expect(used({ 1: 6, [exactEntry(1)]: 1, 2: 3, 3: 2 })).toBe(3)
    expect(used({})).toBe(0)
  })
})
