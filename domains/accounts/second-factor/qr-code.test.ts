import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('a QR code is one path of squares with a margin', () => {
  const { size, path } = qrCode('otpauth://totp/Signs:bruno?secret=GEZDGNBV')
  expect(size).toBeGreaterThan(21 + 8)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  // The corner of the first finder pattern, behind a margin of four modules.
  expect(path.startsWith('M4 4h1v1h-1z')).toBe(true)
})
