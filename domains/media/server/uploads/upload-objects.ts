import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { AppError } from '#platform/errors/app-error.ts'
import { type S3Timeouts, s3ClientConfig } from '#platform/storage/s3-client.ts'
import { findInS3, toStorageError, withS3Errors } from '#platform/storage/s3-errors.ts'
import type { S3Settings } from '#platform/storage/storage-url.ts'
import { traceS3 } from '#platform/tracing/trace-s3.ts'

/** No key of the storage begins so: uploads are not listed, served, moved or swept with its files. */
const prefix = '_uploads/'

/** The key of an upload in the bucket. It becomes the finished file; `KEY.info` and `KEY.part` are beside it. */
export const uploadKey = (id: string): string => `${prefix}${id}`

const idOf = (key = ''): string | undefined => /^_uploads\/([0-9a-f]{40})(\.info|\.part)?$/.exec(key)?.[1]

/** What a bucket contains of uploads. Every method throws AppError `storage.unreachable` and `storage.refused`. */
export class UploadObjects {
  private readonly client: S3Client
  private readonly Bucket: string

  constructor(settings: S3Settings, timeouts: S3Timeouts) {
    this.client = traceS3(new S3Client(s3ClientConfig(settings, timeouts)))
    this.Bucket = settings.bucket
  }

  /** The bytes of a finished upload; an interruption is an error of the catalogue. @throws AppError `upload.notFound` */
  async read(id: string): Promise<Readable> {
    const { client, Bucket } = this
    const found = await findInS3(client.send(new GetObjectCommand({ Bucket, Key: uploadKey(id) })))
    if (!(found?.Body instanceof Readable)) throw new AppError('upload.notFound')
    return Readable.from(withReadErrors(found.Body))
  }

  /** Deletes what describes an upload first: without that, the sweep finishes a deletion that was killed. */
  async remove(id: string): Promise<void> {
    const { client, Bucket } = this
    const key = uploadKey(id)
    const deleteObject = (Key: string) => findInS3(client.send(new DeleteObjectCommand({ Bucket, Key })))
    await deleteObject(`${key}.info`)
    for await (const { Key, UploadId } of this.listMultipartUploads(key))
      await findInS3(client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })))
    for (const Key of [`${key}.part`, key]) await deleteObject(Key)
  }

  /** The ids of all uploads that are described. */
  async listDescribed(): Promise<Set<string>> {
    const ids = new Set<string>()
    for await (const { Key } of this.listObjects()) if (Key?.endsWith('.info')) ids.add(idOf(Key) ?? '')
    return ids
  }

  /** The ids of uploads of which nothing was written since a time. */
  async listWrittenBefore(time: Date): Promise<string[]> {
    const lastWritten = new Map<string, Date>()
    const note = (key: string | undefined, at = new Date()) => {
      const id = idOf(key)
      if (id !== undefined && at > (lastWritten.get(id) ?? new Date(0))) lastWritten.set(id, at)
    }
    for await (const { Key, LastModified } of this.listObjects()) note(Key, LastModified)
    for await (const { Key, Initiated } of this.listMultipartUploads(prefix)) note(Key, Initiated)
    return [...lastWritten].filter(([, at]) => at < time).map(([id]) => id)
  }

  private async *listObjects() {
    try {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: this.client },
        { Bucket: this.Bucket, Prefix: prefix },
      ))
        yield* Contents
    } catch (error) {
      throw toStorageError(error)
    }
  }

  private async *listMultipartUploads(Prefix: string) {
    const { client, Bucket } = this
    let next: ListMultipartUploadsCommandOutput | undefined
    do {
      const from = { KeyMarker: next?.NextKeyMarker, UploadIdMarker: next?.NextUploadIdMarker }
      next = await withS3Errors(client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...from })))
      yield* next.Uploads ?? []
    } while (next.IsTruncated)
  }
}

async function* withReadErrors(body: Readable) {
  try {
    yield* body
  } catch (error) {
    throw toStorageError(error)
  }
}
