import { describe, expect, test } from 'vitest'
import { fitCurves } from './fit-curves.ts'
import { ownTangents } from './outline.ts'
import { pathData } from './path-data.ts'
import { type Point, pointDistance } from './point.ts'
import { smoothLine } from './smooth-line.ts'

const circle = Array.from({ length: 101 }, (_, index): Point => {
  const angle = (index / 100) * 2 * Math.PI
  return [50 * Math.cos(angle), 50 * Math.sin(angle)]
})

test('fitted curves touch each other, run from the first to the last point, and are few', () => {
  const curves = fitCurves(circle, 0.5, ownTangents(circle, 2))
  expect(curves.length).toBeLessThan(9)
  expect(curves[0]?.[0]).toEqual(circle[0])
  expect(curves.at(-1)?.[3]).toEqual(circle.at(-1))
  for (const [index, curve] of curves.slice(1).entries()) expect(curve[0]).toEqual(curves[index]?.[3])
  for (const curve of curves)
    for (const point of [curve[0], curve[3]]) expect(pointDistance(point, [0, 0])).toBeCloseTo(50)
})

test('a single point has no curve', () => {
  expect(
    fitCurves([[1, 1]], 1, [
      [1, 0],
      [1, 0],
    ]),
  ).toEqual([])
})

describe('smoothing', () => {
  const stairs = Array.from(
    { length: 40 },
    (_, index): Point => [Math.ceil(index / 2), Math.floor(index / 2)],
  )

  test('makes stairs a straight line and leaves the ends', () => {
    const smooth = smoothLine(stairs, 3, false)
    expect(smooth[0]?.[0]).toBeCloseTo(0)
    expect(smooth.at(-1)?.[1]).toBeCloseTo(19)
    for (const [x, y] of smooth.slice(4, -4)) expect(Math.abs(x - y - 0.5)).toBeLessThan(0.1)
  })

  test('keeps a closed line closed', () => {
    const smooth = smoothLine(circle, 3, true)
    expect(smooth).toHaveLength(circle.length)
    expect(smooth.at(-1)).toEqual(smooth[0])
  })
})

test('path data are relative, in fifths of a millimetre, without needless characters', () => {
  const curve = [
    [0.51, -1],
    [1, 1],
    [2, 1],
    [3, -0.61],
  ] as const
  const next = [
    [3, -0.61],
    [4, 0],
    [4, 1],
    [5, 1],
  ] as const
  expect(pathData([curve, next], (point) => point)).toBe('M.6-1c.4 2 1.4 2 2.4.4c1 .6 1 1.6 2 1.6')
  expect(pathData([curve, curve], (point) => point).match(/M/g)).toHaveLength(2)
})
