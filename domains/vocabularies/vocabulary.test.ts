import { describe, expect, test } from 'vitest'
import { createVocabulary } from './vocabulary.ts'
import { aVocabularyEntry } from './vocabulary-entry.fixture.ts'

const vocabulary = createVocabulary(
  [
    aVocabularyEntry({ id: 1, list: 'tags', value: 'everyday', texts: { pt: 'cotidiano', de: 'Alltag' } }),
    aVocabularyEntry({ id: 2, list: 'mouthing', value: 'everyday' }),
  ],
  'pt',
)

test('two lists may contain the same value', () => {
  expect(vocabulary.byValue('tags', 'everyday')?.id).toBe(1)
  expect(vocabulary.byValue('mouthing', 'everyday')?.id).toBe(2)
  expect(vocabulary.byValue('notes', 'everyday')).toBeUndefined()
})

test('a description falls back to the default language and is marked as such; without any, the value is shown [REF-04]', () => {
  expect(vocabulary.describe(1, 'de')).toEqual({ text: 'Alltag', language: 'de', informed: true })
  expect(vocabulary.describe(1, 'hu')).toEqual({ text: 'cotidiano', language: 'pt', informed: false })
  expect(vocabulary.describe(2, 'de')).toEqual({ text: 'everyday', language: 'pt', informed: false })
})

describe('a value that an import created, without a description,', () => {
  const imported = createVocabulary(
    [
      aVocabularyEntry({ id: 1, list: 'location', value: 'eyes', aliases: ['eye'], texts: { pt: 'olhos' } }),
      aVocabularyEntry({ id: 2, list: 'location', value: '3.5.eyes' }),
      aVocabularyEntry({ id: 3, list: 'location', value: '3.6.Eye' }),
      aVocabularyEntry({ id: 4, list: 'location', value: '1.1.in_front_of_body' }),
      aVocabularyEntry({ id: 5, list: 'handshape-of-hand', value: '1.1.1' }),
      aVocabularyEntry({ id: 6, list: 'tags', value: '3.5.eyes' }),
      aVocabularyEntry({ id: 7, list: 'tags', value: '_' }),
    ],
    'pt',
  )

  test.each([
    [2, 'olhos'],
    [3, 'olhos'],
    [4, 'in front of body'],
    [5, '1.1.1'],
    [6, 'eyes'],
    [7, '_'],
  ])('%i is shown in words, those of the list where it has them: %s [REF-04]', (id, text) => {
    expect(imported.describe(id, 'pt').text).toBe(text)
  })

  test('keeps its value in addresses', () => {
    expect(imported.byValue('location', '3.5.eyes')?.id).toBe(2)
  })
})

test('an unknown entry has an empty description and an empty list no entries', () => {
  expect(vocabulary.describe(99, 'pt').text).toBe('')
  expect(vocabulary.entry(99)).toBeUndefined()
  expect(vocabulary.list('notes')).toEqual([])
})

test('a merged id leads to the value that stands for it, over several merges [REF-03]', () => {
  const entries = [aVocabularyEntry({ id: 3, list: 'tags', value: 'animals' })]
  const merged = new Map([
    [1, 2],
    [2, 3],
    [8, 9],
    [9, 8],
  ])
  const vocabulary = createVocabulary(entries, 'pt', merged)
  expect([1, 2, 3, 8, 99].map((id) => vocabulary.mergedInto(id)?.id)).toEqual([
    3,
    3,
    undefined,
    undefined,
    undefined,
  ])
})

test('a value is found by an alias, but another value with that name comes first [D31]', () => {
  const vocabulary = createVocabulary(
    [
      aVocabularyEntry({ id: 1, list: 'tags', value: 'animals', aliases: ['beasts', 'birds'] }),
      aVocabularyEntry({ id: 2, list: 'tags', value: 'birds' }),
    ],
    'pt',
  )
  expect(vocabulary.byValue('tags', 'beasts')?.id).toBe(1)
  expect(vocabulary.byValue('tags', 'birds')?.id).toBe(2)
  expect(vocabulary.byValue('notes', 'beasts')).toBeUndefined()
})
