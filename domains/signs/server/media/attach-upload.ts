import {
  type FinishedUpload,
  queueProcessing,
  storeUpload,
  type Trim,
  type Uploads,
  uploadedFileKeys,
} from '#domains/media/index.ts'
import { insertMedia } from '#domains/media/server/media.queries.ts'
import { deleteUpload } from '#domains/media/server/uploads/upload.queries.ts'
import type { Actor } from '#platform/actor.ts'
import { actorId } from '#platform/actor.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { attributionOf } from '../../attribution.ts'
import { kindOfRole, type MediaRole } from '../../media-roles.ts'
import type { Attribution } from '../../sign-document.ts'
import { withMedia } from '../../sign-media.ts'
import { reserveIds } from '../bulk-rows.queries.ts'
import type { SignsContext } from '../signs-context.ts'
import { type FileOwner, holderOf } from './file-holder.ts'
import { isStoredKey } from './sign-media.queries.ts'
import { noteSignerConsent } from './signer-consent.queries.ts'

export interface MediaContext extends SignsContext {
  db: Db
  storage: Storage
  uploads: Pick<Uploads, 'withFinished' | 'discardFile'>
  jobs: Pick<Jobs, 'enqueue'>
}

/** Licence, credit and signer of a file, and how the signer consented to the publication; null when unknown. */
export type ConsentedAttribution = {
  [field in keyof Attribution | 'signerConsent']?: string | null | undefined
}

/** A finished upload that becomes a file. */
export interface UploadedFile extends ConsentedAttribution {
  upload: string
  role: MediaRole
  /** The part of a video that is shown; missing: all of it. */
  trim?: Trim | undefined
}

/** A finished upload that becomes a file of a sign, or of a draft. */
export type Attachment = FileOwner & UploadedFile

/**
 * Attaches an upload to a sign, as a new version of it, or to a draft, and queues the processing of a video. The main
 * video and the framing image replace earlier ones, which stay in the history of a sign.
 * @throws AppError `sign.notFound`, the reasons of `mayEdit`, `draft.notFound`, `upload.notFound`, `upload.unfinished`,
 *   what `storeUpload` throws
 */
export async function attachUpload(
  context: MediaContext,
  actor: Actor,
  input: Attachment,
): Promise<{ media: number; revision: number }> {
  const { db, uploads } = context
  await holderOf(context, actor, input).load(db)
  const attached = await uploads.withFinished(actor, input.upload, (upload) =>
    attachFinished(context, actor, upload, input),
  )
  await uploads.discardFile(input.upload)
  return attached
}

async function attachFinished(
  context: MediaContext,
  actor: Actor,
  upload: FinishedUpload,
  { role, trim, signerConsent, ...input }: Attachment,
): Promise<{ media: number; revision: number }> {
  const { db, storage, jobs } = context
  const holder = holderOf(context, actor, input)
  const pictureKeys: string[] = []
  const [id = 0] = await reserveIds(db, 'media', 1)
  try {
    const wanted = { id, kind: kindOfRole(role), trim }
    const stored = await storeUpload(storage, upload, wanted, (key) => pictureKeys.push(key))
    const revision = await inTransaction(db, async (tx) => {
      const { document, revision } = await holder.lock(tx)
      // Another request may have attached or cancelled it meanwhile.
      if (!(await deleteUpload(tx, upload.id))) throw new AppError('upload.notFound')
      const owner = { uploadedBy: actorId(actor), ...holder.owner }
      await insertMedia(tx, { ...stored.media, ...owner }, stored.files)
      const note = { note: signerConsent ?? '', by: actorId(actor), at: context.now() }
      await noteSignerConsent(tx, { media: id, ...note })
      if (stored.media.kind === 'video') await queueProcessing(tx, jobs, id)
      const file = { role, media: id, ...attributionOf(input) }
      return holder.save(tx, { document: withMedia(document, file), revision })
    })
    return { media: id, revision }
  } catch (error) {
    for (const key of pictureKeys) await storage.delete(key)
    // As long as the upload exists, another request may be attaching the same file.
    if (isAppError(error) && error.code === 'upload.notFound') await discardUnusedVideo(context, upload.id)
    throw error
  }
}

/** Deletes the stored video of an upload that was cancelled, but not of one that was attached. */
async function discardUnusedVideo({ db, storage }: MediaContext, uploadId: string): Promise<void> {
  for (const key of uploadedFileKeys(uploadId)) if (!(await isStoredKey(db, key))) await storage.delete(key)
}
