import { expect, test } from 'vitest'
import { buildGraph } from './network-graph.ts'
import { positionAllNodes, toLayoutGraph } from './node-positions.ts'
import { deserializeNetwork, serializeNetwork } from './serialized-network.ts'

test('a serialized network is deserialized with the same nodes, positions and edges [PUB-11]', () => {
  const graph = buildGraph({
    signs: [
      { id: 7, gloss: 'GATO', fields: [31] },
      { id: 3, gloss: 'ANIMAL', fields: [30, 31] },
      { id: 9, gloss: 'SÓ', fields: [] },
    ],
    relations: [{ from: 3, kind: 'hyponym', to: 7 }],
    headOf: (field) => (field === 31 ? 30 : undefined),
  })
  const positions = positionAllNodes(graph, toLayoutGraph(graph), new Map([['s7', { x: 1.234, y: -5 }]]))
  const file = serializeNetwork(graph, {
    version: 4,
    language: 'pt',
    positions,
    describeField: (field) => ({ value: `value-${field}`, name: `campo ${field}` }),
  })
  const { nodes, edges } = deserializeNetwork(JSON.parse(JSON.stringify(file)))
  expect(nodes.map(({ key, name, value, count }) => [key, name, value, count])).toEqual([
    ['s3', 'ANIMAL', null, null],
    ['s7', 'GATO', null, null],
    ['s9', 'SÓ', null, null],
    ['f30', 'campo 30', 'value-30', 1],
    ['f31', 'campo 31', 'value-31', 2],
  ])
  expect(nodes[1]).toMatchObject({ x: 1.2, y: -5 })
  expect(edges).toEqual([
    { from: 's7', to: 's3', kind: 'hypernym' },
    { from: 's7', to: 'f31', kind: 'field' },
    { from: 's3', to: 'f30', kind: 'field' },
    { from: 's3', to: 'f31', kind: 'field' },
    { from: 'f31', to: 'f30', kind: 'field' },
  ])
})
