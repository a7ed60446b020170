import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type RunningServer, startServer } from './start-server.ts'
import { proxyConfig, type StorageService, serviceConfig, storageServices } from './swift-config.ts'

/** OpenStack Swift with its S3 interface, on the loopback address and in a folder of its own. */
export interface SwiftServer {
  /** A value of STORAGE_URL for a bucket, which is not created. */
  storageUrl(bucket: string, secret?: string): string
  /** Ends the part that clients connect to. */
  stopProxy(): Promise<void>
  /** Starts it again on the same port. */
  startProxy(): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)
const proxyProgram = '/usr/bin/swift-proxy-server'
const startTimeout = 30_000

/** An account of the test server alone. */
const credentials = { key: 'signs:tester', secret: 'secret-of-the-test/+' }

/** Whether Debian's packages of Swift are installed. */
export const hasSwift = (): boolean =>
  [proxyProgram, ...storageServices.map(({ name }) => `/usr/bin/swift-${name}-server`)].every(existsSync)

/** Starts Swift with one replica on one directory. It needs neither a mounted disk nor a daemon of the system. */
export async function startSwift(): Promise<SwiftServer> {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-swift-'))
  const running: RunningServer[] = []
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  try {
    await mkdir(join(folder, 'devices', 'disk'), { recursive: true })
    await writeFile(join(folder, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = test\n')
    const starts = storageServices.map(async (service) => {
      const server = await startStorageService(folder, service)
      running.push(server)
      await buildRing(folder, service, server.port)
    })
    const outcomes = await Promise.allSettled(starts)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    let proxy = await startProxy(folder)
    const { port } = proxy
    return {
      storageUrl: (bucket, secret = credentials.secret) =>
        `s3://${encodeURIComponent(credentials.key)}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?tls=0`,
      stopProxy: () => proxy.stop('SIGKILL'),
      async startProxy() {
        proxy = await startProxy(folder, port)
      },
      async stop() {
        await Promise.all([proxy, ...running].map((server) => server.stop('SIGKILL')))
        await removeFolder()
      },
    }
  } catch (error) {
    await Promise.all(running.map((server) => server.stop('SIGKILL')))
    await removeFolder()
    throw error
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
      const script = `cat > "$1" && exec /usr/bin/swift-${name}-server "$1" --verbose`
      const child = spawn('sh', ['-c', script, 'sh', file], {
        cwd: folder,
        env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', SWIFT_TEST: '1' },
        stdio: ['pipe', 'pipe', 'pipe'],
      })
      child.stdin?.end(config(port))
      return child
    },
    isReady: (freePort) =>
      fetch(`http://127.0.0.1:${fixedPort ?? freePort}${path}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    timeout: startTimeout,
  })
  return { ...server, port: fixedPort ?? server.port }
}

/** Tells all servers where the data of a service are: on one device, once. */
async function buildRing(folder: string, { name }: StorageService, port: number): Promise<void> {
  const builder = join(folder, `${name}.builder`)
  const ring = (...args: string[]) => run('swift-ring-builder', [builder, ...args])
  await ring('create', '4', '1', '0')
  await ring('add', `r1z1-127.0.0.1:${port}/disk`, '1')
  await ring('rebalance')
}
