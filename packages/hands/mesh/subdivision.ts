import type { Face } from './hand-mesh.ts'

/** Points as weighted means of other points: the weights of point n are at `starts[n]` up to `starts[n + 1]`. */
interface WeightedMeans {
  readonly starts: number[]
  readonly points: number[]
  readonly shares: number[]
}

/** A finer mesh of triangles, whose points are means of the given ones. */
export interface Subdivision {
  readonly faces: readonly Face[]
  /** Computes values of the finer points, such as coordinates, from those of the given points. */
  refine(values: Float64Array, valuesOfPoint: number): Float64Array
}

/**
 * Subdivides a closed mesh of triangles as Loop does (Smooth Subdivision Surfaces Based on Triangles, 1987). The weights
 * depend only on the faces, so that they serve for every pose.
 */
export function subdivide(pointCount: number, faces: readonly Face[], times: number): Subdivision {
  const steps: WeightedMeans[] = []
  let current = faces
  let count = pointCount
  for (let step = 0; step < times; step++) {
    const finer = subdivideOnce(count, current)
    steps.push(finer.means)
    current = finer.faces
    count = finer.means.starts.length - 1
  }
  return {
    faces: current,
    refine: (values, valuesOfPoint) =>
      steps.reduce((refined, means) => computeMeans(means, refined, valuesOfPoint), values),
  }
}

function computeMeans(
  { starts, points, shares }: WeightedMeans,
  values: Float64Array,
  stride: number,
): Float64Array {
  const count = starts.length - 1
  const results = new Float64Array(stride * count)
  for (let point = 0; point < count; point++) {
    const end = starts[point + 1] ?? 0
    for (let entry = starts[point] ?? 0; entry < end; entry++) {
      const origin = stride * (points[entry] ?? 0)
      const share = shares[entry] ?? 0
      for (let k = 0; k < stride; k++)
        results[stride * point + k] = (results[stride * point + k] ?? 0) + share * (values[origin + k] ?? 0)
    }
  }
  return results
}

function subdivideOnce(count: number, faces: readonly Face[]): { means: WeightedMeans; faces: Face[] } {
  const means: WeightedMeans = { starts: [0], points: [], shares: [] }
  const addShare = (point: number, share: number) => {
    means.points.push(point)
    means.shares.push(share)
  }
  const edgeKey = (a: number, b: number) => Math.min(a, b) * count + Math.max(a, b)
  const neighbours = Array.from({ length: count }, () => new Set<number>())
  const opposites = new Map<number, number[]>()
  const addEdge = (a: number, b: number, opposite: number) => {
    neighbours[a]?.add(b)
    neighbours[b]?.add(a)
    const found = opposites.get(edgeKey(a, b))
    if (found) found.push(opposite)
    else opposites.set(edgeKey(a, b), [opposite])
  }
  for (const [a, b, c] of faces) {
    addEdge(a, b, c)
    addEdge(b, c, a)
    addEdge(c, a, b)
  }

  for (const [point, around] of neighbours.entries()) {
    const share = neighbourShare(around.size)
    addShare(point, 1 - around.size * share)
    for (const neighbour of around) addShare(neighbour, share)
    means.starts.push(means.points.length)
  }
  const middles = new Map<number, number>()
  for (const [key, others] of opposites) {
    middles.set(key, means.starts.length - 1)
    addShare(Math.floor(key / count), 3 / 8)
    addShare(key % count, 3 / 8)
    for (const other of others) addShare(other, 1 / 8)
    means.starts.push(means.points.length)
  }
  return { means, faces: quarterFaces(faces, (a, b) => middles.get(edgeKey(a, b)) ?? 0) }
}

/** Loop's weight of each of n neighbours of a point. */
const neighbourShare = (n: number) => (5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / n) / 4) ** 2) / n

function quarterFaces(faces: readonly Face[], middleOf: (a: number, b: number) => number): Face[] {
  const quarters: Face[] = []
  for (const [a, b, c] of faces) {
    const [ab, bc, ca] = [middleOf(a, b), middleOf(b, c), middleOf(c, a)]
    quarters.push([a, ab, ca], [b, bc, ab], [c, ca, bc], [ab, bc, ca])
  }
  return quarters
}
