import { MultiUndirectedGraph } from 'graphology'
import type { LinkKind } from '../../network-url.ts'
import type { NodeKey } from '../../node-positions.ts'
import { deserializeNetwork, type NetworkNode, type SerializedNetwork } from '../../serialized-network.ts'

/** What the drawing knows of a node. */
export interface NodeAttributes {
  id: number
  /** Stable value of a field; null for signs. */
  value: string | null
  x: number
  y: number
  size: number
  label: string
  /** Signs may have a poster in their disc. */
  type: 'sign' | 'circle'
  isField: boolean
  /** Address of a sign's poster, as soon as somebody asked for it. */
  image?: string
}

export interface EdgeAttributes {
  kind: LinkKind
  size: number
  type: 'line' | 'arrow'
}

/** The network as the drawing holds it. */
export type DrawingModel = MultiUndirectedGraph<NodeAttributes, EdgeAttributes>

/** Of a field, in pixels: large enough to be named among thousands of signs. */
const minFieldSize = 7.5

const edgeKey = (from: string, kind: string, to: string) => `${from} ${kind} ${to}`

export function createDrawingModel(file: SerializedNetwork): DrawingModel {
  const model: DrawingModel = new MultiUndirectedGraph()
  addToModel(model, file)
  return model
}

/** Adds what a file tells of and the model does not know yet. */
export function addToModel(model: DrawingModel, file: SerializedNetwork): void {
  const { nodes, edges } = deserializeNetwork(file)
  const size = signSize(model.order + nodes.length)
  for (const node of nodes)
    if (!model.hasNode(node.key)) model.addNode(node.key, nodeAttributesOf(node, size))
  for (const { from, to, kind } of edges) {
    const name = edgeKey(from, kind, to)
    if (!model.hasEdge(name) && !model.hasEdge(edgeKey(to, kind, from))) {
      model.addEdgeWithKey(name, from, to, {
        kind,
        size: kind === 'field' ? 0.6 : 1.4,
        type: kind === 'hypernym' ? 'arrow' : 'line',
      })
    }
  }
}

/** Of a sign, in pixels, when the whole network is in view: the more there are, the smaller. */
const signSize = (nodes: number) => Math.min(9, Math.max(2.5, 110 / Math.sqrt(nodes)))

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

/** The neighbours of a node by links of these kinds (all of them for none), each once. */
export function neighboursOf(model: DrawingModel, key: NodeKey, kinds: ReadonlySet<LinkKind>): NodeKey[] {
  const neighbours = new Set<NodeKey>()
  model.forEachEdge(key, (_edge, { kind }, from, to) => {
    if (isKindShown(kind, kinds)) neighbours.add((from === key ? to : from) as NodeKey)
  })
  return [...neighbours]
}

/** Broader and narrower are one line, drawn when either is asked for. */
export const isKindShown = (kind: LinkKind, kinds: ReadonlySet<LinkKind>): boolean =>
  kinds.size === 0 || kinds.has(kind) || (kind === 'hypernym' && kinds.has('hyponym'))
