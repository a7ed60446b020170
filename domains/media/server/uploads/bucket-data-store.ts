import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  type Part,
} from '@aws-sdk/client-s3'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'
import { minPartBytes, type S3Timeouts, s3ClientConfig } from '#platform/storage/s3-client.ts'
import { findInS3, isMissingInS3, toStorageError, withS3Errors } from '#platform/storage/s3-errors.ts'
import type { S3Settings } from '#platform/storage/storage-url.ts'
import { PartBuffer } from './part-buffer.ts'
import { UploadObjects, uploadKey } from './upload-objects.ts'

/** Upload ids never change, but other processes delete uploads; so nothing is remembered from one request to the next. */
const nothing = { get: async () => undefined, set: async () => {}, delete: async () => {} }

/**
 * The data store of the library, with parts of one fixed size: part n of a file is always the same bytes, so that two processes
 * that write an upload at once cannot harm it. What is less than a part, `FILE.part`, names where it begins; it counts only
 * while the parts before it are all that there are. The library itself would keep such bytes in files that everybody can read, and
 * delete them from S3 before they are part of something else.
 */
export class BucketDataStore extends S3Store {
  private readonly objects: UploadObjects

  constructor(settings: S3Settings, timeouts: S3Timeouts) {
    const s3ClientOptions = { ...s3ClientConfig(settings, timeouts), bucket: settings.bucket }
    super({
      partSize: minPartBytes,
      minPartSize: minPartBytes,
      useTags: false,
      cache: nothing,
      s3ClientConfig: s3ClientOptions,
    })
    this.objects = new UploadObjects(settings, timeouts)
  }

  override async create(upload: Upload): Promise<Upload> {
    const key = uploadKey(upload.id)
    const { creation_date } = await withS3Errors(super.create(new Upload({ ...upload, id: key })))
    return new Upload({ ...upload, ...(creation_date !== undefined && { creation_date }) })
  }

  override async getUpload(id: string): Promise<Upload> {
    const key = uploadKey(id)
    const metadata = await this.requireMetadata(key)
    const parts = await this.listAllParts(metadata)
    const offset = parts
      ? await this.measureParts(metadata, parts)
      : await this.headBytes(key).then((bytes) => {
          if (bytes === undefined) throw ERRORS.FILE_NOT_FOUND
          return bytes
        })
    return new Upload({ ...metadata.file, id, offset })
  }

  /** Stores what arrives also when the connection breaks, and throws the reason afterwards. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const { arrived, failure } = readAhead(source)
    const metadata = await this.requireMetadata(uploadKey(id))
    const size = metadata.file.size ?? 0
    if (offset === size) return offset
    const parts = await this.listAllParts(metadata)
    if (!parts) throw ERRORS.FILE_NOT_FOUND
    const start = parts.length * minPartBytes
    const rest = await this.readRest(metadata.file.id, start)
    if (start + rest.length !== offset) throw ERRORS.INVALID_OFFSET
    let partNumber = parts.length
    const pending = new PartBuffer({ partBytes: minPartBytes, left: size - start })
    const storePart = async () => {
      partNumber += 1
      await withS3Errors(this.uploadPart(metadata, pending.take(), partNumber))
    }
    pending.add(rest)
    for await (const chunk of arrived) {
      let more = pending.add(chunk)
      while (pending.isPartBeforeLast) {
        await storePart()
        more = pending.add(more)
      }
    }
    const stored = partNumber * minPartBytes + pending.length
    if (stored === size) {
      await storePart()
      await this.finish(metadata)
    } else if (stored > offset)
      await this.writeRest(metadata.file.id, partNumber * minPartBytes, pending.take())
    const failed = failure()
    if (failed) throw failed.reason
    return stored
  }

  override remove(id: string): Promise<void> {
    return this.objects.remove(id)
  }

  private async requireMetadata(key: string): Promise<MetadataValue> {
    return this.getMetadata(key).catch((error: unknown) => {
      throw isMissingInS3(error) ? ERRORS.FILE_NOT_FOUND : toStorageError(error)
    })
  }

  /** @returns the parts in their order; undefined after the upload was finished, or its deletion began */
  private async listAllParts(metadata: MetadataValue): Promise<Part[] | undefined> {
    const request = { Bucket: this.bucket, Key: metadata.file.id, UploadId: metadata['upload-id'] }
    const parts: Part[] = []
    let after: string | undefined
    // Some servers name a next part after the last page, which the paginator of the library would follow without end.
    do {
      const command = new ListPartsCommand({ ...request, PartNumberMarker: after })
      const page = await findInS3(this.client.send(command))
      if (!page) return undefined
      parts.push(...(page.Parts ?? []))
      after = page.IsTruncated ? page.NextPartNumberMarker : undefined
    } while (after !== undefined)
    return parts.toSorted((a, b) => (a.PartNumber ?? 0) - (b.PartNumber ?? 0))
  }

  /** How many bytes there are. A process can have died, or S3 been away, between the last part and the end. */
  private async measureParts(metadata: MetadataValue, parts: readonly Part[]): Promise<number> {
    const bytes = parts.reduce((sum, { Size = 0 }) => sum + Size, 0)
    if (bytes === metadata.file.size) await this.finish(metadata)
    return bytes + (bytes === metadata.file.size ? 0 : await this.measureRest(metadata.file.id, bytes))
  }

  /** Makes the parts one object. Another process may have done it. */
  private async finish(metadata: MetadataValue): Promise<void> {
    const parts = await this.listAllParts(metadata)
    if (parts)
      await this.finishMultipartUpload(metadata, parts).catch((error: unknown) => {
        if (!isMissingInS3(error)) throw toStorageError(error)
      })
    await this.deleteObject(this.partKey(metadata.file.id, true))
  }

  private async measureRest(key: string, start: number): Promise<number> {
    const Key = this.partKey(key, true)
    const found = await findInS3(this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key })))
    return found?.Metadata?.start === `${start}` ? (found.ContentLength ?? 0) : 0
  }

  private async readRest(key: string, start: number): Promise<Buffer> {
    const Key = this.partKey(key, true)
    const found = await findInS3(this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key })))
    if (!found) return Buffer.alloc(0)
    const bytes = await withS3Errors(buffer(found.Body as Readable))
    return found.Metadata?.start === `${start}` ? bytes : Buffer.alloc(0)
  }

  private async writeRest(key: string, start: number, Body: Buffer): Promise<void> {
    const Key = this.partKey(key, true)
    await withS3Errors(
      this.client.putObject({ Bucket: this.bucket, Key, Body, Metadata: { start: `${start}` } }),
    )
  }

  private async headBytes(key: string): Promise<number | undefined> {
    const request = new HeadObjectCommand({ Bucket: this.bucket, Key: key })
    const found = await findInS3(this.client.send(request))
    return found && (found.ContentLength ?? 0)
  }

  private async deleteObject(Key: string): Promise<void> {
    await findInS3(this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key })))
  }
}

/**
 * Reads up to one part ahead: a source that fails loses its unread bytes, and S3 must answer before the first byte is stored.
 * `arrived` ends where the source fails.
 */
function readAhead(source: Readable) {
  const arrived = new PassThrough({ highWaterMark: minPartBytes })
  let failure: { reason: unknown } | undefined
  const endEarly = (reason: unknown) => {
    failure ??= { reason }
    source.unpipe(arrived)
    arrived.end()
  }
  source.on('error', endEarly)
  source.on('close', () => {
    if (!source.readableEnded) endEarly(new Error('the source was closed'))
  })
  source.pipe(arrived)
  return { arrived, failure: () => failure }
}
