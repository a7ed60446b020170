import { expect, test } from 'vitest'
import { cropOfRectangle, cropRectangle, moveCrop, wholeFrame } from './frame-crop.ts'

test('a crop has the proportions of the frame and stays within it [SGN-08]', () => {
  expect(cropRectangle(wholeFrame)).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  expect(cropRectangle({ x: 1, y: 0.5, size: 0.5 })).toEqual({
    left: 0.5,
    top: 0.25,
    width: 0.5,
    height: 0.5,
  })
})

test('a crop moves by what the pointer moves, and stops at the edges [SGN-08]', () => {
  const half = { x: 0.5, y: 0.5, size: 0.5 }
  expect(cropRectangle(moveCrop(half, { x: 0.1, y: -0.05 }))).toMatchObject({ left: 0.35, top: 0.2 })
  expect(moveCrop(half, { x: 3, y: -3 })).toEqual({ x: 1, y: 0, size: 0.5 })
  expect(moveCrop(wholeFrame, { x: 0.2, y: 0.2 })).toEqual(wholeFrame)
})

test('a stored rectangle is the crop that it was made from [CNT-05]', () => {
  for (const crop of [wholeFrame, { x: 0.25, y: 1, size: 0.5 }, { x: 0, y: 0.5, size: 0.25 }])
    expect(cropOfRectangle(cropRectangle(crop))).toEqual(crop)
})
