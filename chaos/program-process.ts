import { type ChildProcess, spawn } from 'node:child_process'
import { serverEnvironment } from '../tests/e2e/server-environment.ts'
import { hangLimitMs } from '../tests/limits.ts'
import { isProgramReady, type RunningServer, startServer } from '../tests/start-server.ts'

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
}

interface Options {
  name: string
  port: number
  dataDir: string
  settings: Record<string, string>
}

export function createProcess({ name, port, dataDir, settings }: Options): ProgramProcess {
  let child: ChildProcess | undefined
  let server: RunningServer | undefined
  return {
    name,
    port,
    origin: `http://127.0.0.1:${port}`,
    async start() {
      server = await startServer({
        name,
        port,
        spawnOnPort: () => {
          child = spawn(process.execPath, ['cli/start.ts'], {
            stdio: ['ignore', 'pipe', 'pipe'],
            env: { ...process.env, ...serverEnvironment({ port, dataDir }), ...settings },
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
  }
}
