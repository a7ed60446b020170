import { describe, expect, test } from 'vitest'
import { computeForceLayout } from './force-layout.ts'
import { buildGraph, type NetworkGraph, type Relation } from './network-graph.ts'
import {
  initialPositions,
  type NodePosition,
  type NodePositions,
  positionAllNodes,
  toLayoutGraph,
} from './node-positions.ts'

const graphOf = (count: number, ...pairs: [number, number][]) =>
  buildGraph({
    signs: Array.from({ length: count }, (_, at) => ({ id: at + 1, gloss: `S${at + 1}`, fields: [] })),
    relations: pairs.map(([from, to]): Relation => ({ from, kind: 'see_also', to })),
    headOf: () => undefined,
  })

const ring = (count: number) =>
  Array.from({ length: count }, (_, at): [number, number] => [at + 1, ((at + 1) % count) + 1])
const placed = (graph: NetworkGraph) => positionAllNodes(graph, toLayoutGraph(graph), new Map())
const distance = (a: NodePosition | undefined, b: NodePosition | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN
const named = (keys: readonly string[], places: readonly NodePosition[]): NodePositions =>
  new Map(keys.map((key, at) => [key, places[at] as NodePosition]))

describe('where nodes stand', () => {
  test('without a layout each stands where its name puts it, the same each time', () => {
    const links = toLayoutGraph(graphOf(40, ...ring(40)))
    const start = initialPositions(links, new Map())
    expect(initialPositions(links, new Map())).toEqual(start)
    expect(new Set(start.map(({ x, y }) => `${x} ${y}`)).size).toBe(40)
    expect(start.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
  })

  test('the layout of the same start is the same, and brings neighbours nearer than strangers [PUB-11]', () => {
    const links = toLayoutGraph(graphOf(40, ...ring(20), [30, 31]))
    const start = initialPositions(links, new Map())
    const places = computeForceLayout(links, start, 0)
    expect(computeForceLayout(links, start, 0)).toEqual(places)
    const at = named(links.keys, places)
    expect(distance(at.get('s1'), at.get('s2'))).toBeLessThan(distance(at.get('s1'), at.get('s11')))
  })

  test('what is known keeps its place as the start, and a new node begins beside its neighbours', () => {
    const before = toLayoutGraph(graphOf(20, ...ring(20)))
    const places = computeForceLayout(before, initialPositions(before, new Map()), 0)
    const known = named(before.keys, places)

    const after = toLayoutGraph(graphOf(22, ...ring(20), [5, 21], [21, 22]))
    const start = named(after.keys, initialPositions(after, known))
    for (const key of before.keys) expect(start.get(key)).toEqual(known.get(key))
    expect(distance(start.get('s21'), known.get('s5'))).toBeLessThan(100)
    expect(distance(start.get('s22'), start.get('s21'))).toBeLessThan(100)
  })

  test('a new node moves the others little', () => {
    const before = toLayoutGraph(graphOf(30, ...ring(30)))
    const known = named(before.keys, computeForceLayout(before, initialPositions(before, new Map()), 0))
    const after = toLayoutGraph(graphOf(31, ...ring(30), [7, 31]))
    const moved = named(after.keys, computeForceLayout(after, initialPositions(after, known), 30))
    const size = Math.max(...[...known.values()].map(({ x, y }) => Math.hypot(x, y)))
    const steps = before.keys.map((key) => distance(known.get(key), moved.get(key)))
    expect(Math.max(...steps)).toBeLessThan(size / 2)
  })

  test('what nothing links stands around the rest, and a further one changes no other place', () => {
    const one = placed(graphOf(5, [1, 2]))
    const more = placed(graphOf(6, [1, 2]))
    expect([...one.keys()].sort()).toEqual(['s1', 's2', 's3', 's4', 's5'])
    const linked = Math.max(...['s1', 's2'].map((key) => distance(one.get(key as 's1'), { x: 0, y: 0 })))
    for (const key of ['s3', 's4', 's5'] as const) {
      expect(more.get(key)).toEqual(one.get(key))
      expect(distance(one.get(key), { x: 0, y: 0 })).toBeGreaterThan(linked)
    }
  })
})
