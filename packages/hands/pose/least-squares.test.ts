import { expect, test } from 'vitest'
import { leastSquares } from './least-squares.ts'

test('finds the place where squares are smallest', () => {
  const [x, y] = leastSquares(([a = 0, b = 0]) => [a - 3, 2 * (b + 1), a * b + 3], [0, 0])
  expect(x).toBeCloseTo(3, 3)
  expect(y).toBeCloseTo(-1, 3)
})

test('follows a bent valley: the function of Rosenbrock', () => {
  const [x, y] = leastSquares(([a = 0, b = 0]) => [1 - a, 10 * (b - a * a)], [-1.2, 1], 200)
  expect(x).toBeCloseTo(1, 2)
  expect(y).toBeCloseTo(1, 2)
})

test('stays at a start that is best', () => {
  expect(leastSquares(([a = 0]) => [a - 2], [2])).toEqual([2])
})
