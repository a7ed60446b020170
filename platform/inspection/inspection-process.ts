// Child process that runs inspection tasks, one at a time. It ends with its parent.
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { resolveSourcePath } from '../db/resolve-source-path.ts'
import { isAppError } from '../errors/app-error.ts'
import { type SerializedAppError, serializeAppError } from '../errors/serialized-app-error.ts'

/** A task: the absolute path of a module, the name of a function that it exports, and its arguments. */
export interface InspectionRequest {
  path: string
  name: string
  args: unknown[]
}

/** The first message says that the process is ready; each further one answers a request. */
export type InspectionMessage =
  | { ready: true }
  | { result: unknown }
  | { refusal: SerializedAppError }
  | { failure: string }

const send = (message: InspectionMessage) => process.send?.(message)

/** Requests are answered first where processors are few. */
const lowPriority = 19

process.on('disconnect', () => process.exit())
new Worker(resolveSourcePath('platform/inspection/watch-parent.ts'), { workerData: process.ppid }).unref()
process.on('message', async ({ path, name, args }: InspectionRequest) => {
  try {
    const module = await import(pathToFileURL(path).href)
    send({ result: await module[name](...args) })
  } catch (error) {
    if (isAppError(error)) send({ refusal: serializeAppError(error) })
    else send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
setPriority(lowPriority)
send({ ready: true })
