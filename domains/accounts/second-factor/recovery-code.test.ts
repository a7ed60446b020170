import { expect, test } from 'vitest'
import { newRecoveryCodes, parseRecoveryCode } from './recovery-code.ts'

test('ten different recovery codes are created at once, without letters that are mistaken for others [ACC-02]', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(parseRecoveryCode(code)).toBe(code)
  }
})

test.each([
  ['4K7WQ-9T2XM', '4k7wq-9t2xm'],
  [' 4k7wq 9t2xm ', '4k7wq-9t2xm'],
  ['4k7wq9t2xm', '4k7wq-9t2xm'],
  ['OIL00-00000', '01100-00000'],
])('"%s" is read as %s', (typed, code) => {
  expect(parseRecoveryCode(typed)).toBe(code)
})

test.each(['', '123456', '4k7wq-9t2x', '4k7wq-9t2xmm', '4k7wq-9t2xu', 'ção70-9t2xm'])(
  '"%s" is no recovery code',
  (typed) => {
    expect(parseRecoveryCode(typed)).toBeNull()
  },
)
