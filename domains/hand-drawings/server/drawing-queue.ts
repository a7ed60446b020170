import { setTimeout } from 'node:timers'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { drawingCounts } from '../hand-views.ts'
import { type DrawingThread, startDrawingThread } from './drawing-thread.ts'
import type { DrawingRequest } from './drawing-worker.ts'

/** Handshapes of the reference list are drawn before all others, from their best side before all sides. */
export type DrawingPriority = 'listed' | 'other'

interface Options {
  startThread?: () => DrawingThread
  /** The thread ends when it has nothing to do for this time, ms. */
  idleMillis?: number
  /** Maximum number of waiting drawings of handshapes that are not listed. */
  maxWaiting?: number
}

interface Job {
  request: DrawingRequest
  result: PromiseWithResolvers<HandDrawing[]>
}

/** Hands that wait to be drawn by one worker thread. */
export interface DrawingQueue {
  /** @throws AppError `server.busy` when this many further drawings cannot wait */
  requirePlaces(count: number): void
  /** @throws AppError `server.busy`; Error when drawing fails or the queue is closed */
  draw(request: DrawingRequest, priority: DrawingPriority): Promise<HandDrawing[]>
  close(): Promise<void>
}

export function openDrawingQueue({
  startThread = startDrawingThread,
  idleMillis = 30_000,
  maxWaiting = 150,
}: Options = {}): DrawingQueue {
  const waiting = { first: [] as Job[], turned: [] as Job[], other: [] as Job[] }
  let thread: DrawingThread | undefined
  let running: Promise<void> | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  const countWaiting = () => waiting.other.reduce((sum, { request }) => sum + drawingCounts[request.views], 0)

  function requirePlaces(count: number) {
    if (countWaiting() + count > maxWaiting) throw new AppError('server.busy')
  }

  async function endThread() {
    clearTimeout(idleTimer)
    const ended = thread
    thread = undefined
    await ended?.end()
  }

  async function run({ request, result }: Job) {
    try {
      thread ??= startThread()
      result.resolve(await thread.draw(request))
    } catch (error) {
      await endThread()
      result.reject(error)
    }
  }

  async function runAll() {
    clearTimeout(idleTimer)
    for (;;) {
      const job = waiting.first.shift() ?? waiting.turned.shift() ?? waiting.other.shift()
      if (!job) break
      if (isClosed) job.result.reject(new Error('The queue of drawings is closed.'))
      else await run(job)
    }
    running = undefined
    idleTimer = setTimeout(() => void endThread(), idleMillis).unref()
  }

  return {
    requirePlaces,
    async draw(request, priority) {
      if (priority === 'other') requirePlaces(drawingCounts[request.views])
      const result = Promise.withResolvers<HandDrawing[]>()
      const place = priority === 'other' ? 'other' : request.views === 'best' ? 'first' : 'turned'
      waiting[place].push({ request, result })
      running ??= runAll()
      return result.promise
    },
    async close() {
      isClosed = true
      await endThread()
      await running
      await endThread()
    },
  }
}
