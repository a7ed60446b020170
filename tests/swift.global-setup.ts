import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startSwift } from './swift.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the folder of the run's Swift, which the first request starts. */
    swiftUrl: string
  }
}

/** One Swift for all test files of a run, whose programs start slowly. A run without S3 does not start it. */
export default async function offerSwift(project: TestProject) {
  let swift: ReturnType<typeof startSwift> | undefined
  const server = createServer((_, response) => {
    swift ??= startSwift()
    swift.then(
      ({ folder }) => response.end(folder),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('swiftUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return async () => {
    server.closeAllConnections()
    server.close()
    await swift?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}
