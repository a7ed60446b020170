import type { NetworkGraph } from './network-graph.ts'

/** The name of a node: `s12` is the sign 12, `f34` the semantic field of entry 34. */
export type NodeKey = `${'s' | 'f'}${number}`

export const signKey = (id: number): NodeKey => `s${id}`
export const fieldKey = (id: number): NodeKey => `f${id}`

/** Where a node stands, in units of the layout; only the ratios mean something. */
export interface NodePosition {
  x: number
  y: number
}

export type NodePositions = ReadonlyMap<string, NodePosition>

/** The nodes that something links, and their links as pairs of numbers of nodes. */
export interface LayoutGraph {
  keys: NodeKey[]
  edges: [from: number, to: number][]
}

/** The linked nodes of a network; what stands alone needs no layout. The same network gives the same links. */
export function toLayoutGraph({ relations, memberships, groups }: NetworkGraph): LayoutGraph {
  const pairs: [NodeKey, NodeKey][] = [
    ...relations.map(({ from, to }): [NodeKey, NodeKey] => [signKey(from), signKey(to)]),
    ...memberships.map(({ sign, field }): [NodeKey, NodeKey] => [signKey(sign), fieldKey(field)]),
    ...groups.map(({ field, head }): [NodeKey, NodeKey] => [fieldKey(field), fieldKey(head)]),
  ]
  const keys = [...new Set(pairs.flat())].sort()
  const numbers = new Map(keys.map((key, at) => [key, at]))
  const edges = pairs.map(([from, to]): [number, number] => [numbers.get(from) ?? 0, numbers.get(to) ?? 0])
  return { keys, edges: edges.sort(([a, b], [c, d]) => a - c || b - d) }
}

/** How far apart neighbours begin. */
const spacing = 12
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
/** Rings of unknown nodes around what is known that are placed beside a neighbour rather than anywhere. */
const maxNeighbourRings = 4

/**
 * Where a layout begins: what has a place keeps it, a new node stands beside its neighbours, and where nothing is
 * known each node stands where its name alone puts it. The same each time.
 */
export function initialPositions({ keys, edges }: LayoutGraph, previous: NodePositions): NodePosition[] {
  const places: (NodePosition | undefined)[] = keys.map((key) => previous.get(key))
  const isNew = places.some(Boolean)
  const neighbours = keys.map((): number[] => [])
  for (const [from, to] of edges) {
    neighbours[from]?.push(to)
    neighbours[to]?.push(from)
  }
  for (let ring = 0; isNew && ring < maxNeighbourRings; ring++) {
    const beside = keys.map((key, at) =>
      places[at] ? undefined : positionNearNeighbours(key, neighbours[at], places),
    )
    if (!beside.some(Boolean)) break
    beside.forEach((place, at) => {
      places[at] ??= place
    })
  }
  const radius = spacing * Math.sqrt(keys.length)
  return keys.map((key, at) => places[at] ?? hashedPosition(key, radius))
}

function positionNearNeighbours(
  key: NodeKey,
  neighbours: number[] = [],
  places: readonly (NodePosition | undefined)[],
) {
  const known = neighbours.flatMap((at) => places[at] ?? [])
  if (known.length === 0) return
  const mean = (of: (place: NodePosition) => number) =>
    known.reduce((sum, place) => sum + of(place), 0) / known.length
  return spiralPosition({ x: mean(({ x }) => x), y: mean(({ y }) => y) }, hash(key) % 24)
}

/** The n-th place around a middle, spiralling outwards. */
export function spiralPosition({ x, y }: NodePosition, n: number): NodePosition {
  const distance = spacing * Math.sqrt(n + 1)
  return { x: x + distance * Math.cos(n * goldenAngle), y: y + distance * Math.sin(n * goldenAngle) }
}

/** A place inside a circle that depends on the name alone. */
function hashedPosition(key: NodeKey, radius: number): NodePosition {
  const distance = radius * Math.sqrt(hash(key) / 2 ** 32)
  const angle = (hash(`${key} angle`) / 2 ** 32) * 2 * Math.PI
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) }
}

/** FNV-1a with a last stir, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/**
 * The place of every node of a network: linked ones where the layout put them, or where they begin as long as there
 * is none; those that stand alone in a spiral around the others, by number, so that a new one comes last.
 * @param links those of the graph
 */
export function positionAllNodes(
  graph: NetworkGraph,
  links: LayoutGraph,
  previous: NodePositions,
): Map<NodeKey, NodePosition> {
  const start = initialPositions(links, previous)
  const places = new Map(links.keys.map((key, at) => [key, start[at] as NodePosition]))
  const unlinked = [...graph.signs.map(({ id }) => signKey(id)), ...graph.fields.map(fieldKey)].filter(
    (key) => !places.has(key),
  )
  const usedRadius = Math.max(0, ...start.map(({ x, y }) => Math.hypot(x, y))) / spacing
  const first = Math.ceil((usedRadius + (usedRadius > 0 ? 2 : 0)) ** 2)
  unlinked.forEach((key, at) => {
    places.set(key, spiralPosition({ x: 0, y: 0 }, first + at))
  })
  return places
}
