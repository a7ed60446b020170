import type { NetworkGraph } from '../network-graph.ts'
import { type LayoutGraph, toLayoutGraph } from '../node-positions.ts'
import { collectGraph, type NetworkDictionary, structureHash } from './collect-graph.ts'

/** The network of one version of the dictionary. */
export interface NetworkState {
  version: number
  graph: NetworkGraph
  links: LayoutGraph
  structure: string
}

/**
 * Returns a function that reads the network of the current version of a dictionary; it is built at most once for each
 * version.
 */
export function openGraphReader(
  dictionary: NetworkDictionary,
  maxNodes?: number,
): () => Promise<NetworkState> {
  let current: Promise<NetworkState> | null = null
  let currentVersion = -1

  return () => {
    if (current && currentVersion === dictionary.version) return current
    const loading: Promise<NetworkState> = collectGraph(dictionary, maxNodes).then(({ version, graph }) => {
      if (current === loading) currentVersion = version
      const links = toLayoutGraph(graph)
      return { version, graph, links, structure: structureHash(links) }
    })
    current = loading
    currentVersion = dictionary.version
    loading.catch(() => {
      if (current === loading) current = null
    })
    return loading
  }
}
