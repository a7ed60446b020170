import { AppError } from '../errors/app-error.ts'
import { inspectionLimits } from './inspection-limits.ts'
import type { InspectionRequest } from './inspection-process.ts'
import {
  type InspectionProcess,
  startInspectionProcess,
  type TaskLimits,
} from './start-inspection-process.ts'

interface Options {
  start?: () => Promise<InspectionProcess>
  /** Maximum number of waiting tasks of requests, and of jobs. */
  maxWaiting?: number
  idleMillis?: number
}

interface Waiting {
  request: InspectionRequest
  limits: TaskLimits
  result: PromiseWithResolvers<unknown>
}

/** Tasks that wait for the one process that inspects files. */
export interface InspectionQueue {
  /**
   * Runs a task when all earlier ones have ended; tasks of requests go before those of jobs.
   * @param waiting the request that waits for the task, which leaves the queue when its client is gone
   * @throws AppError `server.busy`, `request.unreadable` when the client is gone; what `InspectionProcess.run` throws
   */
  run(request: InspectionRequest, limits: TaskLimits, waiting: AbortSignal | undefined): Promise<unknown>
  /** Ends the process; tasks that wait get another one. */
  end(): void
}

export function openInspectionQueue({
  start = startInspectionProcess,
  maxWaiting = inspectionLimits.waiting,
  idleMillis = inspectionLimits.idleSeconds * 1000,
}: Options = {}): InspectionQueue {
  const ofRequests: Waiting[] = []
  const ofJobs: Waiting[] = []
  let child: InspectionProcess | undefined
  let isRunning = false
  let idleTimer: NodeJS.Timeout | undefined

  function end() {
    clearTimeout(idleTimer)
    child?.end()
    child = undefined
  }

  async function run({ request, limits, result }: Waiting) {
    try {
      if (!child?.isAlive()) child = await start()
      result.resolve(await child.run(request, limits))
    } catch (error) {
      result.reject(error)
    }
  }

  async function runAll() {
    isRunning = true
    clearTimeout(idleTimer)
    for (;;) {
      const next = ofRequests.shift() ?? ofJobs.shift()
      if (!next) break
      await run(next)
    }
    isRunning = false
    idleTimer = setTimeout(end, idleMillis).unref()
  }

  return {
    end,
    async run(request, limits, waiting) {
      if (waiting?.aborted) throw goneError(waiting)
      const queue = waiting ? ofRequests : ofJobs
      if (queue.length >= maxWaiting) throw new AppError('server.busy')
      const entry = { request, limits, result: Promise.withResolvers<unknown>() }
      queue.push(entry)
      const leave = () => {
        const place = queue.indexOf(entry)
        if (place < 0 || !waiting) return
        queue.splice(place, 1)
        entry.result.reject(goneError(waiting))
      }
      waiting?.addEventListener('abort', leave)
      if (!isRunning) void runAll()
      return entry.result.promise.finally(() => waiting?.removeEventListener('abort', leave))
    },
  }
}

/** Nobody reads the response. */
const goneError = ({ reason }: AbortSignal) => new AppError('request.unreadable', { cause: reason })
