import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface RunningProgram {
  url: string
  dataDir: string
  /** Milliseconds from the start until /readyz succeeds. */
  startMs: number
  pid: number
  stop: () => Promise<void>
  /** Ends it by SIGKILL. */
  kill: () => Promise<void>
}

/** What `npm start` runs, without `node`. */
const startArguments: string[] = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .slice(1)

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()))

/** Creates a temporary data folder. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'signbank-bench-'))
export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true })

/** Starts the built program on a data folder and waits until it is ready. */
export async function startProgram(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningProgram> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const url = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, startArguments, {
    env: {
      ...process.env,
      BUILD: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = ended(child)
  const killChild = () => void child.kill()
  process.once('exit', killChild)
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`The program exited with code ${child.exitCode} before it was ready`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const startMs = performance.now() - start
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killChild)
    child.kill(signal)
    await exit
  }
  const pid = child.pid ?? 0
  return { url, dataDir, startMs, pid, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  )

/**
 * Runs a Node program and returns its duration in seconds.
 * @throws Error if it fails
 */
export async function timeCommand(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`${args[0]} exited with code ${code}`)
  return (performance.now() - start) / 1000
}
