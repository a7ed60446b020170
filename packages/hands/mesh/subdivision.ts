/** Points as weighted means of other points: the weights of point n are at `starts[n]` up to `starts[n + 1]`. */
interface WeightedMeans {
  readonly starts: Int32Array
  readonly points: Int32Array
  readonly shares: Float64Array
}

/** A finer mesh of triangles, whose points are means of the given ones. */
export interface Subdivision {
  /** Three points of each face. */
  readonly faces: Int32Array
  /** Computes values of the finer points, such as coordinates, from those of the given points. */
  refine(values: Float64Array, valuesOfPoint: number): Float64Array
}

/**
 * Subdivides a closed mesh of triangles as Loop does (Smooth Subdivision Surfaces Based on Triangles, 1987). The weights
 * depend only on the faces, so that they serve for every pose.
 * @param faces three points of each face
 */
export function subdivide(pointCount: number, faces: Int32Array, times: number): Subdivision {
  const steps: WeightedMeans[] = []
  let current = faces
  let count = pointCount
  for (let step = 0; step < times; step++) {
    const edges = findEdges(count, current)
    steps.push(meansOf(count, edges))
    current = quarterFaces(count, current, edges)
    count += edges.count
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

/** The edges of a closed mesh, in the order in which its faces name them. */
interface Edges {
  readonly count: number
  /** Two points of each edge, the lower number first. */
  readonly ends: Int32Array
  /** The points opposite each edge, in the two faces beside it. */
  readonly opposites: Int32Array
  /** The edges of each face: from its first to its second point, and so on. */
  readonly ofFaces: Int32Array
}

function findEdges(pointCount: number, faces: Int32Array): Edges {
  const count = faces.length / 2
  const [ends, opposites] = [new Int32Array(2 * count), new Int32Array(2 * count)]
  const ofFaces = new Int32Array(faces.length)
  const known = new Map<number, number>()
  for (let corner = 0; corner < faces.length; corner++) {
    const first = corner - (corner % 3)
    const a = faces[corner] ?? 0
    const b = faces[first + ((corner + 1) % 3)] ?? 0
    const opposite = faces[first + ((corner + 2) % 3)] ?? 0
    const key = Math.min(a, b) * pointCount + Math.max(a, b)
    const edge = known.get(key)
    ofFaces[corner] = edge ?? known.size
    if (edge !== undefined) opposites[2 * edge + 1] = opposite
    else {
      ends[2 * known.size] = Math.min(a, b)
      ends[2 * known.size + 1] = Math.max(a, b)
      opposites[2 * known.size] = opposite
      known.set(key, known.size)
    }
  }
  if (known.size !== count) throw new RangeError('the mesh is not closed')
  return { count, ends, opposites, ofFaces }
}

/** The given points move; each edge gets a point. */
function meansOf(pointCount: number, { count, ends, opposites }: Edges): WeightedMeans {
  const entries = pointCount + 2 * count + 4 * count
  const means = {
    starts: new Int32Array(pointCount + count + 1),
    points: new Int32Array(entries),
    shares: new Float64Array(entries),
  }
  const neighbourCounts = new Int32Array(pointCount)
  for (const end of ends) neighbourCounts[end] = (neighbourCounts[end] ?? 0) + 1
  let entry = 0
  const put = (point: number, share: number) => {
    means.points[entry] = point
    means.shares[entry] = share
    entry++
  }
  const places = new Int32Array(pointCount)
  for (let point = 0; point < pointCount; point++) {
    const around = neighbourCounts[point] ?? 0
    const share = neighbourShare(around)
    put(point, 1 - around * share)
    places[point] = entry
    means.shares.fill(share, entry, entry + around)
    entry += around
    means.starts[point + 1] = entry
  }
  for (let index = 0; index < ends.length; index++) {
    const point = ends[index] ?? 0
    means.points[places[point] ?? 0] = ends[index ^ 1] ?? 0
    places[point] = (places[point] ?? 0) + 1
  }
  for (let edge = 0; edge < count; edge++) {
    for (const side of [0, 1]) put(ends[2 * edge + side] ?? 0, 3 / 8)
    for (const side of [0, 1]) put(opposites[2 * edge + side] ?? 0, 1 / 8)
    means.starts[pointCount + edge + 1] = entry
  }
  return means
}

/** Loop's weight of each of n neighbours of a point. */
const neighbourShare = (n: number) => (5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / n) / 4) ** 2) / n

function quarterFaces(pointCount: number, faces: Int32Array, { ofFaces }: Edges): Int32Array {
  const quarters = new Int32Array(4 * faces.length)
  for (let face = 0; face < faces.length; face += 3) {
    const [a, b, c] = [faces[face] ?? 0, faces[face + 1] ?? 0, faces[face + 2] ?? 0]
    const ab = pointCount + (ofFaces[face] ?? 0)
    const bc = pointCount + (ofFaces[face + 1] ?? 0)
    const ca = pointCount + (ofFaces[face + 2] ?? 0)
    quarters.set([a, ab, ca, b, bc, ab, c, ca, bc, ab, bc, ca], 4 * face)
  }
  return quarters
}
