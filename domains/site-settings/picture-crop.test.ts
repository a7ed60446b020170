import { expect, test } from 'vitest'
import { formatCrop, parseCrop } from './picture-crop.ts'

test('the part of a picture is sent in fractions and read again [CNT-05]', () => {
  const crop = { left: 0.25, top: 1 / 3, width: 0.5, height: 0.5 }
  expect(formatCrop(crop)).toBe('0.25,0.333333,0.5,0.5')
  expect(parseCrop(formatCrop(crop))).toEqual({ ...crop, top: 0.333333 })
  expect(formatCrop(null)).toBe('')
})

test.each([
  '',
  '0,0,1',
  '0,0,1,1,1',
  '-0.1,0,0.5,0.5',
  '0.6,0,0.5,0.5',
  '0,0,0.01,0.5',
  'a,b,c,d',
  '1e-1,0,1,1',
])('what is no part of a picture is none: "%s" [CNT-05]', (text) => {
  expect(parseCrop(text)).toBeNull()
})
