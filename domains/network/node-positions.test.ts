import { describe, expect, test } from 'vitest'
import { computeForceLayout } from './force-layout.ts'
import { buildGraph, type NetworkGraph, type Relation } from './network-graph.ts'
import {
  initialPositions,
  type NodePosition,
  type NodePositions,
  positionAllNodes,
  roundCoordinate,
  toLayoutGraph,
} from './node-positions.ts'

test('a coordinate is the same before and after it is stored', () => {
  for (const value of [-0.04, 0, 0.06, -17.94])
    expect(JSON.parse(JSON.stringify(roundCoordinate(value)))).toBe(roundCoordinate(value))
})

const graphOf = (count: number, ...pairs: [number, number][]) =>
  buildGraph({
    signs: Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      gloss: `S${index + 1}`,
      fields: [],
    })),
    relations: pairs.map(([from, to]): Relation => ({ from, kind: 'see_also', to })),
    headOf: () => undefined,
  })

const ring = (count: number) =>
  Array.from({ length: count }, (_, index): [number, number] => [index + 1, ((index + 1) % count) + 1])
const allPositions = (graph: NetworkGraph) => positionAllNodes(graph, toLayoutGraph(graph), new Map())
const distance = (a: NodePosition | undefined, b: NodePosition | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN
const byKey = (keys: readonly string[], positions: readonly NodePosition[]): NodePositions =>
  new Map(keys.map((key, index) => [key, positions[index] as NodePosition]))

describe('the positions of nodes', () => {
  test('are deterministic and distinct before there is a layout', () => {
    const links = toLayoutGraph(graphOf(40, ...ring(40)))
    const start = initialPositions(links, new Map())
    expect(initialPositions(links, new Map())).toEqual(start)
    expect(new Set(start.map(({ x, y }) => `${x} ${y}`)).size).toBe(40)
    expect(start.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  })

  test('are the same for the same start, and nearer for linked nodes than for others [PUB-11]', () => {
    const links = toLayoutGraph(graphOf(40, ...ring(20), [30, 31]))
    const start = initialPositions(links, new Map())
    const positions = computeForceLayout(links, start, 0)
    expect(computeForceLayout(links, start, 0)).toEqual(positions)
    const found = byKey(links.keys, positions)
    expect(distance(found.get('s1'), found.get('s2'))).toBeLessThan(
      distance(found.get('s1'), found.get('s11')),
    )
  })

  test('are retained as the start of a new layout, where a new node is placed near its neighbours', () => {
    const before = toLayoutGraph(graphOf(20, ...ring(20)))
    const positions = computeForceLayout(before, initialPositions(before, new Map()), 0)
    const known = byKey(before.keys, positions)

    const after = toLayoutGraph(graphOf(22, ...ring(20), [5, 21], [21, 22]))
    const start = byKey(after.keys, initialPositions(after, known))
    for (const key of before.keys) expect(start.get(key)).toEqual(known.get(key))
    expect(distance(start.get('s21'), known.get('s5'))).toBeLessThan(100)
    expect(distance(start.get('s22'), start.get('s21'))).toBeLessThan(100)
  })

  test('change only a little when a node is added', () => {
    const before = toLayoutGraph(graphOf(30, ...ring(30)))
    const known = byKey(before.keys, computeForceLayout(before, initialPositions(before, new Map()), 0))
    const after = toLayoutGraph(graphOf(31, ...ring(30), [7, 31]))
    const moved = byKey(after.keys, computeForceLayout(after, initialPositions(after, known), 30))
    const size = Math.max(...[...known.values()].map(({ x, y }) => Math.hypot(x, y)))
    const steps = before.keys.map((key) => distance(known.get(key), moved.get(key)))
    expect(Math.max(...steps)).toBeLessThan(size / 2)
  })

  test('of unlinked nodes are around the others, and one more does not change them', () => {
    const one = allPositions(graphOf(5, [1, 2]))
    const more = allPositions(graphOf(6, [1, 2]))
    expect([...one.keys()].sort()).toEqual(['s1', 's2', 's3', 's4', 's5'])
    const linked = Math.max(...['s1', 's2'].map((key) => distance(one.get(key as 's1'), { x: 0, y: 0 })))
    for (const key of ['s3', 's4', 's5'] as const) {
      expect(more.get(key)).toEqual(one.get(key))
      expect(distance(one.get(key), { x: 0, y: 0 })).toBeGreaterThan(linked)
    }
  })
})
