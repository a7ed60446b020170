import { expect, test } from 'vitest'
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

test('an unknown entry has an empty description and an empty list no entries', () => {
  expect(vocabulary.describe(99, 'pt').text).toBe('')
  expect(vocabulary.entry(99)).toBeUndefined()
  expect(vocabulary.list('notes')).toEqual([])
})
