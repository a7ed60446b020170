import { expect, test } from 'vitest'
import { minCropSize, moveCrop, toPhotoCrop } from './photo-crop.ts'

const wide = { width: 400, height: 200 }
const middle = { x: 0.5, y: 0.5, size: 1 }

test('the centred square of a wide image has its full height [ACC-07]', () => {
  expect(toPhotoCrop(wide, middle)).toEqual({ left: 0.25, top: 0, size: 1 })
  expect(toPhotoCrop({ width: 200, height: 400 }, { x: 0, y: 1, size: 0.5 })).toEqual({
    left: 0,
    top: 0.75,
    size: 0.5,
  })
})

test('the square follows the pointer within the image [ACC-07]', () => {
  const pushed = moveCrop(wide, middle, { x: 0.1, y: 0.3 })
  expect(pushed).toEqual({ x: 0.7, y: 0.5, size: 1 })
  expect(toPhotoCrop(wide, pushed).left).toBeCloseTo(0.35)
  expect(moveCrop(wide, { ...middle, size: 0.5 }, { x: 9, y: -9 })).toEqual({ x: 1, y: 0, size: 0.5 })
})

test('a square is neither smaller than the minimum nor larger than the image', () => {
  expect(minCropSize({ width: 960, height: 4000 })).toBe(0.1)
  expect(minCropSize({ width: 4000, height: 192 })).toBe(0.5)
  expect(minCropSize({ width: 50, height: 50 })).toBe(1)
})
