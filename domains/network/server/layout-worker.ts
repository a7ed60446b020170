// Worker thread that computes one layout and posts the positions of its nodes.
import { parentPort, workerData } from 'node:worker_threads'
import { computeForceLayout } from '../force-layout.ts'
import type { LayoutGraph, NodePosition } from '../node-positions.ts'

export interface LayoutWorkerData {
  links: LayoutGraph
  start: NodePosition[]
  /** Number of nodes that have a position in an earlier layout. */
  knownCount: number
}

const { links, start, knownCount } = workerData as LayoutWorkerData
parentPort?.postMessage(computeForceLayout(links, start, knownCount))
