export type Point = readonly [x: number, y: number]

/** A cubic curve: start, two control points, end. */
export type Curve = readonly [Point, Point, Point, Point]

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point that is `factor` times as far from `a` as `b` is. */
const extend = (a: Point, b: Point, factor: number): Point => [
  a[0] + (b[0] - a[0]) * factor,
  a[1] + (b[1] - a[1]) * factor,
]

function pointAt([a, b, c, d]: Curve, t: number): Point {
  const s = 1 - t
  const at = (axis: 0 | 1) =>
    s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis]
  return [at(0), at(1)]
}

const samples = (curve: Curve, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => pointAt(curve, index / count))

/** How far a curve is from another one at most, in the samples of both. */
const deviation = (from: readonly Point[], to: readonly Point[]) =>
  Math.max(...from.map((point) => Math.min(...to.map((other) => distance(point, other)))))

/** One curve in place of two that continue each other smoothly; null if they form a corner. */
function joined(first: Curve, second: Curve): Curve | null {
  const before = distance(first[2], first[3])
  const after = distance(second[0], second[1])
  const across = distance(first[2], second[1])
  if (before < 0.01 || after < 0.01 || before + after > across * 1.02) return null
  const share = before / (before + after)
  return [
    first[0],
    extend(first[0], first[1], 1 / share),
    extend(second[3], second[2], 1 / (1 - share)),
    second[3],
  ]
}

/** Joins consecutive curves while they stay within a tolerance of the given ones. */
export function mergeCurves(curves: readonly Curve[], tolerance: number): Curve[] {
  const merged: { curve: Curve; given: Point[] }[] = []
  for (const curve of curves) {
    let last = { curve, given: samples(curve, 16) }
    for (let previous = merged.at(-1); previous; previous = merged.at(-1)) {
      const candidate = joined(previous.curve, last.curve)
      const given = [...previous.given, ...last.given]
      if (!candidate || deviation(given, samples(candidate, 64)) > tolerance) break
      merged.pop()
      last = { curve: candidate, given }
    }
    merged.push(last)
  }
  return merged.map(({ curve }) => curve)
}
