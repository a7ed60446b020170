import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { emptyQuery } from '#domains/search/query/search-query.ts'
import { fieldCounts, signsOfField } from '../field-counts.ts'
import { buildGraph, type NetworkGraph, type Relation } from '../network-graph.ts'
import { fieldKey, type NodeKey, type NodePosition, signKey, spiralPosition } from '../node-positions.ts'
import { findGraphSigns } from './collect-graph.ts'

export type NeighbourhoodDictionary = Pick<
  PublishedDictionary,
  'card' | 'relations' | 'vocabulary' | 'search' | 'facets' | 'defaultLanguage'
>

/** A field may have thousands of signs; the list has them all, the drawing as many as can be told apart. */
const maxNeighbours = 300

/**
 * One node with its neighbours, those without a place put beside it.
 * @param places where the nodes of the drawing stand
 * @returns undefined for what is no node: malformed, unknown, not published
 */
export function findNeighbourhood(
  key: string,
  dictionary: NeighbourhoodDictionary,
  places: ReadonlyMap<NodeKey, NodePosition>,
): { graph: NetworkGraph; places: Map<NodeKey, NodePosition> } | undefined {
  const named = /^([sf])([1-9]\d{0,8})$/.exec(key)
  if (!named) return
  const id = Number(named[2])
  const graph = named[1] === 's' ? signNeighbourhood(id, dictionary) : fieldNeighbourhood(id, dictionary)
  return graph && { graph, places: positionNeighbourhood(key as NodeKey, graph, places) }
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
  const near = [...new Set(ids)].slice(0, maxNeighbours)
  const signs = near.flatMap((id) => findGraphSigns(dictionary, id))
  const graph = buildGraph({ signs, relations, headOf: dictionary.vocabulary.headOf })
  const counts = [...fieldCounts(dictionary)].map(([id, { own }]): [number, number] => [id, own])
  return { ...graph, counts: new Map(counts) }
}

function positionNeighbourhood(
  key: NodeKey,
  { signs, fields }: NetworkGraph,
  places: ReadonlyMap<NodeKey, NodePosition>,
): Map<NodeKey, NodePosition> {
  const keys = [...signs.map(({ id }) => signKey(id)), ...fields.map(fieldKey)]
  const middle = places.get(key) ?? keys.map((one) => places.get(one)).find(Boolean) ?? { x: 0, y: 0 }
  let n = 0
  return new Map(
    keys.map((one) => {
      const known = places.get(one) ?? (one === key ? middle : undefined)
      return [one, known ?? spiralPosition(middle, n++)]
    }),
  )
}
