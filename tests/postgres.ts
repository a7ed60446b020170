import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server of its own, with trust on the loopback address. */
export interface TestServer {
  /** For the superuser `postgres` and the database of the same name. */
  adminUrl: string
  port: number
  stop(): Promise<void>
}

const prefix = 'signbank-postgres-'
const oldestVersion = 15
const debianFolder = '/usr/lib/postgresql'
const attempts = 3

/** The folder of PostgreSQL's programs (15 or newer): Debian's newest, else PATH's; undefined if missing. */
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

/** Starts a server on a free port, in a temporary folder; as root it runs as the user postgres. */
export async function startPostgres(): Promise<TestServer> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error(`PostgreSQL ${oldestVersion} or newer is not installed.`)
  await removeOrphans()

  const identity = process.getuid?.() === 0 ? postgresUser() : undefined
  const folder = await mkdtemp(join(tmpdir(), prefix))
  if (identity) await chown(folder, identity.uid, identity.gid)
  const data = join(folder, 'data')
  const spawned = { ...identity, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(binaries, 'initdb'),
    ['-A', 'trust', '--no-sync', '-U', 'postgres', '-E', 'UTF8', data],
    spawned,
  )
  await writeFile(join(folder, 'owner'), `${process.pid}`)

  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const args = ['-D', data, '-p', `${port}`, ...settings]
    const server = spawn(join(binaries, 'postgres'), args, { ...spawned, stdio: 'ignore' })
    const kill = () => server.kill('SIGQUIT')
    process.once('exit', kill)
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
    const stop = async () => {
      process.off('exit', kill)
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    }
    if (await acceptsConnections(adminUrl, ended)) return { adminUrl, port, stop }
    if (attempt === attempts) throw new Error('PostgreSQL did not start')
    process.off('exit', kill)
    kill()
    await ended
  }
}

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

/** Ends the servers of test runs that were killed: their folder names a process that is gone. */
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

async function acceptsConnections(url: string, ended: Promise<void>): Promise<boolean> {
  let gone = false
  void ended.then(() => {
    gone = true
  })
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && !gone; ) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return true
    await sleep(25)
  }
  return false
}
