// Computes one layout in a thread of its own and posts where the nodes stand.
import { parentPort, workerData } from 'node:worker_threads'
import { layOut } from '../force-layout.ts'
import type { Links, Place } from '../places.ts'

/** What the thread is told at its start. */
export interface LayoutOrder {
  links: Links
  start: Place[]
  /** How many of the nodes had a place before. */
  known: number
}

const { links, start, known } = workerData as LayoutOrder
parentPort?.postMessage(layOut(links, start, known))
