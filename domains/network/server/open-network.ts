import { setTimeout } from 'node:timers/promises'
import type { PublishedDictionary } from '#domains/search/published.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type NetworkFile, writeNetworkFile } from '../network-file.ts'
import type { NetworkGraph } from '../network-graph.ts'
import { type Links, linksOf, type NodeKey, type Place, type Places, placeAll } from '../places.ts'
import { collectGraph, type NetworkDictionary, structureOf } from './collect-graph.ts'
import { keepLayout } from './keep-layout.ts'
import { type SurroundingsDictionary, surroundingsOf } from './surroundings.ts'

interface Options {
  db: Db
  dictionary: NetworkDictionary & SurroundingsDictionary & Pick<PublishedDictionary, 'onChange'>
  log?: { error(details: object, message: string): void }
  /** Changes that come within this time are laid out together. */
  debounceMillis?: number
  /** Nodes drawn at once. */
  most?: number
}

/** A file of the network, and whether it stays the same as long as the dictionary does. */
export interface NetworkAnswer {
  file: NetworkFile
  /** Its nodes stand where the layout put them; else where they begin, as long as it is computed. */
  isLaidOut: boolean
}

/** The semantic network of the published dictionary. */
export interface Network {
  /** The whole network for readers of a language, or as much of it as is drawn at once. */
  read(language: string): Promise<NetworkAnswer>
  /** A published sign or a field with everything linked to it; undefined when there is no such node. */
  readAround(key: string, language: string): Promise<NetworkAnswer | undefined>
  /** Waits until what is public now is laid out. */
  laidOut(): Promise<void>
  close(): Promise<void>
}

/** The network of one state of the dictionary. */
interface State {
  version: number
  graph: NetworkGraph
  links: Links
  structure: string
}

interface Layout {
  structure: string
  places: Places
}

/** Changes that never pause are laid out all the same, after as many milliseconds. */
const longestWait = 30_000

/**
 * Follows the published dictionary, and has the network laid out anew whenever its nodes or links have changed:
 * some time after the last change, in a thread of its own, never in a request.
 */
export function openNetwork({ db, dictionary, log, debounceMillis = 1_500, most }: Options): Network {
  const closing = new AbortController()
  const { signal } = closing
  let states: Promise<State> | null = null
  let stateVersion = -1
  let layout: Layout | null = null
  let standing: { of: State; layout: Layout | null; places: Map<NodeKey, Place> } | null = null
  let work: Promise<void> | null = null
  let changedAt = 0

  /** The network as it is public at this moment. */
  function current(): Promise<State> {
    if (states && stateVersion === dictionary.version) return states
    const { version } = dictionary
    stateVersion = version
    states = collectGraph(dictionary, most).then((graph) => {
      const links = linksOf(graph)
      return { version, graph, links, structure: structureOf(links) }
    })
    states.catch(() => {
      states = null
    })
    return states
  }

  function placesOf(state: State): Map<NodeKey, Place> {
    if (standing?.of === state && standing.layout === layout) return standing.places
    const places = placeAll(state.graph, state.links, layout?.places ?? new Map())
    standing = { of: state, layout, places }
    return places
  }

  const isLaidOut = ({ structure }: State) => layout?.structure === structure

  /** Until what is public is laid out; a change meanwhile is laid out next. */
  async function follow(): Promise<void> {
    for (;;) {
      const state = await current()
      if (isLaidOut(state)) return
      layout = {
        places: await keepLayout(db, state, layout?.places ?? null, signal),
        structure: state.structure,
      }
    }
  }

  async function settle(): Promise<void> {
    const since = performance.now()
    for (;;) {
      const wait = changedAt + debounceMillis - performance.now()
      if (wait <= 0 || performance.now() - since > longestWait) break
      await setTimeout(wait, undefined, { signal, ref: false })
    }
    await follow()
  }

  function begin(): Promise<void> {
    work ??= settle()
      .catch((error) => {
        if (!signal.aborted) log?.error({ err: error }, 'the semantic network could not be laid out')
      })
      .finally(() => {
        work = null
      })
    return work
  }

  const unsubscribe = dictionary.onChange(() => {
    changedAt = performance.now()
    void begin()
  })
  void begin()

  const names = (language: string) => ({
    language,
    describeField: (field: number) => ({
      value: dictionary.vocabulary.entry(field)?.value ?? '',
      name: dictionary.vocabulary.describe(field, language).text,
    }),
  })

  return {
    async read(language) {
      const state = await current()
      const facts = { version: state.version, places: placesOf(state), ...names(language) }
      return { file: writeNetworkFile(state.graph, facts), isLaidOut: isLaidOut(state) }
    },
    async readAround(key, language) {
      const state = await current()
      const found = surroundingsOf(key, dictionary, placesOf(state))
      if (!found) return undefined
      const facts = { version: state.version, places: found.places, ...names(language) }
      return { file: writeNetworkFile(found.graph, facts), isLaidOut: isLaidOut(state) }
    },
    async laidOut() {
      while (!isLaidOut(await current())) {
        changedAt = 0
        await begin()
        signal.throwIfAborted()
      }
    },
    async close() {
      unsubscribe()
      closing.abort()
      await work
    },
  }
}
