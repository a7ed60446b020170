import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldQuery, foldWords } from '#platform/text/fold.ts'
import { foldWithOrigins, markText } from './mark-text.ts'

const marked = (text: string, q: string) => {
  const { mark } = markText(text, q)
  return mark && text.slice(...mark)
}

describe('the highlighted part of a text [PUB-07]', () => {
  test.each([
    ['ação', 'acao', 'ação'],
    ['Straße', 'strass', 'Straß'],
    ['(be) born', 'born', 'born'],
    ['(be) born', 'be', 'be'],
    ['CASA', 'casa', 'CASA'],
    ['how are you?', 'are you?', 'are you'],
    ['good, morning', 'good morning', 'good, morning'],
    ['carcass, car', 'car', 'car'],
    ['te kōrero', 'korero', 'kōrero'],
    ['say thank you', 'thankyou', 'thank you'],
    ['newspaper', 'news paper', 'newspaper'],
    ['maca\u0303 nova', 'maca', 'maca\u0303'],
  ])('of %s under %s is %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected)
  })

  test('is empty when nothing matches and for an empty search', () => {
    expect(marked('casa', 'livro')).toBe(null)
    expect(marked('casa', ' ')).toBe(null)
  })

  test('is found in the folded text, which is equal to folding letter by letter', () => {
    const letters = fc.oneof(
      fc.constantFrom(...'aB ,-_(’ßſŐİΣς´\u0301\u200dﬁ①'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 20 }), (some) => {
        const text = some.join('')
        expect(foldWithOrigins(text).folded).toBe(foldWords(text))
      }),
    )
  })

  test('always folds to a text that starts with the search text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.nat(29), fc.nat(8), (text, at, size) => {
        const q = text.slice(at, at + size)
        const found = marked(text, q)
        if (found !== null) expect(foldWords(found).startsWith(foldWords(foldQuery(q)))).toBe(true)
      }),
    )
  })
})
