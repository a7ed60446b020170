import { describe, expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

const marks = (before: string, after: string) => {
  const write = (parts: readonly { text: string; isChanged: boolean }[]) =>
    parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
  const difference = wordDifference(before, after)
  return [write(difference.before), write(difference.after)]
}

describe('the difference of two texts', () => {
  test('marks the words that changed', () => {
    expect(marks('a house by the sea', 'a home by the lake')).toEqual([
      'a [house] by the [sea]',
      'a [home] by the [lake]',
    ])
  })

  test('equal texts have no marks', () => {
    expect(marks('casa, lar', 'casa, lar')).toEqual(['casa, lar', 'casa, lar'])
    expect(marks('', '')).toEqual(['', ''])
  })

  test('a text that is new or gone is marked as a whole', () => {
    expect(marks('', 'two words')).toEqual(['', '[two words]'])
    expect(marks('two words', '')).toEqual(['[two words]', ''])
  })

  test('words with accents and numbers stay whole', () => {
    expect(marks('mão 12', 'mãe 12')).toEqual(['[mão] 12', '[mãe] 12'])
  })

  test('a word that was added in the middle leaves the others unmarked', () => {
    expect(marks('casa, lar', 'casa, prédio, lar')).toEqual(['casa, lar', 'casa, [prédio, ]lar'])
  })

  test('the words of long texts are not compared with each other: all between start and end is marked', () => {
    const long = (word: string) => `start ${`${word} `.repeat(5_000)}end`
    const { after } = wordDifference(long('one'), long('two'))
    expect(after.map(({ isChanged }) => isChanged)).toEqual([false, true, false])
  })
})
