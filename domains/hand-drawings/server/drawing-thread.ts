import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { resolveSourcePath } from '#platform/db/resolve-source-path.ts'
import type { DrawingRequest } from './drawing-worker.ts'

/** A thread that draws, one request at a time. */
export interface DrawingThread {
  /** After an error the thread draws no more. */
  draw(request: DrawingRequest): Promise<HandDrawing[]>
  end(): Promise<void>
}

/** A request that takes longer has failed, ms. */
const maxDrawingMillis = 20_000

/** Starts the worker thread, which takes about half a second until it draws. */
export function startDrawingThread(): DrawingThread {
  const worker = new Worker(resolveSourcePath('domains/hand-drawings/server/drawing-worker.ts'))
  worker.unref()
  const ending = new AbortController()
  return {
    async draw(request) {
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(maxDrawingMillis)])
      const response = once(worker, 'message', { signal })
      worker.postMessage(request)
      const [drawings] = (await response) as [HandDrawing[]]
      return drawings
    },
    async end() {
      ending.abort()
      await worker.terminate()
    },
  }
}
