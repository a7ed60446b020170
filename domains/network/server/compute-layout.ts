import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import {
  initialPositions,
  type LayoutGraph,
  type NodePosition,
  type NodePositions,
} from '../node-positions.ts'
import type { LayoutWorkerData } from './layout-worker.ts'

/**
 * Computes where linked nodes stand, in a thread of its own.
 * @param previous where earlier nodes stood; they are where it begins
 * @param signal ends the thread; the promise is rejected then
 */
export async function computeLayout(
  links: LayoutGraph,
  previous: NodePositions,
  signal: AbortSignal,
): Promise<NodePositions> {
  signal.throwIfAborted()
  const workerData: LayoutWorkerData = {
    links,
    start: initialPositions(links, previous),
    knownCount: links.keys.filter((key) => previous.has(key)).length,
  }
  const worker = new Worker(resolveSourcePath('domains/network/server/layout-worker.ts'), { workerData })
  worker.unref()
  try {
    const [places] = (await once(worker, 'message', { signal })) as [NodePosition[]]
    return new Map(links.keys.map((key, at) => [key, places[at] as NodePosition]))
  } finally {
    await worker.terminate()
  }
}
