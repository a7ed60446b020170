import { setTimeout } from 'node:timers/promises'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { NetworkGraph } from '../network-graph.ts'
import {
  type LayoutGraph,
  type NodeKey,
  type NodePosition,
  type NodePositions,
  positionAllNodes,
  toLayoutGraph,
} from '../node-positions.ts'
import { type SerializedNetwork, serializeNetwork } from '../serialized-network.ts'
import { collectGraph, type NetworkDictionary, structureHash } from './collect-graph.ts'
import { getOrComputeLayout } from './get-or-compute-layout.ts'
import { findNeighbourhood, type NeighbourhoodDictionary } from './neighbourhood.ts'

interface Options {
  db: Db
  dictionary: NetworkDictionary & NeighbourhoodDictionary & Pick<PublishedDictionary, 'onChange'>
  log?: { error(details: object, message: string): void }
  /** Changes that come within this time are laid out together. */
  debounceMillis?: number
  /** Nodes drawn at once. */
  maxNodes?: number
}

/** A file of the network, and whether it stays the same as long as the dictionary does. */
export interface NetworkResult {
  network: SerializedNetwork
  /** Its nodes stand where the layout put them; else where they begin, as long as it is computed. */
  isLaidOut: boolean
}

/** The semantic network of the published dictionary. */
export interface Network {
  /** The whole network for readers of a language, or as much of it as is drawn at once. */
  read(language: string): Promise<NetworkResult>
  /** A published sign or a field with everything linked to it; undefined when there is no such node. */
  readNeighbourhood(key: string, language: string): Promise<NetworkResult | undefined>
  /** Waits until what is public now is laid out. */
  whenLaidOut(): Promise<void>
  close(): Promise<void>
}

/** The network of one state of the dictionary. */
interface NetworkState {
  version: number
  graph: NetworkGraph
  links: LayoutGraph
  structure: string
}

interface Layout {
  structure: string
  places: NodePositions
}

/** Changes that never pause are laid out all the same, after as many milliseconds. */
const maxDebounceMillis = 30_000

/**
 * Follows the published dictionary, and has the network laid out anew whenever its nodes or links have changed:
 * some time after the last change, in a thread of its own, never in a request.
 */
export function openNetwork({ db, dictionary, log, debounceMillis = 1_500, maxNodes }: Options): Network {
  const closing = new AbortController()
  const { signal } = closing
  let states: Promise<NetworkState> | null = null
  let stateVersion = -1
  let layout: Layout | null = null
  let cachedPositions: {
    of: NetworkState
    layout: Layout | null
    places: Map<NodeKey, NodePosition>
  } | null = null
  let runningUpdate: Promise<void> | null = null
  let changedAt = 0

  /** The network as it is public at this moment. */
  function getCurrentState(): Promise<NetworkState> {
    if (states && stateVersion === dictionary.version) return states
    const { version } = dictionary
    stateVersion = version
    states = collectGraph(dictionary, maxNodes).then((graph) => {
      const links = toLayoutGraph(graph)
      return { version, graph, links, structure: structureHash(links) }
    })
    states.catch(() => {
      states = null
    })
    return states
  }

  function placesOf(state: NetworkState): Map<NodeKey, NodePosition> {
    if (cachedPositions?.of === state && cachedPositions.layout === layout) return cachedPositions.places
    const places = positionAllNodes(state.graph, state.links, layout?.places ?? new Map())
    cachedPositions = { of: state, layout, places }
    return places
  }

  const isLaidOut = ({ structure }: NetworkState) => layout?.structure === structure

  /** Until what is public is laid out; a change meanwhile is laid out next. */
  async function updateLayout(): Promise<void> {
    for (;;) {
      const state = await getCurrentState()
      if (isLaidOut(state)) return
      layout = {
        places: await getOrComputeLayout(db, state, layout?.places ?? null, signal),
        structure: state.structure,
      }
    }
  }

  async function debounceUpdate(): Promise<void> {
    const since = performance.now()
    for (;;) {
      const wait = changedAt + debounceMillis - performance.now()
      if (wait <= 0 || performance.now() - since > maxDebounceMillis) break
      await setTimeout(wait, undefined, { signal, ref: false })
    }
    await updateLayout()
  }

  function scheduleUpdate(): Promise<void> {
    runningUpdate ??= debounceUpdate()
      .catch((error) => {
        if (!signal.aborted) log?.error({ err: error }, 'the semantic network could not be laid out')
      })
      .finally(() => {
        runningUpdate = null
      })
    return runningUpdate
  }

  const unsubscribe = dictionary.onChange(() => {
    changedAt = performance.now()
    void scheduleUpdate()
  })
  void scheduleUpdate()

  const names = (language: string) => ({
    language,
    describeField: (field: number) => ({
      value: dictionary.vocabulary.entry(field)?.value ?? '',
      name: dictionary.vocabulary.describe(field, language).text,
    }),
  })

  return {
    async read(language) {
      const state = await getCurrentState()
      const facts = { version: state.version, places: placesOf(state), ...names(language) }
      return { network: serializeNetwork(state.graph, facts), isLaidOut: isLaidOut(state) }
    },
    async readNeighbourhood(key, language) {
      const state = await getCurrentState()
      const found = findNeighbourhood(key, dictionary, placesOf(state))
      if (!found) return undefined
      const facts = { version: state.version, places: found.places, ...names(language) }
      return { network: serializeNetwork(found.graph, facts), isLaidOut: isLaidOut(state) }
    },
    async whenLaidOut() {
      while (!isLaidOut(await getCurrentState())) {
        changedAt = 0
        await scheduleUpdate()
        signal.throwIfAborted()
      }
    },
    async close() {
      unsubscribe()
      closing.abort()
      await runningUpdate
    },
  }
}
