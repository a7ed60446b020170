import type { Point } from './point.ts'

/**
 * Smooths a line with a Gaussian along it. The ends of an open line remain. A closed line repeats its first point.
 * @param sigma the standard deviation, in points
 */
export function smoothLine(points: readonly Point[], sigma: number, isClosed: boolean): Point[] {
  const count = isClosed ? points.length - 1 : points.length
  const reach = Math.ceil(3 * sigma)
  const weights = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)))
  const at = isClosed ? cyclic(points, count) : reflected(points)
  const smooth: Point[] = []
  for (let index = 0; index < count; index++) {
    let [x, y, sum] = [0, 0, 0]
    for (let k = -reach; k <= reach; k++) {
      const point = at(index + k)
      const weight = weights[Math.abs(k)] ?? 0
      x += point[0] * weight
      y += point[1] * weight
      sum += weight
    }
    smooth.push([x / sum, y / sum])
  }
  const [first] = smooth
  return isClosed && first ? [...smooth, first] : smooth
}

const origin: Point = [0, 0]

const cyclic = (points: readonly Point[], count: number) => (index: number) =>
  points[((index % count) + count) % count] ?? origin

/** Continues a line behind its ends point-symmetrically, so that the ends remain. */
const reflected = (points: readonly Point[]) => {
  const last = points.length - 1
  const clamped = (index: number) => points[Math.min(last, Math.max(0, index))] ?? origin
  return (index: number): Point => {
    if (index >= 0 && index <= last) return clamped(index)
    const end = clamped(index)
    const mirrored = clamped(index < 0 ? -index : 2 * last - index)
    return [2 * end[0] - mirrored[0], 2 * end[1] - mirrored[1]]
  }
}
