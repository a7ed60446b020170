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
 * Computes the positions of linked nodes in a worker thread.
 * @param previous positions in an earlier layout, from which the computation starts
 * @param signal terminates the thread and rejects the promise
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
    const [positions] = (await once(worker, 'message', { signal })) as [NodePosition[]]
    return new Map(links.keys.map((key, index) => [key, positions[index] as NodePosition]))
  } finally {
    await worker.terminate()
  }
}
