import { MultiUndirectedGraph } from 'graphology'
import type { LinkKind } from '../../network-url.ts'
import type { NodeKey } from '../../node-positions.ts'
import { deserializeNetwork, type NetworkNode, type SerializedNetwork } from '../../serialized-network.ts'

export interface NodeAttributes {
  id: number
  /** Value of a field in its list; null for signs. */
  value: string | null
  x: number
  y: number
  size: number
  label: string
  /** A sign may show a poster. */
  type: 'sign' | 'circle'
  isField: boolean
  /** URL of a sign's poster, once it is loaded. */
  image?: string
}

export interface EdgeAttributes {
  kind: LinkKind
  size: number
  type: 'line' | 'arrow'
}

export type DrawingModel = MultiUndirectedGraph<NodeAttributes, EdgeAttributes>

/** Minimum radius of a field in pixels: large enough for a label among thousands of signs. */
const minFieldSize = 7.5

const edgeKey = (from: string, kind: string, to: string) => `${from} ${kind} ${to}`

export function createDrawingModel(network: SerializedNetwork): DrawingModel {
  const model: DrawingModel = new MultiUndirectedGraph()
  addToModel(model, network)
  return model
}

/** Adds the nodes and edges that the model does not contain yet. */
export function addToModel(model: DrawingModel, network: SerializedNetwork): void {
  const { nodes, edges } = deserializeNetwork(network)
  const size = signSize(model.order + nodes.length)
  for (const node of nodes)
    if (!model.hasNode(node.key)) model.addNode(node.key, nodeAttributesOf(node, size))
  for (const { from, to, kind } of edges) {
    const key = edgeKey(from, kind, to)
    if (!model.hasEdge(key) && !model.hasEdge(edgeKey(to, kind, from))) {
      model.addEdgeWithKey(key, from, to, {
        kind,
        size: kind === 'field' ? 0.6 : 1.4,
        type: kind === 'hypernym' ? 'arrow' : 'line',
      })
    }
  }
}

/** Radius of a sign in the whole network, in pixels; the more nodes, the smaller. */
const signSize = (nodeCount: number) => Math.min(9, Math.max(2.5, 110 / Math.sqrt(nodeCount)))

function nodeAttributesOf({ id, value, x, y, name, count }: NetworkNode, size: number): NodeAttributes {
  const isField = count !== null
  return {
    id,
    value,
    x,
    y,
    label: name,
    isField,
    type: isField ? 'circle' : 'sign',
    size: isField ? Math.max(minFieldSize, size * (1.3 + Math.min(1.4, Math.log10(1 + count) / 2))) : size,
  }
}

/** The distinct neighbours of a node by links of these kinds; without kinds, by all links. */
export function neighboursOf(model: DrawingModel, key: NodeKey, kinds: ReadonlySet<LinkKind>): NodeKey[] {
  const neighbours = new Set<NodeKey>()
  model.forEachEdge(key, (_edge, { kind }, from, to) => {
    if (isKindShown(kind, kinds)) neighbours.add((from === key ? to : from) as NodeKey)
  })
  return [...neighbours]
}

/** Whether a kind is shown. Hypernym and hyponym are the same edge, shown for either kind. */
export const isKindShown = (kind: LinkKind, kinds: ReadonlySet<LinkKind>): boolean =>
  kinds.size === 0 || kinds.has(kind) || (kind === 'hypernym' && kinds.has('hyponym'))
