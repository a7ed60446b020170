import { execFileSync, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hangLimitMs } from '../tests/limits.ts'
import { postgresBinaries } from '../tests/postgres.ts'
import { findFreePort, type RunningServer, startServer } from '../tests/start-server.ts'

/** A PostgreSQL server that keeps what it acknowledged when it crashes. */
export interface DurablePostgres {
  port: number
  /** Stops it (`SIGINT`: it ends its connections; `SIGQUIT`: as after a crash); returns when it is gone. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again on its data and its port; returns when it answers. */
  start(): Promise<void>
  /** Runs a statement as the superuser. */
  run(statement: string): Promise<void>
  remove(): Promise<void>
}

/** A crash of the server is not one of the machine, so files need no fsync. */
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap(
  (setting) => ['-c', setting],
)

export async function startDurablePostgres(): Promise<DurablePostgres> {
  const binaries = postgresBinaries() ?? ''
  const folder = await mkdtemp(join(tmpdir(), 'signbank-chaos-postgres-'))
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const identity = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const options = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  execFileSync(join(binaries, 'initdb'), ['-A', 'trust', '--no-sync', '-U', 'postgres', '-E', 'UTF8', data], {
    ...options,
    stdio: 'ignore',
  })
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const withClient = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await work(client)
    } finally {
      await client.end().catch(() => {})
    }
  }
  const startOnData = (): Promise<RunningServer> =>
    startServer({
      name: 'PostgreSQL',
      port,
      spawnOnPort: () =>
        spawn(join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], {
          ...options,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      isReady: () =>
        withClient((client) => client.query('select 1')).then(
          () => true,
          () => false,
        ),
      timeout: hangLimitMs,
    })
  let server = await startOnData()
  return {
    port,
    stop: (signal) => server.stop(signal),
    async start() {
      server = await startOnData()
    },
    run: (statement) => withClient((client) => client.query(statement)),
    async remove() {
      await server.stop('SIGINT')
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
