import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('a QR code is one path of rows of dark modules with a margin', () => {
  const { size, path } = qrCode('otpauth://totp/Signs:bruno?secret=GEZDGNBV')
  expect(size).toBeGreaterThan(21 + 8)
  expect(path).toMatch(/^(M\d+ \d+\.5h\d+)+$/)
  // The first row of the first finder pattern: seven modules, behind a margin of four.
  expect(path.startsWith('M4 4.5h7M')).toBe(true)
})
