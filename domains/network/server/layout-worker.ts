// Computes one layout in a thread of its own and posts where the nodes stand.
import { parentPort, workerData } from 'node:worker_threads'
import { computeForceLayout } from '../force-layout.ts'
import type { LayoutGraph, NodePosition } from '../node-positions.ts'

/** What the thread is told at its start. */
export interface LayoutWorkerData {
  links: LayoutGraph
  start: NodePosition[]
  /** How many of the nodes had a place before. */
  knownCount: number
}

const { links, start, knownCount: known } = workerData as LayoutWorkerData
parentPort?.postMessage(computeForceLayout(links, start, known))
