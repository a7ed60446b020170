import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import { buildGraph, type GraphSign, type NetworkGraph } from '../network-graph.ts'
import type { LayoutGraph } from '../node-positions.ts'

export type NetworkDictionary = Pick<
  PublishedDictionary,
  'version' | 'ids' | 'card' | 'relations' | 'vocabulary'
>

const signsPerBatch = 5_000

/** Builds the network of all published signs, in pieces between which the process answers others. */
export async function collectGraph(dictionary: NetworkDictionary, maxNodes?: number): Promise<NetworkGraph> {
  const ids = dictionary.ids()
  const signs: GraphSign[] = []
  for (let at = 0; at < ids.length; at += signsPerBatch) {
    for (const id of ids.slice(at, at + signsPerBatch)) signs.push(...findGraphSigns(dictionary, id))
    await setImmediate()
  }
  return buildGraph(
    { signs, relations: dictionary.relations(), headOf: dictionary.vocabulary.headOf },
    maxNodes,
  )
}

/** What the network must know of a published sign; nothing of any other. */
export function findGraphSigns(dictionary: Pick<PublishedDictionary, 'card'>, id: number): GraphSign[] {
  const entry = dictionary.card(id)
  return entry ? [{ id, gloss: entry.gloss, fields: entry.values.semanticFieldSearchable ?? [] }] : []
}

/** The same for the same nodes and links, whatever they are called. */
export function structureHash({ keys, edges }: LayoutGraph): string {
  const hash = createHash('sha256').update(keys.join(' '))
  for (const [from, to] of edges) hash.update(`,${from} ${to}`)
  return hash.digest('base64url')
}
