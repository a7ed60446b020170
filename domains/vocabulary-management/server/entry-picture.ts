import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { entryPictureLimits } from '../entry-picture-limits.ts'
import type { EntryPictureContext } from './entry-context.ts'

/** An uploaded picture. */
export interface NewPicture {
  name: string
  bytes: Uint8Array
}

/** Longest side of a stored picture, in pixels. */
const longestSide = 1200
const timeoutSeconds = 20

const refuse = (code: ErrorCode, params: FieldError['params'] = {}, cause?: unknown) =>
  new AppError('request.invalid', { fields: [{ field: 'picture', code, params }], cause })

/** Stores the row of the picture in the transaction; undefined leaves the picture of the value as it is. */
type StorePicture = (tx: Tx) => Promise<number | null | undefined>

/**
 * Runs work that stores a value with its picture. The file is stored first and deleted if the work fails.
 * @param picture null removes the picture of the value, undefined keeps it
 * @throws AppError `request.invalid` with the field `picture`
 */
export async function withPicture<Result>(
  { storage }: EntryPictureContext,
  list: ListName,
  picture: NewPicture | null | undefined,
  work: (storePicture: StorePicture) => Promise<Result>,
): Promise<Result> {
  if (!picture) return work(async () => picture)
  if (!listDefinition(list).picture) throw refuse('request.unknownField')
  const { data, info } = await encode(picture.bytes)
  const key = `values/${randomBytes(12).toString('hex')}.webp`
  await storage.write(key, data)
  try {
    return await work(async (tx) => {
      const { id } = await tx
        .insertInto('media')
        .values({
          kind: 'image',
          originalName: picture.name,
          sha256: createHash('sha256').update(picture.bytes).digest('hex'),
          bytes: picture.bytes.length,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { width, height } = info
      await tx
        .insertInto('mediaFile')
        .values({ mediaId: id, role: 'web', key, mime: 'image/webp', bytes: data.length, width, height })
        .execute()
      return id
    })
  } catch (error) {
    await storage.delete(key)
    throw error
  }
}

/** Encodes a picture again, so that no metadata of the file remains. */
async function encode(bytes: Uint8Array) {
  const { megabytes, megapixels } = entryPictureLimits
  if (bytes.length > megabytes * 1_000_000) throw refuse('photo.tooLarge', { megabytes })
  const begin = Buffer.from(bytes.subarray(0, 12))
  const isPng = begin.toString('hex').startsWith('89504e470d0a1a0a')
  if (!isPng && begin.toString('latin1', 8) !== 'WEBP') throw refuse('entry.pictureType')
  return sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw refuse('entry.pictureType', {}, cause)
    })
}
