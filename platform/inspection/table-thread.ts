import { once } from 'node:events'
import { basename } from 'node:path'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '../db/resolve-source-path.ts'
import { refuseDemanding } from './inspect.ts'
import { tableLimits } from './inspection-limits.ts'

export type TableLimits = Record<keyof typeof tableLimits, number>

/** A worker thread that reads a CSV file. */
export interface TableThread {
  post(message: unknown): void
  /** The next message of the thread. */
  receive<Message>(): Promise<Message>
}

const overruns = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR']

/**
 * Runs work with a thread that reads a CSV file, with limits of memory and time.
 * @param path of the module of the thread, below the project root
 * @throws AppError `media.tooDemanding`
 */
export async function withTableThread<Result>(
  path: string,
  workerData: { file: string },
  work: (thread: TableThread) => Promise<Result>,
  { heapMegabytes, seconds }: TableLimits = tableLimits,
): Promise<Result> {
  const worker = new Worker(resolveSourcePath(path), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  const signal = AbortSignal.timeout(seconds * 1000)
  try {
    return await work({
      post: (message) => worker.postMessage(message),
      receive: async <Message>() => (await once(worker, 'message', { signal }))[0] as Message,
    })
  } catch (error) {
    const isOverrun = overruns.includes(String((error as NodeJS.ErrnoException).code))
    throw isOverrun ? refuseDemanding(basename(workerData.file))(error) : error
  } finally {
    await worker.terminate()
  }
}
