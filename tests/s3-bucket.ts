import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { parseStorageUrl, type S3Settings } from '#platform/storage/storage-url.ts'
import type { SwiftServer } from './swift.ts'

/** Several processes may share a server. */
const prefix = `signs-${randomUUID().slice(0, 8)}`
let buckets = 0

/** The settings of a bucket of a test server, which is not created. */
export function bucketSettings(swift: SwiftServer, bucket: string, secret?: string): S3Settings {
  const settings = parseStorageUrl(swift.storageUrl(bucket, secret))
  if (!settings) throw new Error('the test server has no valid URL')
  return settings
}

export const s3Client = ({ endpoint, region, ...credentials }: S3Settings): S3Client =>
  new S3Client({ endpoint, region, credentials, forcePathStyle: true })

/** Creates an empty bucket. */
export async function createBucket(swift: SwiftServer): Promise<S3Settings> {
  const settings = bucketSettings(swift, `${prefix}-${++buckets}`)
  await s3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }))
  return settings
}
