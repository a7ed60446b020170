import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import { privateFileMode } from '#platform/storage/private-modes.ts'
import { type S3Timeouts, usualTimeouts } from '#platform/storage/s3-client.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import type { S3Settings } from '#platform/storage/storage-url.ts'
import { BucketDataStore } from './bucket-data-store.ts'
import { UploadObjects } from './upload-objects.ts'
import { beginningMs, type UploadStore } from './upload-store.ts'

interface Options {
  timeouts?: S3Timeouts
  /** Replaced in tests. */
  hasSpace?: typeof hasFreeSpace
}

/** Uploads in the bucket of the stored files. The whole file is on the disk only while something reads it. */
export function uploadBucket(
  settings: S3Settings,
  { timeouts = usualTimeouts, hasSpace = hasFreeSpace }: Options = {},
): UploadStore {
  const objects = new UploadObjects(settings, timeouts)
  let opened: BucketDataStore | undefined

  async function copyTo(folder: string, id: string): Promise<string> {
    const path = join(folder, 'file')
    const body = await objects.read(id)
    try {
      await pipeline(body, createWriteStream(path, { mode: privateFileMode }))
    } catch (error) {
      throw asStorageFull(error)
    }
    return path
  }

  return {
    openDataStore() {
      opened ??= new BucketDataStore(settings, timeouts)
      return opened
    },

    // S3 answers itself when it is full.
    hasSpaceFor: async () => true,
    hasSpace: async () => true,

    async withFile({ id, bytes }, work) {
      if (!(await hasSpace(tmpdir(), bytes))) throw new AppError('storage.full')
      const folder = await mkdtemp(join(tmpdir(), 'signbank-upload-'))
      try {
        return await work(await copyTo(folder, id))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    remove: (id) => objects.remove(id),

    /** What describes them is deleted first. */
    async listHalfDeleted(uploads, now) {
      if (uploads.length === 0) return []
      const described = await objects.listDescribed()
      return uploads
        .filter(
          ({ id, createdAt }) => !described.has(id) && now.getTime() - createdAt.getTime() > beginningMs,
        )
        .map(({ id }) => id)
    },

    listWrittenBefore: (time) => objects.listWrittenBefore(time),
  }
}
