import { setTimeout } from 'node:timers/promises'
import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type NodeKey, type NodePosition, type NodePositions, positionAllNodes } from '../node-positions.ts'
import { type SerializedNetwork, serializeNetwork } from '../serialized-network.ts'
import type { NetworkDictionary } from './collect-graph.ts'
import { getOrComputeLayout } from './get-or-compute-layout.ts'
import { type NetworkState, openGraphReader } from './graph-reader.ts'
import { findNeighbourhood, type NeighbourhoodDictionary } from './neighbourhood.ts'

interface Options {
  db: Db
  dictionary: NetworkDictionary &
    NeighbourhoodDictionary &
    Pick<PublishedDictionary, 'onChange' | 'school' | 'hasOffensiveSigns'>
  log?: { error(details: object, message: string): void }
  /** Changes within this time are laid out together. */
  debounceMillis?: number
  /** Maximum number of nodes in the whole network. */
  maxNodes?: number
}

/** A network, and whether it is final for its version of the dictionary. */
export interface NetworkResult {
  network: SerializedNetwork
  /** Whether the positions are those of the layout; false until the layout is computed. */
  isLaidOut: boolean
}

interface NetworkOptions {
  /** Leaves out offensive signs; the others stay where they are drawn. */
  isSchoolMode?: boolean
}

/** The semantic network of the published dictionary. */
export interface Network {
  /** The whole network with field names in a language; of a large one as much as is drawn at once. */
  read(language: string, options?: NetworkOptions): Promise<NetworkResult>
  /** A published sign or a field with its neighbours; undefined when there is no such node. */
  readNeighbourhood(
    key: string,
    language: string,
    options?: NetworkOptions,
  ): Promise<NetworkResult | undefined>
  /** Resolves when the current version of the dictionary is laid out. */
  whenLaidOut(): Promise<void>
  close(): Promise<void>
}

type Positions = Map<NodeKey, NodePosition>

interface Layout {
  structure: string
  positions: NodePositions
}

/** During continuous changes, the layout is computed at least after this time. */
const maxDebounceMillis = 30_000

/**
 * Opens the network of the published dictionary. When nodes or links change, a new layout is computed some time after
 * the last change, in a worker thread and never during a request.
 */
export function openNetwork({ db, dictionary, log, debounceMillis = 1_500, maxNodes }: Options): Network {
  const getCurrentState = openGraphReader(dictionary, maxNodes)
  const getSchoolState = openGraphReader(dictionary.school, maxNodes)
  const closing = new AbortController()
  const { signal } = closing
  let layout: Layout | null = null
  const cachedPositions = new WeakMap<NetworkState, { layout: Layout | null; positions: Positions }>()
  let runningUpdate: Promise<void> | null = null
  let changedAt = 0

  function positionsOf(state: NetworkState): Positions {
    const cached = cachedPositions.get(state)
    if (cached?.layout === layout) return cached.positions
    const positions = positionAllNodes(state.graph, state.links, layout?.positions ?? new Map())
    cachedPositions.set(state, { layout, positions })
    return positions
  }

  const isLaidOut = ({ structure }: NetworkState) => layout?.structure === structure

  /** Computes layouts until the current version is laid out. */
  async function updateLayout(): Promise<void> {
    for (;;) {
      const state = await getCurrentState()
      if (isLaidOut(state)) return
      layout = {
        positions: await getOrComputeLayout(db, state, layout?.positions ?? null, signal),
        structure: state.structure,
      }
    }
  }

  async function debounceUpdate(): Promise<void> {
    const startedAt = performance.now()
    for (;;) {
      const remaining = changedAt + debounceMillis - performance.now()
      if (remaining <= 0 || performance.now() - startedAt > maxDebounceMillis) break
      await setTimeout(remaining, undefined, { signal, ref: false })
    }
    await updateLayout()
  }

  function scheduleUpdate(): Promise<void> {
    runningUpdate ??= debounceUpdate()
      .catch((error) => {
        if (!signal.aborted) log?.error({ err: error }, 'the layout of the semantic network failed')
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

  const fieldNames = (language: string) => ({
    language,
    describeField: (field: number) => ({
      value: dictionary.vocabulary.entry(field)?.value ?? '',
      name: dictionary.vocabulary.describe(field, language).text,
    }),
  })

  return {
    async read(language, { isSchoolMode = false } = {}) {
      const state = await getCurrentState()
      const shown = isSchoolMode && dictionary.hasOffensiveSigns ? await getSchoolState() : state
      const options = { version: shown.version, positions: positionsOf(shown), ...fieldNames(language) }
      return { network: serializeNetwork(shown.graph, options), isLaidOut: isLaidOut(state) }
    },
    async readNeighbourhood(key, language, { isSchoolMode = false } = {}) {
      const state = await getCurrentState()
      const found = findNeighbourhood(key, isSchoolMode ? dictionary.school : dictionary, positionsOf(state))
      if (!found) return undefined
      const options = { version: state.version, positions: found.positions, ...fieldNames(language) }
      return { network: serializeNetwork(found.graph, options), isLaidOut: isLaidOut(state) }
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
