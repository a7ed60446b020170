import type { Db, Tx } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Trim } from '../../upload.ts'
import { checkFilmLength } from '../../visitor-film.ts'
import { insertMedia, reserveMediaId } from '../media.queries.ts'
import { queueProcessing } from '../processing/media-job.ts'
import type { StoredFile } from '../store-media.ts'
import { storeUpload, type UploadedFileColumns } from '../store-upload.ts'
import type { Uploads } from '../uploads/open-uploads.ts'
import { deleteUpload } from '../uploads/upload.queries.ts'

export interface FilmContext {
  db: Db
  storage: Storage
  uploads: Pick<Uploads, 'withFinishedFilm' | 'discardFile'>
  jobs: Pick<Jobs, 'enqueue'>
}

/** A film that a visitor has uploaded. */
export interface UploadedFilm {
  upload: string
  /** The part of it that is shown; undefined: all of it. */
  trim?: Trim | undefined
}

/** A film in the storage that no row refers to yet. */
export interface StoredFilm {
  upload: string
  media: UploadedFileColumns
  files: StoredFile[]
}

/**
 * Checks and stores the finished upload of a visitor. Repeated for the same upload it replaces the file.
 * @throws AppError `upload.notFound`, `upload.unfinished`, `upload.filmTooLong`, what `storeUpload` throws
 */
export async function storeFilm(
  { db, storage, uploads }: FilmContext,
  { upload: uploadId, trim }: UploadedFilm,
): Promise<StoredFilm> {
  return uploads.withFinishedFilm(uploadId, async (upload) => {
    const check = ({ durationMs }: { durationMs: number }) =>
      checkFilmLength({ name: upload.name, durationMs })
    const id = await reserveMediaId(db)
    const wanted = { id, kind: 'video', trim, check } as const
    return { upload: uploadId, ...(await storeUpload(storage, upload, wanted, () => {})) }
  })
}

/**
 * Makes a stored film a medium and queues its processing, in the transaction that stores what it belongs to. Nobody
 * loads it unless that allows it.
 * @returns the id of the medium
 * @throws AppError `upload.notFound` when another request has taken or cancelled the upload meanwhile
 */
export async function attachFilm(
  tx: Tx,
  { jobs }: Pick<FilmContext, 'jobs'>,
  { upload, media, files }: StoredFilm,
): Promise<number> {
  if (!(await deleteUpload(tx, upload))) throw new AppError('upload.notFound')
  await insertMedia(tx, { ...media, uploadedBy: null }, files)
  await queueProcessing(tx, jobs, media.id)
  return media.id
}
