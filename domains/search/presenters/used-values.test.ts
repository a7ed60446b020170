import { expect, test } from 'vitest'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { aVocabularyEntry } from '#domains/vocabularies/vocabulary-entry.fixture.ts'
import { exactEntry } from '../query/filter-value.ts'
import { usedValues } from './used-values.ts'

const hand = (id: number, groupId: number | null = null, retired = false) =>
  aVocabularyEntry({ id, list: 'handshape-of-hand', value: `hand-${id}`, groupId, retired })
const vocabulary = createVocabulary([hand(1), hand(2, 1), hand(3, 1), hand(4), hand(5, null, true)], 'pt')
const used = (counts: Record<number, number>) =>
  usedValues(vocabulary, 'handshape-of-hand', counts).map(({ id }) => id)

test('the values that visitors are offered are those that published signs have [PUB-04] [PUB-09] [D39]', () => {
  expect(used({ 2: 3, 4: 1, 5: 1 })).toEqual([2, 4, 5])
  expect(used({ 4: 0 })).toEqual([])
  expect(used({})).toEqual([])
})

test('a head of a group is offered only if signs have the head itself [PUB-04] [PUB-09]', () => {
  expect(used({ 1: 5, 2: 3, 3: 2 })).toEqual([2, 3])
  expect(used({ 1: 6, [exactEntry(1)]: 1, 2: 3, 3: 2 })).toEqual([1, 2, 3])
})
