import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { AppError } from '#platform/errors/app-error.ts'
import { traceS3 } from '#platform/tracing/trace-s3.ts'
import { measureSource } from './measure-source.ts'
import { minPartBytes, type S3Timeouts, s3ClientConfig, usualTimeouts } from './s3-client.ts'
import { findInS3, isMissingInS3, toStorageError } from './s3-errors.ts'
import { type ByteRange, isStorageKey, type SendBytes, type Storage } from './storage.ts'
import type { S3Settings } from './storage-url.ts'

/** Stores files in a bucket of any S3. Keys are those of the interface. */
export function s3Storage(settings: S3Settings, timeouts: S3Timeouts = usualTimeouts): Storage {
  const client = traceS3(new S3Client(s3ClientConfig(settings, timeouts)))
  const Bucket = settings.bucket

  return {
    async write(key, content) {
      if (!isStorageKey(key)) throw new AppError('media.notFound')
      const source = measureSource(content)
      const params = { Bucket, Key: key, Body: source.stream }
      // A write holds two parts in memory.
      const options = { partSize: minPartBytes, queueSize: 1, leavePartsOnError: false }
      const upload = new Upload({ client, params, ...options })
      try {
        await upload.done()
        return source.bytes()
      } catch (error) {
        throw source.failure() ?? toStorageError(error)
      } finally {
        source.stream.destroy()
      }
    },

    async read(key, range) {
      if (!isStorageKey(key)) throw new AppError('media.notFound')
      try {
        const Range = range && `bytes=${range.start}-${range.end}`
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }))
        if (!(Body instanceof Readable)) throw new Error('S3 returned no stream')
        return withStorageErrors(Body)
      } catch (error) {
        throw isMissingInS3(error) ? new AppError('media.notFound') : toStorageError(error)
      }
    },

    async stat(key) {
      if (!isStorageKey(key)) return undefined
      const found = await findInS3(client.send(new HeadObjectCommand({ Bucket, Key: key })))
      return found && { bytes: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date() }
    },

    async open(key) {
      const found = await this.stat(key)
      if (!found) throw new AppError('media.notFound')
      const read = (range: ByteRange) => this.read(key, range)
      const prepare = async (range: ByteRange) => sendStream(await read(range))
      return { bytes: found.bytes, read, prepare, close: async () => {} }
    },

    async delete(key) {
      if (!isStorageKey(key)) return
      await findInS3(client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },

    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
          for (const { Key = '' } of Contents) if (isStorageKey(Key)) yield Key
      } catch (error) {
        throw toStorageError(error)
      }
    },

    async check() {
      try {
        const abortSignal = AbortSignal.timeout(timeouts.check)
        await client.send(new HeadBucketCommand({ Bucket }), { abortSignal })
      } catch (error) {
        // A bucket has no files that could be missing.
        throw isMissingInS3(error) ? new AppError('storage.refused') : toStorageError(error)
      }
    },
  }
}

const sendStream =
  (source: Readable): SendBytes =>
  (target) =>
    pipeline(source, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })

/** The same bytes; an interruption is an error of the catalogue, and S3 is left when the reader leaves. */
function withStorageErrors(body: Readable): Readable {
  const stream = new PassThrough()
  body.on('error', (error) => stream.destroy(toStorageError(error)))
  stream.on('close', () => body.destroy())
  return body.pipe(stream)
}
