import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** A program of this folder, running as a separate process. */
export interface Child {
  process: ChildProcess
  /** The next line that it prints; undefined after its end. */
  nextLine(): Promise<string | undefined>
  /** Kills it with SIGKILL and waits until it has ended. */
  kill(): Promise<void>
}

/** Starts a program of this folder; it is killed at the end of the test at the latest. */
export function startChild(program: string, ...args: string[]): Child {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return { process: child, nextLine: async () => (await lines.next()).value, kill }
}
