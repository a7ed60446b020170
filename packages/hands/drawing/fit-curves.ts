import {
  dotPoints,
  opposite,
  type Point,
  pointDistance,
  squaredDistance,
  subtractPoints,
  unitPoint,
} from './point.ts'

/** A cubic Bézier curve. */
export type Curve = readonly [start: Point, control: Point, control: Point, end: Point]

const iterations = 4
const maxDepth = 10
/** Points on each side of a split from which its tangent is computed. */
const tangentReach = 5

/**
 * Fits cubic curves to points: Schneider, An Algorithm for Automatically Fitting Digitized Curves (Graphics Gems, 1990).
 * @param error the largest distance of a point from the curve
 * @param tangents unit vectors from the first and from the last point into the line
 */
export function fitCurves(
  points: readonly Point[],
  error: number,
  [startTangent, endTangent]: readonly [Point, Point],
  depth = 0,
): Curve[] {
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end || points.length < 2) return []
  if (points.length === 2) return [curveWith(start, end, startTangent, endTangent)]
  let shares = chordShares(points)
  let curve = curveWith(start, end, startTangent, endTangent)
  let worst = { index: 1, distance: Number.POSITIVE_INFINITY }
  for (let iteration = 0; iteration < iterations; iteration++) {
    curve = leastSquaresCurve(points, shares, startTangent, endTangent)
    worst = farthestPoint(points, shares, curve)
    if (worst.distance < error * error) return [curve]
    shares = shares.map((share, index) => closerShare(curve, points[index] ?? start, share))
  }
  if (depth >= maxDepth) return [curve]
  const split = Math.min(points.length - 2, Math.max(1, worst.index))
  const tangent = tangentAt(points, split)
  return [
    ...fitCurves(points.slice(0, split + 1), error, [startTangent, tangent], depth + 1),
    ...fitCurves(points.slice(split), error, [opposite(tangent), endTangent], depth + 1),
  ]
}

/** The direction back along a line at one of its points. */
function tangentAt(points: readonly Point[], index: number): Point {
  const before = points[Math.max(0, index - tangentReach)] ?? [0, 0]
  const after = points[Math.min(points.length - 1, index + tangentReach)] ?? [0, 0]
  return unitPoint(subtractPoints(before, after))
}

const along = (point: Point, direction: Point, length: number): Point => [
  point[0] + direction[0] * length,
  point[1] + direction[1] * length,
]

function curveWith(start: Point, end: Point, startTangent: Point, endTangent: Point): Curve {
  const third = pointDistance(start, end) / 3
  return [start, along(start, startTangent, third), along(end, endTangent, third), end]
}

/** For each point its share of the length. */
function chordShares(points: readonly Point[]): number[] {
  let sum = 0
  const lengths = points.map((point, index) => {
    sum += pointDistance(point, points[index - 1] ?? point)
    return sum
  })
  return lengths.map((length) => length / (sum || 1))
}

/** The curve with given tangents that is nearest to the points. */
function leastSquaresCurve(
  points: readonly Point[],
  shares: readonly number[],
  startTangent: Point,
  endTangent: Point,
): Curve {
  const start: Point = points[0] ?? [0, 0]
  const end: Point = points.at(-1) ?? start
  const cosine = dotPoints(startTangent, endTangent)
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, index) => {
    const t = shares[index] ?? 0
    const s = 1 - t
    const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t]
    const rest: Point = [
      point[0] - start[0] * (b0 + b1) - end[0] * (b2 + b3),
      point[1] - start[1] * (b0 + b1) - end[1] * (b2 + b3),
    ]
    c00 += b1 * b1
    c01 += b1 * b2 * cosine
    c11 += b2 * b2
    x0 += b1 * dotPoints(startTangent, rest)
    x1 += b2 * dotPoints(endTangent, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const startLength = determinant ? (x0 * c11 - x1 * c01) / determinant : 0
  const endLength = determinant ? (c00 * x1 - c01 * x0) / determinant : 0
  const chord = pointDistance(start, end)
  // Lengths out of proportion would make loops or cusps.
  const isSound = (length: number) => length > 0.05 * chord && length < 2 * chord
  if (!isSound(startLength) || !isSound(endLength)) return curveWith(start, end, startTangent, endTangent)
  return [start, along(start, startTangent, startLength), along(end, endTangent, endLength), end]
}

function curvePoint([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t
  const [b0, b1, b2, b3] = [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t]
  return [b0 * a[0] + b1 * b[0] + b2 * c[0] + b3 * d[0], b0 * a[1] + b1 * b[1] + b2 * c[1] + b3 * d[1]]
}

/** @returns the square of the distance */
function farthestPoint(points: readonly Point[], shares: readonly number[], curve: Curve) {
  const worst = { index: 0, distance: 0 }
  points.forEach((point, index) => {
    const distance = squaredDistance(curvePoint(curve, shares[index] ?? 0), point)
    if (distance > worst.distance) Object.assign(worst, { index, distance })
  })
  return worst
}

/** One step of Newton's method to the share of a curve that is nearest to a point. */
function closerShare(curve: Curve, point: Point, t: number): number {
  if (t <= 0 || t >= 1) return t
  const [a, b, c, d] = curve
  const s = 1 - t
  const difference = subtractPoints(curvePoint(curve, t), point)
  const slope = (k: 0 | 1) => 3 * (s * s * (b[k] - a[k]) + 2 * s * t * (c[k] - b[k]) + t * t * (d[k] - c[k]))
  const bend = (k: 0 | 1) => 6 * (s * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k]))
  const first: Point = [slope(0), slope(1)]
  const second: Point = [bend(0), bend(1)]
  const denominator = dotPoints(first, first) + dotPoints(difference, second)
  if (denominator === 0) return t
  return Math.min(1, Math.max(0, t - dotPoints(difference, first) / denominator))
}
