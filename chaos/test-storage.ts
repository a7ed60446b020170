import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { parseStorageUrl } from '#platform/storage/storage-url.ts'
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

const bucket = 'signs'

export async function openTestStorage(): Promise<TestStorage> {
  const swift = await startSwift()
  const url = swift.storageUrl(bucket)
  const port = Number(/@127\.0\.0\.1:(\d+)\//.exec(url)?.[1])
  const settings = parseStorageUrl(url)
  if (!settings) throw new Error('The URL of the test storage is wrong')
  const { endpoint, region, accessKeyId, secretAccessKey } = settings
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
  })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return {
    port,
    // The signature of a request covers the host with its port, so the forwarder is named in every request.
    urlOn: (other) => url.replace(`:${port}/`, `:${other}/`),
    end: swift.stopProxy,
    start: swift.startProxy,
    stop: swift.stop,
  }
}
