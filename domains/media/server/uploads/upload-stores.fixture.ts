import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe } from 'vitest'
import type { Db } from '#platform/db/transaction.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { s3Storage } from '#platform/storage/s3-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { S3Settings } from '#platform/storage/storage-url.ts'
import { castId, loadCast } from '#seeds/cast.ts'
import { anActor } from '#tests/cast.ts'
import { createBucket, s3Client } from '#tests/s3-bucket.ts'
import { hasSwift, type SwiftServer } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openUploads } from './open-uploads.ts'
import { uploadBucket } from './upload-bucket.ts'
import { uploadFolder } from './upload-folder.ts'
import type { UploadStore } from './upload-store.ts'

/** Where a test keeps its uploads and its stored files. */
export interface UploadPlace {
  storage: Storage
  /** Opens the store as another process would. */
  openStore(): UploadStore
  /** The ids of all uploads of which something is stored. */
  listStored(): Promise<string[]>
}

const idsIn = (names: readonly (string | undefined)[]) => [
  ...new Set(names.flatMap((name = '') => /[0-9a-f]{40}/.exec(name)?.[0] ?? [])),
]

export async function openFolder(): Promise<UploadPlace> {
  const folder = await temporaryFolder()
  const uploads = join(folder, 'uploads')
  return {
    storage: fileSystemStorage(join(folder, 'media')),
    openStore: () => uploadFolder(uploads),
    listStored: async () => idsIn(await readdir(uploads).catch(() => [])),
  }
}

/** Generous, because a loaded machine is slow; a server that is stopped refuses connections at once. */
const timeouts = { connection: 10_000, response: 20_000, idle: 20_000, check: 20_000 }

export function openBucket(settings: S3Settings): UploadPlace {
  const client = s3Client(settings)
  const Bucket = settings.bucket
  return {
    storage: s3Storage(settings, timeouts),
    openStore: () => uploadBucket(settings, { timeouts }),
    async listStored() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
      return idsIn([...Contents, ...Uploads].map(({ Key }) => Key))
    },
  }
}

/**
 * Runs a suite of tests with a folder and with S3. `open` makes an empty place.
 * @param withBothOnServer whether the suite runs with S3 also when the tests use a database server. Which store there is
 *   changes no query, so one suite shows that they work together.
 */
export function describeUploadStores(
  suite: (open: () => Promise<UploadPlace>) => void,
  { withBothOnServer = false } = {},
): void {
  describe('in a folder', () => suite(openFolder))
  if (process.env.TEST_DATABASE === 'postgres' && !withBothOnServer) return
  describe.skipIf(!hasSwift())('in S3', () => {
    let swift: SwiftServer
    beforeAll(async () => {
      swift = await startProxyOfRun()
    })
    afterAll(() => swift?.stop())
    suite(async () => openBucket(await createBucket(swift)))
  })
}

/** Bruno and Carla with accounts, and uploads that processes open. */
export async function preparePeople(db: Db) {
  await db.insertInto('language').values({ code: 'pt', isDefault: true }).execute()
  await loadCast(db)
  return {
    bruno: anActor({ id: await castId(db, 'bruno') }),
    carla: anActor({ id: await castId(db, 'carla') }),
  }
}

/** Opens uploads as another process would. */
export const openProcess = (db: Db, place: UploadPlace, now = () => new Date()) =>
  openUploads({
    db,
    storage: place.storage,
    store: place.openStore(),
    quotaBytes: 20_000_000_000,
    now,
  })
