import type { Face } from './hand-mesh.ts'

/** Points as weighted means of other points: the weights of point n are at `starts[n]` up to `starts[n + 1]`. */
export interface WeightedMeans {
  readonly starts: Int32Array
  readonly points: Int32Array
  readonly shares: Float64Array
}

type Row = ReadonlyMap<number, number>

/**
 * Subdivides a closed mesh of triangles as Loop does (Smooth Subdivision Surfaces Based on Triangles, 1987). Each new
 * point is a mean of the given ones, so that the weights serve for every pose.
 */
export function subdivide(count: number, faces: readonly Face[], times: number) {
  let rows: Row[] = Array.from({ length: count }, (_, point) => new Map([[point, 1]]))
  let current = faces
  for (let step = 0; step < times; step++) {
    const finer = subdivideOnce(rows.length, current)
    rows = finer.rows.map((row) => combine(row, rows))
    current = finer.faces
  }
  return { means: toWeightedMeans(rows), faces: current }
}

function subdivideOnce(count: number, faces: readonly Face[]): { rows: Row[]; faces: Face[] } {
  const edgeKey = (a: number, b: number) => Math.min(a, b) * count + Math.max(a, b)
  const neighbours: Set<number>[] = Array.from({ length: count }, () => new Set())
  const opposite = new Map<number, number[]>()
  for (const face of faces)
    for (const [a, b, c] of cornersOf(face)) {
      neighbours[a]?.add(b).add(c)
      const key = edgeKey(a, b)
      opposite.set(key, [...(opposite.get(key) ?? []), c])
    }
  const rows = neighbours.map((around, point) => vertexRow(point, around))
  const middles = new Map<number, number>()
  for (const [key, others] of opposite) {
    middles.set(key, rows.length)
    rows.push(edgeRow(Math.floor(key / count), key % count, others))
  }
  const middle = (a: number, b: number) => middles.get(edgeKey(a, b)) ?? 0
  const finer = faces.flatMap(([a, b, c]): Face[] => {
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    return [
      [a, ab, ca],
      [b, bc, ab],
      [c, ca, bc],
      [ab, bc, ca],
    ]
  })
  return { rows, faces: finer }
}

const cornersOf = ([a, b, c]: Face): Face[] => [
  [a, b, c],
  [b, c, a],
  [c, a, b],
]

function vertexRow(point: number, around: ReadonlySet<number>): Row {
  const n = around.size
  const share = (5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / n) / 4) ** 2) / n
  return new Map([[point, 1 - n * share], ...[...around].map((other): [number, number] => [other, share])])
}

const edgeRow = (a: number, b: number, opposite: readonly number[]): Row =>
  new Map([[a, 3 / 8], [b, 3 / 8], ...opposite.map((other): [number, number] => [other, 1 / 8])])

function combine(row: Row, rows: readonly Row[]): Row {
  const sum = new Map<number, number>()
  for (const [point, share] of row)
    for (const [origin, part] of rows[point] ?? []) sum.set(origin, (sum.get(origin) ?? 0) + share * part)
  return sum
}

function toWeightedMeans(rows: readonly Row[]): WeightedMeans {
  const starts = new Int32Array(rows.length + 1)
  rows.forEach((row, index) => {
    starts[index + 1] = (starts[index] ?? 0) + row.size
  })
  const entries = rows.flatMap((row) => [...row])
  return {
    starts,
    points: Int32Array.from(entries, ([point]) => point),
    shares: Float64Array.from(entries, ([, share]) => share),
  }
}
