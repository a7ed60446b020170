import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import pg from 'pg'
import { hangLimitMs } from './limits.ts'
import { startServer } from './start-server.ts'

/** A PostgreSQL server for tests alone; every local connection is trusted. */
export interface TestServer {
  /** URL of the superuser `postgres` and the database of the same name. */
  adminUrl: string
  port: number
  /** A temporary folder that its user can write to. */
  folder: string
  run: RunAsServer
  /** Ends it (`SIGINT`: it ends its connections first; `SIGQUIT`: as after a crash) and preserves its data. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again on its data and its port; returns when it answers. */
  start(): Promise<void>
  /** Ends it and deletes its data. */
  stop(): Promise<void>
}

const prefix = 'signbank-postgres-'
const oldestVersion = 15
const debianFolder = '/usr/lib/postgresql'

/** The folder with the programs of PostgreSQL 15 or newer: Debian's newest, else from PATH. */
export function postgresBinaries(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const newest = Math.max(
    0,
    ...versions.filter((version) => existsSync(join(debianFolder, `${version}`, 'bin/initdb'))),
  )
  if (newest >= oldestVersion) return join(debianFolder, `${newest}`, 'bin')

  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (!onPath) return undefined
  const version = execFileSync(join(onPath, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(version)?.[0]) >= oldestVersion ? onPath : undefined
}

interface PostgresOptions {
  /** Settings such as `archive_mode=on`, after those of all tests. */
  settings?: (folder: string) => readonly string[]
  /** Fills the data folder, which does not exist yet, instead of initdb; with `run` as the user of the server. */
  fill?: (data: string, run: RunAsServer) => Promise<void>
}

/** Runs a program of PostgreSQL, or a shell, as the user of the server. */
type RunAsServer = (program: string, args: readonly string[]) => void

/** Starts a server on a free port, in a temporary folder; as root it runs as the user postgres. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestServer> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error(`PostgreSQL ${oldestVersion} or newer is not installed.`)
  await removeOrphans()

  const identity = process.getuid?.() === 0 ? postgresUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), prefix))
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const spawnOptions = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  const run: RunAsServer = (program, args) => {
    execFileSync(resolve(binaries, program), args, { ...spawnOptions, stdio: 'pipe' })
  }
  if (options.fill) await options.fill(data, run)
  else run('initdb', ['-A', 'trust', '--no-sync', '-U', 'postgres', '-E', 'UTF8', data])
  const ownSettings = (options.settings?.(folder) ?? []).flatMap((setting) => ['-c', setting])
  await writeFile(join(folder, 'owner'), `${process.pid}`)

  const startOn = (port?: number) =>
    startServer({
      name: 'PostgreSQL',
      port,
      spawnOnPort: (port) =>
        spawn(join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...settings, ...ownSettings], {
          ...spawnOptions,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      isReady: (port) => acceptsConnections(adminUrlOn(port)),
      timeout: hangLimitMs,
    })
  try {
    let server = await startOn()
    const { port } = server
    return {
      adminUrl: adminUrlOn(port),
      port,
      folder,
      run,
      end: (signal) => server.stop(signal),
      async start() {
        server = await startOn(port)
      },
      async stop() {
        await server.stop('SIGINT')
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

const adminUrlOn = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=64MB',
].flatMap((setting) => ['-c', setting])

function postgresUser() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Stops the servers of test runs that were killed. The file `owner` has the id of the run's process. */
async function removeOrphans() {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => Number.NaN))
    if (Number.isNaN(owner) || existsSync(`/proc/${owner}`) || !existsSync('/proc')) continue

    const pid = Number.parseInt(
      await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => ''),
      10,
    )
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(folder)) process.kill(pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const isUp = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => {})
  return isUp
}
