import { TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { appUri, findTimeStep, newAppSecret, parseTimeCode } from './time-code.ts'

// The secret and the codes of RFC 6238, appendix B, with the last six of the eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const seconds = (value: number) => new Date(value * 1_000)
const step = (code: string, at: number, lastStep = 0) =>
  findTimeStep({ secret, code, at: seconds(at), lastStep })

describe('a code of an authenticator app [ACC-02]', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('is that of the standard at %d seconds', (at, code, expected) => {
    expect(step(code, at)).toBe(expected)
  })

  test('is valid one step earlier and one step later, but not two', () => {
    const code = '005924'
    const at = 41_152_263 * 30
    expect([-1, 0, 30, 59].map((shift) => step(code, at + shift))).toEqual(Array(4).fill(41_152_263))
    expect([-31, 60].map((shift) => step(code, at + shift))).toEqual([null, null])
  })

  test('is valid once, and no earlier one is valid after it', () => {
    const at = 1_234_567_890
    expect(step('005924', at, 41_152_262)).toBe(41_152_263)
    expect(step('005924', at, 41_152_263)).toBeNull()
    expect(step('005924', at, 41_152_264)).toBeNull()
  })

  test('is wrong with another secret', () => {
    const code = '005924'
    expect(findTimeStep({ secret: newAppSecret(), code, at: seconds(1_234_567_890), lastStep: 0 })).toBeNull()
  })
})

test('a code may be typed with spaces; anything else is none', () => {
  expect([' 123 456 ', '123456'].map(parseTimeCode)).toEqual(['123456', '123456'])
  expect(['12345', '1234567', '12345a', '', '4k7wq-9t2xm'].map(parseTimeCode)).toEqual(Array(5).fill(null))
})

test('a secret has 160 random bits, and its address names the site and the account', () => {
  const created = newAppSecret()
  expect(created).toMatch(/^[A-Z2-7]{32}$/)
  expect(newAppSecret()).not.toBe(created)
  const uri = new URL(
    appUri({ secret: created, issuer: 'Sinais: São Paulo', account: 'bruno@signbank.example' }),
  )
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('bruno@signbank.example')
  expect(uri.searchParams.get('secret')).toBe(created)
  expect(uri.searchParams.get('issuer')).toBe('Sinais: São Paulo')
  expect(new TOTP({ secret: created }).generate({ timestamp: 0 })).toMatch(/^\d{6}$/)
})
