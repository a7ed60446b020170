import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { childEnvironment } from '#platform/child-environment.ts'
import { resolveSourcePath } from '../db/resolve-source-path.ts'
import { restoreAppError } from '../errors/serialized-app-error.ts'
import { inspectionLimits } from './inspection-limits.ts'
import type { InspectionMessage, InspectionRequest } from './inspection-process.ts'

/** What one task may use. */
export interface TaskLimits {
  seconds: number
  residentMegabytes: number
}

/** The end of a process during a task: it reached a limit, or the task ended it. */
export class InspectionOverrun extends Error {}

/** A process that runs tasks, one at a time. */
export interface InspectionProcess {
  /** @throws AppError and Error of the task; InspectionOverrun, after which the process has ended */
  run(request: InspectionRequest, limits: TaskLimits): Promise<unknown>
  isAlive(): boolean
  end(): void
}

const checkMillis = 50

/** @throws Error when the process cannot start */
export async function startInspectionProcess(): Promise<InspectionProcess> {
  const child = fork(resolveSourcePath('platform/inspection/inspection-process.ts'), {
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${inspectionLimits.heapMegabytes}`,
      `--max-semi-space-size=${inspectionLimits.semiSpaceMegabytes}`,
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(),
  })
  const starting = new AbortController()
  const endStart = () => starting.abort(new Error('The process of inspections ended before it was ready.'))
  child.once('exit', endStart)
  await once(child, 'message', { signal: starting.signal })
  child.off('exit', endStart)
  allowExit(child)
  return {
    run: (request, limits) => runTask(child, request, limits),
    isAlive: () => !child.killed && child.exitCode === null && child.signalCode === null,
    end: () => void child.kill('SIGKILL'),
  }
}

/** An idle child does not keep the server from ending. */
function allowExit(child: ChildProcess) {
  child.unref()
  child.channel?.unref()
}

function runTask(child: ChildProcess, request: InspectionRequest, limits: TaskLimits): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const stop = (reason: string) => {
    reject(new InspectionOverrun(reason))
    child.kill('SIGKILL')
  }
  const onExit = (code: number | null, signal: string | null) =>
    reject(new InspectionOverrun(`the process ended with ${signal ?? code}`))
  const onMessage = (message: InspectionMessage) => {
    if ('refusal' in message) reject(restoreAppError(message.refusal))
    else if ('failure' in message) reject(new Error(message.failure))
    else if ('result' in message) resolve(message.result)
  }
  const timer = setTimeout(() => stop(`it took more than ${limits.seconds} s`), limits.seconds * 1000)
  const watch = setInterval(async () => {
    if ((await residentMegabytes(child.pid)) > limits.residentMegabytes)
      stop(`it needed more than ${limits.residentMegabytes} MB`)
  }, checkMillis)
  child.ref()
  child.channel?.ref()
  child.once('exit', onExit).on('message', onMessage)
  child.send(request, (error) => {
    if (error) reject(error)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    clearInterval(watch)
    child.off('exit', onExit).off('message', onMessage)
    allowExit(child)
  })
}

/** Linux only; elsewhere the limits of time, JavaScript objects and pixels hold. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
