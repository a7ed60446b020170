import { createBucket } from '../tests/s3-bucket.ts'
import { startSwift } from '../tests/swift.ts'

/** An S3 server with an empty bucket. */
export interface TestStorage {
  port: number
  /** A value of STORAGE_URL that reaches the bucket on another port. */
  urlOn(port: number): string
  /** Ends what clients connect to. */
  end(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function openTestStorage(): Promise<TestStorage> {
  const swift = await startSwift()
  const { bucket } = await createBucket(swift)
  const url = new URL(swift.storageUrl(bucket))
  return {
    port: Number(url.port),
    // The signature of a request covers the host with its port, so the forwarder is named in every request.
    urlOn: (port) => url.href.replace(`:${url.port}/`, `:${port}/`),
    end: swift.stopProxy,
    start: swift.startProxy,
    stop: swift.stop,
  }
}
