import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countableWord, maxWordLength } from './countable-word.ts'

describe('a word of a search without a result is counted', () => {
  test.each([
    [' Xícara ', 'xicara', 'Xícara'],
    ['Fahrrad', 'fahrrad', 'Fahrrad'],
    ['guarda-chuva', 'guarda chuva', 'guarda-chuva'],
    ['muito\u0000 \nobrigado', 'muito obrigado', 'muito obrigado'],
    ['what’s up?', 'whats up', 'what’s up?'],
    ['rua', 'rua', 'rua'],
    ['手話', '手話', '手話'],
  ])('%j as %j', (text, word, spelling) => {
    expect(countableWord(text)).toEqual({ word, spelling })
  })
})

describe('nothing is counted that looks like [D47]', () => {
  test.each([
    ['a number', ['12', '+55 11 98765-4321', '123.456.789-09', '１２３', '١٢٣', 'Ⅻ', 'covid 19', 'a1b2']],
    [
      'an address of a mail or a page',
      ['ana@casa.example', 'ana＠casa.example', 'ana arroba casa.example', 'www example', 'https://a', 'a.b'],
    ],
    [
      'a postal address',
      [
        'Rua das Flores',
        'Av. Paulista',
        'Baker Street',
        'Lange Straße',
        'Hauptstr. Berlin',
        'Kossuth utca',
        'Pikk tänav',
      ],
    ],
    ['a sentence', ['a'.repeat(maxWordLength + 1), 'I am looking for my friend Mary']],
    ['nothing', ['', ' ', '\u0000\u202E ', '?!', '👋']],
  ])('%s', (_what, texts) => {
    for (const text of texts) expect(countableWord(text), text).toBeNull()
  })

  test('a number or an address, whatever is around it', () => {
    const around = fc.string({ unit: 'grapheme', maxLength: 20 })
    const hidden = fc.oneof(
      fc.nat().map(String),
      fc.emailAddress(),
      fc.webUrl(),
      fc.constantFrom('٣', '３', '②', '½'),
    )
    fc.assert(
      fc.property(around, hidden, around, (before, text, after) => {
        expect(countableWord(`${before}${text}${after}`)).toBeNull()
      }),
    )
  })
})

test('a sign that is read as a number is not counted [D47]', () => {
  expect(countableWord('㎟')).toBeNull()
})

test('whatever is counted is short, in one line, folded and counted again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const counted = countableWord(text)
      if (!counted) return
      expect(counted.word.length).toBeLessThanOrEqual(maxWordLength)
      expect(counted.spelling).not.toMatch(/[\n\r\p{N}@]/u)
      expect(countableWord(counted.spelling)).toEqual(counted)
      expect(countableWord(counted.word)?.word).toBe(counted.word)
    }),
    { numRuns: 1000 },
  )
})
