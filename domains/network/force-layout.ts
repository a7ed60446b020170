import { UndirectedGraph } from 'graphology'
import forceAtlas2Module from 'graphology-layout-forceatlas2'
import type { LayoutGraph, NodePosition } from './node-positions.ts'

// CommonJS interop: at runtime the module is the function that its types declare as `default`.
const forceAtlas2 = forceAtlas2Module as unknown as typeof forceAtlas2Module.default

/** Iterations of a layout from scratch, and of one in which most nodes are known. */
const iterationCounts = { fromScratch: 250, incremental: 80 }
/** With more nodes, repulsion is approximated by the Barnes–Hut algorithm. */
const barnesHutThreshold = 500

/** Memberships weigh less than relations; otherwise the many signs of a field would be pulled into one cluster. */
const membershipWeight = 0.4

/**
 * Computes positions in which linked nodes are near each other (ForceAtlas2). Deterministic. It takes seconds for
 * thousands of nodes, so it must run in a worker thread.
 * @param knownCount number of nodes that have a position in an earlier layout
 */
export function computeForceLayout(
  { keys, edges }: LayoutGraph,
  start: readonly NodePosition[],
  knownCount: number,
): NodePosition[] {
  const graph = new UndirectedGraph()
  keys.forEach((key, index) => {
    graph.addNode(key, { ...start[index] })
  })
  for (const [from, to] of edges) {
    const [one, other] = [keys[from], keys[to]]
    if (one === undefined || other === undefined) continue
    graph.mergeEdge(one, other, { weight: one[0] === other[0] ? 1 : membershipWeight })
  }
  const iterations =
    knownCount * 2 >= keys.length && knownCount > 0
      ? iterationCounts.incremental
      : iterationCounts.fromScratch
  const settings = {
    // Also pulls unconnected components towards the centre.
    strongGravityMode: true,
    gravity: 0.1,
    scalingRatio: 40,
    slowDown: 1 + Math.log(Math.max(1, keys.length)),
    barnesHutOptimize: keys.length > barnesHutThreshold,
    barnesHutTheta: 0.8,
  }
  const result = forceAtlas2(graph, { iterations, settings, getEdgeWeight: 'weight' })
  return keys.map((key) => result[key] ?? { x: 0, y: 0 })
}
