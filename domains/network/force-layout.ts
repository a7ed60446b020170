import { UndirectedGraph } from 'graphology'
import forceAtlas2Module from 'graphology-layout-forceatlas2'
import type { LayoutGraph, NodePosition } from './node-positions.ts'

// The module is the function itself; its types say that it has it as `default`.
const forceAtlas2 = forceAtlas2Module as unknown as typeof forceAtlas2Module.default

/** Rounds of a layout from nothing, and of one in which few nodes are new. */
const rounds = { fresh: 250, further: 80 }
/** With more nodes than this, far ones push together as one. */
const barnesHutThreshold = 500

/** A field holds its signs more loosely than signs hold one another: it has many, and would draw them into a heap. */
const membershipWeight = 0.4

/**
 * Finds places in which linked nodes stand near each other; seconds for thousands of nodes, so never in the thread
 * that answers visitors. The same start gives the same end.
 * @param knownCount how many of the nodes had a place of an earlier layout
 */
export function computeForceLayout(
  { keys, edges }: LayoutGraph,
  start: readonly NodePosition[],
  knownCount: number,
): NodePosition[] {
  const graph = new UndirectedGraph()
  keys.forEach((key, at) => {
    graph.addNode(key, { ...start[at] })
  })
  for (const [from, to] of edges) {
    const [one, other] = [keys[from], keys[to]]
    if (one === undefined || other === undefined) continue
    graph.mergeEdge(one, other, { weight: one[0] === other[0] ? 1 : membershipWeight })
  }
  const iterations = knownCount * 2 >= keys.length && knownCount > 0 ? rounds.further : rounds.fresh
  const settings = {
    // Pulls what nothing links to the rest towards the middle, too.
    strongGravityMode: true,
    gravity: 0.1,
    scalingRatio: 40,
    slowDown: 1 + Math.log(Math.max(1, keys.length)),
    barnesHutOptimize: keys.length > barnesHutThreshold,
    barnesHutTheta: 0.8,
  }
  const found = forceAtlas2(graph, { iterations, settings, getEdgeWeight: 'weight' })
  return keys.map((key) => found[key] ?? { x: 0, y: 0 })
}
