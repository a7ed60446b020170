import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/search-model.ts'
import { fieldCounts, signsOfField } from '../field-counts.ts'
import { buildGraph, type NetworkGraph, type Relation } from '../network-graph.ts'
import { fieldKey, type NodeKey, type NodePosition, signKey, spiralPosition } from '../node-positions.ts'
import { findGraphSigns } from './collect-graph.ts'

export type NeighbourhoodDictionary = Pick<
  PublishedDictionary,
  'card' | 'relations' | 'vocabulary' | 'search' | 'facets' | 'defaultLanguage'
>

/** A field may have thousands of signs. The list shows all of them, the drawing only so many. */
const maxNeighbours = 300

/**
 * Finds one node with its neighbours. Neighbours without a position are placed next to it.
 * @param positions of the nodes in the drawing
 * @returns undefined for a malformed or unknown key, or an unpublished sign
 */
export function findNeighbourhood(
  key: string,
  dictionary: NeighbourhoodDictionary,
  positions: ReadonlyMap<NodeKey, NodePosition>,
): { graph: NetworkGraph; positions: Map<NodeKey, NodePosition> } | undefined {
  const match = /^([sf])([1-9]\d{0,8})$/.exec(key)
  if (!match) return
  const id = Number(match[2])
  const graph = match[1] === 's' ? signNeighbourhood(id, dictionary) : fieldNeighbourhood(id, dictionary)
  return graph && { graph, positions: positionNeighbourhood(key as NodeKey, graph, positions) }
}

function signNeighbourhood(id: number, dictionary: NeighbourhoodDictionary): NetworkGraph | undefined {
  if (!dictionary.card(id)) return
  const relations = [...dictionary.relations(id)]
  return buildNeighbourhoodGraph([id, ...relations.map(({ to }) => to)], relations, dictionary)
}

function fieldNeighbourhood(id: number, dictionary: NeighbourhoodDictionary): NetworkGraph | undefined {
  if (!fieldCounts(dictionary).has(id)) return
  const query = emptyQuery(dictionary.defaultLanguage)
  const { hits } = dictionary.search({
    ...query,
    filters: signsOfField(id, dictionary.vocabulary),
    perPage: maxNeighbours,
  })
  return buildNeighbourhoodGraph(
    hits.map((hit) => hit.id),
    [],
    dictionary,
  )
}

function buildNeighbourhoodGraph(
  ids: readonly number[],
  relations: Relation[],
  dictionary: NeighbourhoodDictionary,
): NetworkGraph {
  const limitedIds = [...new Set(ids)].slice(0, maxNeighbours)
  const signs = limitedIds.flatMap((id) => findGraphSigns(dictionary, id))
  const graph = buildGraph({ signs, relations, headOf: dictionary.vocabulary.headOf })
  const counts = [...fieldCounts(dictionary)].map(([id, { own }]): [number, number] => [id, own])
  return { ...graph, counts: new Map(counts) }
}

function positionNeighbourhood(
  key: NodeKey,
  { signs, fields }: NetworkGraph,
  positions: ReadonlyMap<NodeKey, NodePosition>,
): Map<NodeKey, NodePosition> {
  const keys = [...signs.map(({ id }) => signKey(id)), ...fields.map(fieldKey)]
  const middle = positions.get(key) ?? keys.map((each) => positions.get(each)).find(Boolean) ?? { x: 0, y: 0 }
  let newCount = 0
  return new Map(
    keys.map((each) => {
      const existing = positions.get(each) ?? (each === key ? middle : undefined)
      return [each, existing ?? spiralPosition(middle, newCount++)]
    }),
  )
}
