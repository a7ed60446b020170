import { spawn } from 'node:child_process'
import { castEmail, castPassword } from '#seeds/cast-people.ts'
import { hangLimitMs } from './limits.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** The development server of the project, or of a copy. */
export interface DevelopmentServer extends Pick<RunningServer, 'stop'> {
  /** `http://localhost:3000` */
  origin: string
  /** Begins a session; the value of its `Cookie` header. */
  signInAna(): Promise<string>
}

interface Options {
  dataDir: string
  /** The folder of the sources. */
  project?: string
  /** Whether the demonstration is loaded. */
  demo: boolean
}

/** Starts `npm run dev` and waits until it answers. */
export async function startDevelopmentServer({
  dataDir,
  project = process.cwd(),
  demo,
}: Options): Promise<DevelopmentServer> {
  const { DATABASE_URL: _, ...env } = process.env
  const { port, stop } = await startServer({
    name: 'The development server',
    spawnOnPort: (free) =>
      spawn(process.execPath, ['server/development.ts'], {
        cwd: project,
        env: {
          ...env,
          NODE_ENV: 'development',
          PORT: String(free),
          DATA_DIR: dataDir,
          DEMO: demo ? '1' : '0',
        },
        stdio: 'pipe',
      }),
    isReady: (tried) =>
      fetch(`http://localhost:${tried}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout: hangLimitMs,
  })
  const origin = `http://localhost:${port}`
  const signInAna = async () => {
    const response = await fetch(`${origin}/api/signbank/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: castEmail('ana'), password: castPassword }),
    })
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }
  return { origin, stop, signInAna }
}
