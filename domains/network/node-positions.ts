import type { NetworkGraph } from './network-graph.ts'

/** The key of a node: `s12` is the sign with id 12, `f34` the semantic field with entry id 34. */
export type NodeKey = `${'s' | 'f'}${number}`

export const signKey = (id: number): NodeKey => `s${id}`
export const fieldKey = (id: number): NodeKey => `f${id}`

/** The position of a node in layout units. Only ratios are meaningful. */
export interface NodePosition {
  x: number
  y: number
}

export type NodePositions = ReadonlyMap<string, NodePosition>

/** Positions are stored and sent with one decimal. JSON has no -0, so 0 is added to it. */
export const roundCoordinate = (value: number): number => Math.round(value * 10) / 10 + 0

/** The nodes that have links, and their links as pairs of indexes of `keys`. */
export interface LayoutGraph {
  keys: NodeKey[]
  edges: [from: number, to: number][]
}

/** The linked nodes of a network, in an order that depends only on the network. Nodes without links need no layout. */
export function toLayoutGraph({ relations, memberships, groups }: NetworkGraph): LayoutGraph {
  const pairs: [NodeKey, NodeKey][] = [
    ...relations.map(({ from, to }): [NodeKey, NodeKey] => [signKey(from), signKey(to)]),
    ...memberships.map(({ sign, field }): [NodeKey, NodeKey] => [signKey(sign), fieldKey(field)]),
    ...groups.map(({ field, head }): [NodeKey, NodeKey] => [fieldKey(field), fieldKey(head)]),
  ]
  const keys = [...new Set(pairs.flat())].sort()
  const indexes = new Map(keys.map((key, index) => [key, index]))
  const edges = pairs.map(([from, to]): [number, number] => [indexes.get(from) ?? 0, indexes.get(to) ?? 0])
  return { keys, edges: edges.sort(([a, b], [c, d]) => a - c || b - d) }
}

/** Initial distance between neighbours. */
const spacing = 12
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
/** New nodes up to this number of links away from a known node are placed next to a neighbour, others by hash. */
const maxNeighbourRings = 4

/**
 * The positions from which a layout starts. Known nodes retain their position, new ones are placed next to their
 * neighbours, and the others by a hash of their key. The result is deterministic.
 */
export function initialPositions({ keys, edges }: LayoutGraph, previous: NodePositions): NodePosition[] {
  const positions: (NodePosition | undefined)[] = keys.map((key) => previous.get(key))
  const hasKnownNodes = positions.some(Boolean)
  const neighbours = keys.map((): number[] => [])
  for (const [from, to] of edges) {
    neighbours[from]?.push(to)
    neighbours[to]?.push(from)
  }
  for (let ring = 0; hasKnownNodes && ring < maxNeighbourRings; ring++) {
    const added = keys.map((key, index) =>
      positions[index] ? undefined : positionNearNeighbours(key, neighbours[index], positions),
    )
    if (!added.some(Boolean)) break
    added.forEach((position, index) => {
      positions[index] ??= position
    })
  }
  const radius = spacing * Math.sqrt(keys.length)
  return keys.map((key, index) => positions[index] ?? hashedPosition(key, radius))
}

function positionNearNeighbours(
  key: NodeKey,
  neighbours: number[] = [],
  positions: readonly (NodePosition | undefined)[],
) {
  const known = neighbours.flatMap((index) => positions[index] ?? [])
  if (known.length === 0) return
  const mean = (coordinate: (position: NodePosition) => number) =>
    known.reduce((sum, position) => sum + coordinate(position), 0) / known.length
  return spiralPosition({ x: mean(({ x }) => x), y: mean(({ y }) => y) }, hash(key) % 24)
}

/** The n-th position on a spiral around a centre. */
export function spiralPosition({ x, y }: NodePosition, n: number): NodePosition {
  const distance = spacing * Math.sqrt(n + 1)
  return { x: x + distance * Math.cos(n * goldenAngle), y: y + distance * Math.sin(n * goldenAngle) }
}

/** A pseudorandom position in a circle that depends only on the key. */
function hashedPosition(key: NodeKey, radius: number): NodePosition {
  const distance = radius * Math.sqrt(hash(key) / 2 ** 32)
  const angle = (hash(`${key} angle`) / 2 ** 32) * 2 * Math.PI
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
}

/** A 32-bit FNV-1a hash with final mixing. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * The positions of all nodes of a network. Linked nodes have their position in the layout, or an initial one until it is
 * computed. Nodes without links follow on a spiral around them in the order of ids, so that a new one is last.
 * @param links of the graph (`toLayoutGraph`)
 */
export function positionAllNodes(
  graph: NetworkGraph,
  links: LayoutGraph,
  previous: NodePositions,
): Map<NodeKey, NodePosition> {
  const start = initialPositions(links, previous)
  const positions = new Map(links.keys.map((key, index) => [key, start[index] as NodePosition]))
  const unlinked = [...graph.signs.map(({ id }) => signKey(id)), ...graph.fields.map(fieldKey)].filter(
    (key) => !positions.has(key),
  )
  const usedRadius = Math.max(0, ...start.map(({ x, y }) => Math.hypot(x, y))) / spacing
  const first = Math.ceil((usedRadius + (usedRadius > 0 ? 2 : 0)) ** 2)
  unlinked.forEach((key, index) => {
    positions.set(key, spiralPosition({ x: 0, y: 0 }, first + index))
  })
  return positions
}
