import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ErrorLog } from '#platform/log/log.ts'
import type { WorkerSettings } from './pglite-worker.ts'
import { resolveSourcePath } from './resolve-source-path.ts'
import { WorkerStream } from './worker-stream.ts'

/**
 * Starts the worker thread of the embedded database. When the thread crashes, its connection closes like that of a
 * crashed server, and the next connection starts a new thread on the same files.
 * @param dataDir folder of the database files, or `memory://`
 * @param initialFiles the files of an empty database as a tar archive, which a new one begins with
 * @param onStarting is called when the thread has begun its work
 */
export async function startEmbeddedEngine(
  dataDir: string,
  {
    log,
    initialFiles,
    onStarting,
  }: {
    log?: ErrorLog | undefined
    initialFiles?: Blob | undefined
    onStarting?: (() => void) | undefined
  } = {},
) {
  if (dataDir !== 'memory://') mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  let closing = false

  function start(initialFiles?: Blob) {
    const worker = new Worker(resolveSourcePath('platform/db/pglite-worker.ts'), {
      workerData: { dataDir, initialFiles } satisfies WorkerSettings,
    })
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}`)))
    })
    ready.catch(() => {})
    worker.on('error', (error) => log?.error({ err: error }, 'the embedded database crashed'))
    worker.once('exit', () => {
      if (current?.worker === worker) current = undefined
      if (!closing) log?.error({}, 'the embedded database stopped; the next query starts it again')
    })
    return { worker, ready }
  }

  let current: ReturnType<typeof start> | undefined = start(initialFiles)
  onStarting?.()
  await current.ready

  return {
    /** A new connection, on a running thread. */
    stream: () => {
      current ??= start()
      return new WorkerStream(current.worker)
    },
    /** Writes all data to the files and ends the thread. */
    close: async () => {
      closing = true
      const worker = current?.worker
      if (!worker) return
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('close')
      await ended
    },
  }
}
