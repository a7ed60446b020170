import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serverEnvironment } from '../tests/e2e/server-environment.ts'
import { hangLimitMs } from '../tests/limits.ts'
import { isProgramReady, type RunningServer, startServer } from '../tests/start-server.ts'
import type { ProcessFaults } from './process-faults.ts'

/** A process of the program on a fixed port, which can be ended and started again. */
export interface ProgramProcess {
  name: string
  port: number
  origin: string
  start(): Promise<void>
  /** Returns when the process is gone. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Stops its execution (`SIGSTOP`), or continues it (`SIGCONT`). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  isReady(): Promise<boolean>
  /** Moves its clock, or delays what it writes to files; without arguments it is as before. */
  setFaults(faults?: Partial<ProcessFaults>): void
}

interface Options {
  name: string
  port: number
  dataDir: string
  /** The folder of the file with the present faults of the process. */
  faultsFolder: string
  settings: Record<string, string>
}

const preloaded = pathToFileURL(join(import.meta.dirname, 'process-faults.ts')).href

export function createProcess({ name, port, dataDir, faultsFolder, settings }: Options): ProgramProcess {
  let child: ChildProcess | undefined
  let server: RunningServer | undefined
  const faultsFile = join(faultsFolder, `faults-${port}.json`)
  const setFaults: ProgramProcess['setFaults'] = (faults = {}) =>
    writeFileSync(faultsFile, JSON.stringify({ clockOffsetMs: 0, writeDelayMs: 0, ...faults }))
  setFaults()
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    async start() {
      server = await startServer({
        name,
        port,
        spawnOnPort: () => {
          child = spawn(process.execPath, ['--import', preloaded, 'cli/start.ts'], {
            stdio: ['ignore', 'pipe', 'pipe'],
            env: {
              ...process.env,
              ...serverEnvironment({ port, dataDir }),
              ...settings,
              CHAOS_FAULTS: faultsFile,
            },
          })
          return child
        },
        isReady: isProgramReady,
        timeout: hangLimitMs,
      })
    },
    stop: async (signal) => server?.stop(signal),
    signal: (signal) => void child?.kill(signal),
    isReady: () => isProgramReady(port),
    setFaults,
  }
}
