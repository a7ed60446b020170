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

test('a value is unique in its list only', () => {
  expect(vocabulary.byValue('tags', 'everyday')?.id).toBe(1)
  expect(vocabulary.byValue('mouthing', 'everyday')?.id).toBe(2)
  expect(vocabulary.byValue('notes', 'everyday')).toBeUndefined()
})

test('a description falls back to the default language and says so; without any, the value is shown [REF-04]', () => {
  expect(vocabulary.describe(1, 'de')).toEqual({ text: 'Alltag', language: 'de', informed: true })
  expect(vocabulary.describe(1, 'hu')).toEqual({ text: 'cotidiano', language: 'pt', informed: false })
  expect(vocabulary.describe(2, 'de')).toEqual({ text: 'everyday', language: 'pt', informed: false })
})

test('an unknown entry and an empty list are empty, no error', () => {
  expect(vocabulary.describe(99, 'pt').text).toBe('')
  expect(vocabulary.entry(99)).toBeUndefined()
  expect(vocabulary.list('notes')).toEqual([])
})
