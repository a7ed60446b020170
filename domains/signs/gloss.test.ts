import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldGloss, isSameGloss } from './gloss.ts'

test('glosses are the same apart from case, width and spaces; an accent makes a difference [SGN-03] [D40]', () => {
  for (const other of ['dinheiro', 'DINHEIRO ', 'Dinheiro', 'ＤＩＮＨＥＩＲＯ', '\u00a0dinheiro'])
    expect([other, isSameGloss('DINHEIRO', other)]).toEqual([other, true])
  for (const other of ['DINHÉIRO', 'DINHEIRO-2', 'DIN HEIRO', ''])
    expect([other, isSameGloss('DINHEIRO', other)]).toEqual([other, false])
  expect(isSameGloss('BOM  DIA', 'bom dia')).toBe(true)
  expect(isSameGloss('E\u0301', '\u00c9')).toBe(true)
})

test('folded glosses are equal for glosses that differ at most in accents [D40]', () => {
  expect(foldGloss('  Dinhéiro')).toBe('dinheiro')
  expect(foldGloss('WHĀNAU')).toBe(foldGloss('whanau'))
  expect(foldGloss('A-B')).not.toBe(foldGloss('A B'))
})

test('folding is idempotent, and glosses that are the same fold alike [D40]', () => {
  const unusual = fc.constantFrom(...'aA´É½ﬁİßΣς -\u0301\u00a0Ａ')
  const gloss = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: unusual }))
  fc.assert(
    fc.property(gloss, (gloss) => {
      expect(foldGloss(foldGloss(gloss))).toBe(foldGloss(gloss))
      const upper = gloss.toUpperCase()
      if (isSameGloss(gloss, upper)) expect(foldGloss(upper)).toBe(foldGloss(gloss))
    }),
    { numRuns: 1000 },
  )
})
