import { createHash, randomBytes } from 'node:crypto'
import { type ListName, listDefinition } from '#domains/vocabularies/reference-lists.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { inspectionTask, refuseDemandingPhoto } from '#platform/inspection/inspect.ts'
import { entryPictureLimits } from '../entry-picture-limits.ts'
import type { EntryPictureContext } from './entry-context.ts'
import type { encodeEntryPicture } from './entry-picture.inspection.ts'
import { insertPicture } from './entry-write.queries.ts'

/** An uploaded picture. */
export interface NewPicture {
  name: string
  bytes: Uint8Array
}

const inspectPicture = inspectionTask<typeof encodeEntryPicture>(
  'domains/vocabulary-management/server/entry-picture.inspection.ts',
  'encodeEntryPicture',
)

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
  const { data, width, height } = await encode(picture.bytes)
  const key = `values/${randomBytes(12).toString('hex')}.webp`
  await storage.write(key, data)
  try {
    return await work((tx) =>
      insertPicture(tx, {
        key,
        originalName: picture.name,
        sha256: createHash('sha256').update(picture.bytes).digest('hex'),
        originalBytes: picture.bytes.length,
        bytes: data.length,
        width,
        height,
      }),
    )
  } catch (error) {
    await storage.delete(key)
    throw error
  }
}

/** @throws AppError `request.invalid` with the field `picture`, `server.busy` */
async function encode(bytes: Uint8Array): ReturnType<typeof encodeEntryPicture> {
  const { megabytes } = entryPictureLimits
  if (bytes.length > megabytes * 1_000_000) throw refuse('photo.tooLarge', { megabytes })
  const begin = Buffer.from(bytes.subarray(0, 12))
  const isPng = begin.toString('hex').startsWith('89504e470d0a1a0a')
  if (!isPng && begin.toString('latin1', 8) !== 'WEBP') throw refuse('entry.pictureType')
  return inspectPicture([bytes], { refuse: refuseDemandingPhoto }).catch((cause: unknown) => {
    if (!isAppError(cause)) throw refuse('entry.pictureType', {}, cause)
    throw cause.status >= 500 ? cause : refuse(cause.code, cause.params, cause)
  })
}
