import { expect, test } from 'vitest'
import { compose, distance, move, rotate, rotationAbout, rotationAt, type Vector } from './vector.ts'

const rounded = (v: Vector) => v.map((coordinate) => Math.round(coordinate * 1e6) / 1e6 + 0)

test('rotations are right-handed', () => {
  expect(rounded(rotate(rotationAbout([0, 0, 1], 90), [1, 0, 0]))).toEqual([0, 1, 0])
  expect(rounded(rotate(rotationAbout([1, 0, 0], 90), [0, 1, 0]))).toEqual([0, 0, 1])
})

test('a rotation at a point leaves the point where it is', () => {
  const motion = rotationAt(rotationAbout([0, 1, 0], 37), [3, -2, 8])
  expect(rounded(move(motion, [3, -2, 8]))).toEqual([3, -2, 8])
  expect(distance(move(motion, [4, 4, 4]), [3, -2, 8])).toBeCloseTo(distance([4, 4, 4], [3, -2, 8]))
})

test('a composed motion does the second argument first', () => {
  const quarter = rotationAt(rotationAbout([0, 0, 1], 90), [0, 0, 0])
  const aside = rotationAt(rotationAbout([0, 0, 1], 180), [5, 0, 0])
  expect(rounded(move(compose(aside, quarter), [1, 0, 0]))).toEqual(rounded(move(aside, [0, 1, 0])))
})
