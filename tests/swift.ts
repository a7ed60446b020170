import { execFile, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hangLimitMs } from './limits.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { proxyConfig, type StorageService, serviceConfig, storageServices } from './swift-config.ts'

/** The S3 interface of OpenStack Swift, on the loopback address. */
export interface SwiftServer {
  /** Of its settings and data. */
  folder: string
  /** A value of STORAGE_URL for a bucket, which is not created. */
  storageUrl(bucket: string, secret?: string): string
  /** Ends the part that clients connect to. */
  stopProxy(): Promise<void>
  /** Starts it again on the same port. */
  startProxy(): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)
const programOf = (name: string) => `/usr/bin/swift-${name}-server`

/** An account of the test server alone. */
const credentials = { key: 'signs:tester', secret: 'secret-of-the-test/+' }

/** Whether Debian's packages of Swift are installed. */
export const hasSwift = (): boolean =>
  ['proxy', ...storageServices.map(({ name }) => name)].every((name) => existsSync(programOf(name)))

/** Starts Swift with one replica on one directory. It needs neither a mounted disk nor a daemon of the system. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-swift-'))
  const running: RunningServer[] = []
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
    const starts = storageServices.map(async (service) => {
      const server = await startStorageService(folder, service)
      running.push(server)
      return { ...service, port: server.port }
    })
    const outcomes = await Promise.allSettled(starts)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    await buildRings(folder, await Promise.all(starts))
    const proxy = await startSwiftProxy(folder)
    return {
      ...proxy,
      async stop() {
        await Promise.all([proxy.stop(), ...running.map((server) => server.stop('SIGKILL'))])
        await removeFolder()
      },
    }
  } catch (error) {
    await Promise.all(running.map((server) => server.stop('SIGKILL')))
    await removeFolder()
    throw error
  }
}

/**
 * Starts another proxy of a Swift that runs. `stop` ends it alone.
 * @param folder of that Swift
 */
export async function startSwiftProxy(folder: string): Promise<SwiftServer> {
  let proxy = await startProxy(folder)
  const { port } = proxy
  const stopProxy = () => proxy.stop('SIGKILL')
  return {
    folder,
    storageUrl: (bucket, secret = credentials.secret) =>
      `s3://${encodeURIComponent(credentials.key)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?tls=0`,
    stopProxy,
    async startProxy() {
      proxy = await startProxy(folder, port)
    },
    stop: stopProxy,
  }
}

const startStorageService = (folder: string, service: StorageService) =>
  startProgram(folder, {
    name: service.name,
    config: (port) => serviceConfig(service, { folder, port }),
    path: '/healthcheck',
  })

/** @param fixedPort that of a proxy that was stopped */
const startProxy = (folder: string, fixedPort?: number) =>
  startProgram(folder, {
    name: 'proxy',
    config: (port) => proxyConfig({ folder, port, ...credentials }),
    path: '/healthcheck',
    ...(fixedPort !== undefined && { fixedPort }),
  })

interface Program {
  name: string
  config: (port: number) => string
  /** Answered with 200 once the program is ready. */
  path: string
  fixedPort?: number
}

async function startProgram(folder: string, { name, config, path, fixedPort }: Program) {
  const server = await startServer({
    name: `Swift's ${name} server`,
    spawnOnPort: (freePort) => {
      const port = fixedPort ?? freePort
      const file = join(folder, `${name}-${port}.conf`)
      writeFileSync(file, config(port))
      return spawn(programOf(name), [file, '--verbose'], {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    },
    isReady: (freePort) =>
      fetch(`http://127.0.0.1:${fixedPort ?? freePort}${path}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout: hangLimitMs,
  })
  return { ...server, port: fixedPort ?? server.port }
}

/** What three calls of swift-ring-builder for each service do, in one process: it starts slowly. */
const ringScript = `
import sys
from swift.common.ring import RingBuilder
for argument in sys.argv[2:]:
    name, port = argument.split(':')
    builder = RingBuilder(4, 1, 0)
    place = dict(ip='127.0.0.1', port=int(port), replication_ip='127.0.0.1', replication_port=int(port))
    builder.add_dev(dict(place, id=0, region=1, zone=1, weight=1, device='disk', meta=''))
    builder.rebalance()
    builder.get_ring().save('%s/%s.ring.gz' % (sys.argv[1], name))
`

/** Tells the servers where the data of each service are: on one device, once. */
const buildRings = (folder: string, services: readonly { name: string; port: number }[]) =>
  run('/usr/bin/python3', ['-c', ringScript, folder, ...services.map(({ name, port }) => `${name}:${port}`)])
