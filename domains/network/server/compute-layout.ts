import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '#platform/db/project-root.ts'
import { type Links, type Place, type Places, startPlaces } from '../places.ts'
import type { LayoutOrder } from './layout-worker.ts'

/**
 * Computes where linked nodes stand, in a thread of its own.
 * @param known where earlier nodes stood; they are where it begins
 * @param signal ends the thread; the promise is rejected then
 */
export async function computeLayout(links: Links, known: Places, signal: AbortSignal): Promise<Places> {
  signal.throwIfAborted()
  const workerData: LayoutOrder = {
    links,
    start: startPlaces(links, known),
    known: links.keys.filter((key) => known.has(key)).length,
  }
  const worker = new Worker(resolveSourcePath('domains/network/server/layout-worker.ts'), { workerData })
  worker.unref()
  try {
    const [places] = (await once(worker, 'message', { signal })) as [Place[]]
    return new Map(links.keys.map((key, at) => [key, places[at] as Place]))
  } finally {
    await worker.terminate()
  }
}
