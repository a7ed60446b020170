import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type SwiftServer, startSwift, startSwiftProxy } from './swift.ts'

interface OfferedSwift {
  /** Answers with the folder of the server, which the first request starts. */
  url: string
  stop(): Promise<void>
}

/** One Swift for many tests and processes, because its programs start slowly. It is started if it is needed. */
export async function offerSwift(): Promise<OfferedSwift> {
  let swift: ReturnType<typeof startSwift> | undefined
  const server = createServer((_, response) => {
    swift ??= startSwift()
    swift.then(
      ({ folder }) => response.end(folder),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await swift?.then(
        ({ stop }) => stop(),
        () => {},
      )
    },
  }
}

/**
 * Starts a proxy of an offered Swift. A test may stop the proxy; it uses its own buckets.
 * @throws Error if Swift does not start
 */
export async function startOfferedSwift(url: string): Promise<SwiftServer> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return startSwiftProxy(text)
}
