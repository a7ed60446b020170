import type { RelationKind } from '#domains/signs/sign-document.ts'
import type { NetworkGraph } from './network-graph.ts'
import { fieldKey, type NodeKey, type NodePosition, roundCoordinate, signKey } from './node-positions.ts'

/** The network, or a part of it, as sent to the browser: in columns, because they compress better. */
export interface SerializedNetwork {
  /** Version of the dictionary. */
  version: number
  language: string
  signs: { ids: number[]; glosses: string[]; x: number[]; y: number[] }
  fields: { ids: number[]; values: string[]; names: string[]; counts: number[]; x: number[]; y: number[] }
  /** By kind, pairs of row indexes of signs: from, to, from, to… */
  relations: Partial<Record<RelationKind, number[]>>
  /** Pairs of row indexes: sign, field, sign, field… */
  memberships: number[]
  /** Pairs of row indexes: field, head, field, head… */
  groups: number[]
  /** Number of signs that are loaded only with the neighbourhood of a node. */
  left: number
}

interface SerializeOptions {
  version: number
  language: string
  positions: ReadonlyMap<NodeKey, NodePosition>
  describeField: (field: number) => { value: string; name: string }
}

export function serializeNetwork(
  graph: NetworkGraph,
  { version, language, positions, describeField }: SerializeOptions,
): SerializedNetwork {
  const signRows = rowsById(graph.signs.map(({ id }) => id))
  const fieldRows = rowsById(graph.fields)
  const columns = (keys: NodeKey[]) => ({
    x: keys.map((key) => roundCoordinate(positions.get(key)?.x ?? 0)),
    y: keys.map((key) => roundCoordinate(positions.get(key)?.y ?? 0)),
  })
  const relations: SerializedNetwork['relations'] = {}
  for (const { from, kind, to } of graph.relations) {
    const pairs = relations[kind] ?? []
    pairs.push(...pair(signRows.get(from), signRows.get(to)))
    relations[kind] = pairs
  }
  return {
    version,
    language,
    signs: {
      ids: graph.signs.map(({ id }) => id),
      glosses: graph.signs.map(({ gloss }) => gloss),
      ...columns(graph.signs.map(({ id }) => signKey(id))),
    },
    fields: {
      ids: graph.fields,
      values: graph.fields.map((field) => describeField(field).value),
      names: graph.fields.map((field) => describeField(field).name),
      counts: graph.fields.map((field) => graph.counts.get(field) ?? 0),
      ...columns(graph.fields.map(fieldKey)),
    },
    relations,
    memberships: graph.memberships.flatMap(({ sign, field }) =>
      pair(signRows.get(sign), fieldRows.get(field)),
    ),
    groups: graph.groups.flatMap(({ field, head }) => pair(fieldRows.get(field), fieldRows.get(head))),
    left: graph.omittedSigns,
  }
}

const rowsById = (ids: readonly number[]) => new Map(ids.map((id, row) => [id, row]))

const pair = (one: number | undefined, other: number | undefined): number[] =>
  one === undefined || other === undefined ? [] : [one, other]

/** A node of the drawing. */
export interface NetworkNode extends NodePosition {
  key: NodeKey
  id: number
  name: string
  /** Value and number of signs of a field; null for signs. */
  value: string | null
  count: number | null
}

/** An edge of the drawing: a relation, the membership of a sign in a field, or of a field in its head. */
export interface NetworkEdge {
  from: NodeKey
  to: NodeKey
  kind: RelationKind | 'field'
}

/** The nodes and edges of a serialized network. */
export function deserializeNetwork(network: SerializedNetwork): {
  nodes: NetworkNode[]
  edges: NetworkEdge[]
} {
  const { signs, fields } = network
  const signKeys = signs.ids.map(signKey)
  const fieldKeys = fields.ids.map(fieldKey)
  const positionAt = ({ x, y }: { x: number[]; y: number[] }, row: number) => ({
    x: x[row] ?? 0,
    y: y[row] ?? 0,
  })
  const nodes = [
    ...signs.ids.map((id, row) => ({
      key: signKey(id),
      id,
      name: signs.glosses[row] ?? '',
      value: null,
      count: null,
      ...positionAt(signs, row),
    })),
    ...fields.ids.map((id, row) => ({
      key: fieldKey(id),
      id,
      name: fields.names[row] ?? '',
      value: fields.values[row] ?? '',
      count: fields.counts[row] ?? 0,
      ...positionAt(fields, row),
    })),
  ]
  const edges = [
    ...Object.entries(network.relations).flatMap(([kind, pairs]) =>
      edgesOf(pairs, signKeys, signKeys, kind as RelationKind),
    ),
    ...edgesOf(network.memberships, signKeys, fieldKeys, 'field'),
    ...edgesOf(network.groups, fieldKeys, fieldKeys, 'field'),
  ]
  return { nodes, edges }
}

function edgesOf(pairs: number[], from: NodeKey[], to: NodeKey[], kind: NetworkEdge['kind']): NetworkEdge[] {
  const edges: NetworkEdge[] = []
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const [one, other] = [from[pairs[index] as number], to[pairs[index + 1] as number]]
    if (one !== undefined && other !== undefined) edges.push({ from: one, to: other, kind })
  }
  return edges
}
