import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A server program that runs as a child process and is ready. */
export interface RunningServer {
  /** On the loopback address. */
  port: number
  /** Ends the process and resolves when it is gone. Does nothing when it is gone already. */
  stop(signal: NodeJS.Signals): Promise<void>
}

interface StartOptions {
  /** Names the server in error messages. */
  name: string
  /** A free one by default. */
  port?: number | undefined
  /** Starts the program on a port; its standard output and error must be pipes. */
  spawnOnPort: (port: number) => ChildProcess
  isReady: (port: number) => Promise<boolean>
  /** Milliseconds. */
  timeout: number
}

const maxAttempts = 3
const pollInterval = 50
const maxOutputLength = 20_000
const portTaken = /EADDRINUSE|address already in use/i

/**
 * Starts a server on a free port and waits until it is ready. Another port is tried when somebody took the first one.
 * @throws Error with the server's output, as soon as its process ends or when it is not ready in time
 */
export async function startServer({
  name,
  port: wantedPort,
  spawnOnPort,
  isReady,
  timeout,
}: StartOptions): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await findFreePort())
    const child = spawnOnPort(port)
    const output = collectOutput(child)
    const killWithParent = () => child.kill('SIGKILL')
    process.once('exit', killWithParent)
    const stop = async (signal: NodeJS.Signals) => {
      process.off('exit', killWithParent)
      if (!hasEnded(child) && child.kill(signal)) await once(child, 'exit')
    }

    for (const deadline = Date.now() + timeout; !hasEnded(child) && Date.now() < deadline; ) {
      if (await isReady(port)) return { port, stop }
      await delay(pollInterval)
    }
    const reason = hasEnded(child)
      ? `ended with ${child.signalCode ?? `code ${child.exitCode}`}`
      : `was not ready after ${timeout / 1000} s`
    await stop('SIGKILL')
    if (attempt < maxAttempts && portTaken.test(output())) continue
    throw new Error(`${name} ${reason}. Its output:\n${output()}`)
  }
}

/** Whether the program answers on a port and has loaded the dictionary. */
export const isProgramReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined

/** The last part of what a process writes, as it is when called. */
function collectOutput(child: ChildProcess): () => string {
  let text = ''
  const append = (part: unknown) => {
    text = (text + String(part)).slice(-maxOutputLength)
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  child.on('error', append)
  return () => text
}

/** A port of the loopback address that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
