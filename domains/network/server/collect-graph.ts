import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { semanticFieldProperty } from '../field-counts.ts'
import { buildGraph, type GraphSign, type NetworkGraph, selectLinked } from '../network-graph.ts'
import type { LayoutGraph } from '../node-positions.ts'

export type NetworkDictionary = Pick<
  PublishedDictionary,
  'version' | 'ids' | 'card' | 'relations' | 'vocabulary'
>

const signsPerBatch = 5_000
/** After so many interrupted attempts the signs are read without pauses. */
const maxInterruptedAttempts = 3

/** A network and the version of the dictionary that it shows. */
export interface VersionedGraph {
  version: number
  graph: NetworkGraph
}

/**
 * Builds the network of all published signs that have a link; a sign without one would be a point without meaning. Signs are read in batches, so that the process can serve requests in
 * between. When the dictionary changes meanwhile, reading starts again: a graph never mixes two versions.
 */
export async function collectGraph(
  dictionary: NetworkDictionary,
  maxNodes?: number,
): Promise<VersionedGraph> {
  for (let attempt = 0; ; attempt++) {
    const { version } = dictionary
    const signs = await readSigns(dictionary, attempt < maxInterruptedAttempts)
    if (dictionary.version !== version) continue
    const relations = [...dictionary.relations()]
    const source = { signs: selectLinked(signs, relations), relations, headOf: dictionary.vocabulary.headOf }
    return { version, graph: buildGraph(source, maxNodes) }
  }
}

async function readSigns(dictionary: NetworkDictionary, hasPauses: boolean): Promise<GraphSign[]> {
  const ids = dictionary.ids()
  const signs: GraphSign[] = []
  for (let start = 0; start < ids.length; start += signsPerBatch) {
    for (const id of ids.slice(start, start + signsPerBatch)) signs.push(...findGraphSigns(dictionary, id))
    if (hasPauses) await setImmediate()
  }
  return signs
}

/** The properties of a published sign that the network needs; empty for any other id. */
export function findGraphSigns(dictionary: Pick<PublishedDictionary, 'card'>, id: number): GraphSign[] {
  const entry = dictionary.card(id)
  return entry ? [{ id, gloss: entry.gloss, fields: entry.values[semanticFieldProperty] ?? [] }] : []
}

/** A hash of nodes and links that does not depend on names. */
export function structureHash({ keys, edges }: LayoutGraph): string {
  const hash = createHash('sha256').update(keys.join(' '))
  for (const [from, to] of edges) hash.update(`,${from} ${to}`)
  return hash.digest('base64url')
}
