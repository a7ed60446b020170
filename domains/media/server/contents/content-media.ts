import { mayAdminister, mayReadAsAdministrator } from '#platform/access.policy.ts'
import { type Actor, actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { ContentUpload } from '../../content-media.input.ts'
import { isPictureShape, maxContentBytes, maxPictureRatio } from '../../content-media.ts'
import type { Media } from '../../media.ts'
import { insertMedia, reserveMediaId } from '../media.queries.ts'
import { queueProcessing } from '../processing/media-job.ts'
import type { StoredFile } from '../store-media.ts'
import { storeUpload } from '../store-upload.ts'
import type { FinishedUpload, Uploads } from '../uploads/open-uploads.ts'
import { deleteUpload } from '../uploads/upload.queries.ts'
import { findContentMedia } from './content-media.queries.ts'

interface Context {
  db: Db
  storage: Storage
  uploads: Pick<Uploads, 'withFinished' | 'discardFile'>
  jobs: Pick<Jobs, 'enqueue'>
}

/**
 * Makes a finished upload a file of contents, and queues the processing of a video. No content shows it yet.
 * @throws AppError the reasons of `mayAdminister`, `upload.notFound`, `upload.unfinished`, `upload.tooLarge`, `media.pictureShape`, what
 *   `storeUpload` throws
 */
export async function attachContentMedia(
  context: Context,
  actor: Actor,
  { upload: uploadId, ...input }: ContentUpload,
): Promise<Media> {
  authorize(mayAdminister(actor))
  const id = await context.uploads.withFinished(actor, uploadId, (upload) =>
    attachFinished(context, actor, { ...input, upload }),
  )
  await context.uploads.discardFile(uploadId)
  return requireMedia(context.db, id)
}

/** @returns the id of the medium */
async function attachFinished(
  { db, storage, jobs }: Context,
  actor: Actor,
  { upload, kind, audience }: Omit<ContentUpload, 'upload'> & { upload: FinishedUpload },
): Promise<number> {
  if (upload.bytes > maxContentBytes[kind])
    throw new AppError('upload.tooLarge', {
      params: { file: upload.name, megabytes: maxContentBytes[kind] / 1_000_000 },
    })
  const keys: string[] = []
  const id = await reserveMediaId(db)
  try {
    const wanted = { id, kind, mayBeLogo: true }
    const { media, files } = await storeUpload(storage, upload, wanted, (key) => keys.push(key))
    if (kind === 'image') requirePictureShape(files, upload.name)
    await inTransaction(db, async (tx) => {
      // Another request may have attached or cancelled it meanwhile.
      if (!(await deleteUpload(tx, upload.id))) throw new AppError('upload.notFound')
      await insertMedia(tx, { ...media, uploadedBy: actorId(actor), audience }, files)
      if (media.kind === 'video') await queueProcessing(tx, jobs, id)
    })
  } catch (error) {
    for (const key of keys) await storage.delete(key)
    throw error
  }
  return id
}

/** @throws AppError `media.pictureShape` for a picture that is no more than a line */
function requirePictureShape(files: readonly StoredFile[], file: string): void {
  const original = files.find(({ role }) => role === 'original')
  if (!original || isPictureShape(original)) return
  const { width, height } = original
  throw new AppError('media.pictureShape', {
    params: { file, width: width ?? 0, height: height ?? 0, times: maxPictureRatio },
  })
}

/**
 * A file of contents with its present state.
 * @throws AppError the reasons of `mayReadAsAdministrator`, `media.notFound`
 */
export function getContentMedia({ db }: Pick<Context, 'db'>, actor: Actor, { id }: { id: number }) {
  authorize(mayReadAsAdministrator(actor))
  return requireMedia(db, id)
}

async function requireMedia(db: Db, id: number): Promise<Media> {
  const media = await findContentMedia(db, id)
  if (!media) throw new AppError('media.notFound')
  return media
}
