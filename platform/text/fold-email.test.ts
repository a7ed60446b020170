import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldEmail } from './fold-email.ts'

test('addresses that differ in case or in the composition of letters are one address [ACC-03]', () => {
  expect(foldEmail('Bruno@SignBank.example')).toBe('bruno@signbank.example')
  expect(foldEmail('jose\u0301@signbank.example')).toBe('jos\u00e9@signbank.example')
})

test('the Turkish capital İ is not an i, as it is for some databases', () => {
  expect(foldEmail('bilİm@signbank.example')).not.toBe('bilim@signbank.example')
})

test('a folded address does not change when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldEmail(foldEmail(text))).toBe(foldEmail(text))
    }),
  )
})
