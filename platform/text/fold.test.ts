import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstLetter, fold, foldLetters, foldQuery, foldWords, maxQueryLength } from './fold.ts'

describe('fold', () => {
  test('a text without accents is folded as letter by letter', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Z', '9', ' ', '-', '_', "'", 'é') })
    fc.assert(
      fc.property(text, (one) => {
        expect(fold(one)).toBe(foldLetters(one).replace(/ {2,}/g, ' ').trim())
      }),
    )
  })

  test.each([
    ['AÇÚCAR', 'acucar'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Œuf, Ærø', 'oeuf, aero'],
    ['ﬁsh', 'fish'],
    ['Iı İi', 'ii ii'],
    ['whānau', 'whanau'],
    ['wha\u0304nau', 'whanau'],
    ['hűtőgép', 'hutogep'],
    ['jäääär', 'jaaaar'],
    ["d'água", 'dagua'],
    ['d’água', 'dagua'],
    ['gota d´água', 'gota dagua'],
    ['guarda-chuva', 'guarda chuva'],
    ['(BE)-BORN', 'be born'],
    ['a\u0000b', 'ab'],
    ['\u202Eabc\u200F', 'abc'],
    ['  um \t\n dois  ', 'um dois'],
    ['😀', '😀'],
    ['\uD800', ''],
    ["'", ''],
  ])('%j folds to %j [PUB-07]', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
      { numRuns: 2_000 },
    )
  })

  test('a search text is cut, also when folding makes it longer', () => {
    expect(foldQuery('a'.repeat(10_000))).toHaveLength(maxQueryLength)
    expect(foldQuery('ﷺ'.repeat(10_000)).length).toBeLessThanOrEqual(maxQueryLength)
  })
})

test.each([
  ['How are you?', 'how are you'],
  ["What's up?!", 'whats up'],
  ['he/she', 'he she'],
  ['3.5', '3 5'],
  ['€ 5 + 1', '€ 5 + 1'],
  ['…', ''],
  ['?', ''],
])('the words of %j are %j [D49]', (text, words) => {
  expect(foldWords(text)).toBe(words)
})

test.each([
  ['ÁGUA', 'A'],
  ['(BE)-BORN', 'B'],
  ['¿qué?', 'Q'],
  ['ßig', 'S'],
  ['1-2-3', '#'],
  ['5 de maio', '#'],
  ['!!!', '#'],
  ['', '#'],
  ['Жар', 'Ж'],
])('%j is listed under the letter %j [PUB-07]', (gloss, letter) => {
  expect(firstLetter(gloss)).toBe(letter)
})
