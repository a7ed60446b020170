import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test('the words of a sign are its gloss and its keywords in every language, each once whatever its case [SGN-03]', () => {
  const translations = { pt: [['casa', 'lar'], [' moradia ']], en: [['house', '']] }
  expect(wordsOf({ texts: { gloss: 'CASA' }, translations })).toEqual(['casa', 'lar', 'moradia', 'house'])
  expect(wordsOf({ texts: { gloss: '' }, translations: {} })).toEqual([])
  const many = { pt: [Array.from({ length: 50 }, (_, at) => `w${at}`)] }
  expect(wordsOf({ texts: { gloss: 'x'.repeat(101) }, translations: many })).toHaveLength(20)
})
