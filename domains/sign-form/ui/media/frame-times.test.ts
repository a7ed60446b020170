import { expect, test } from 'vitest'
import { frameTimes } from './frame-times.ts'

test('the proposed frames are spread evenly and avoid the first and the last frame [SGN-08]', () => {
  expect(frameTimes(6, 3)).toEqual([1, 3, 5])
})
