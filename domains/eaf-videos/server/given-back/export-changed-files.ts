import { createGunzip } from 'node:zlib'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { zipStream } from '#platform/storage/zip-stream.ts'
import { mayReadRecordings } from '../../recording.policy.ts'
import { editStoredFile } from './edit-stored-file.ts'
import { listChangedFiles, listValueEdits, type StoredFile } from './given-back.queries.ts'

interface Context {
  db: Db
  storage: Pick<Storage, 'read'>
  now: () => Date
}

/**
 * A ZIP of the annotation files in which signs have former glosses, with the present ones. Each file is edited when its turn
 * comes.
 * @throws AppError `eaf.nothingChanged`; the reasons of `mayReadRecordings`
 */
export async function exportChangedFiles(
  { db, storage, now }: Context,
  actor: Actor,
): Promise<AsyncGenerator<Uint8Array>> {
  authorize(mayReadRecordings(actor))
  const files = await listChangedFiles(db)
  if (files.length === 0) throw new AppError('eaf.nothingChanged')
  return zipStream(
    files.map((file) => ({
      path: pathOf(file),
      content: async () => {
        const edits = listValueEdits(db, file.versionId)
        return (await editStoredFile({ storage }, file, { edits, vocabulary: null })).pipe(createGunzip())
      },
    })),
    now(),
  )
}

/** Two recordings can have files of one name. */
const pathOf = ({ recordingId, fileName }: StoredFile) =>
  `${recordingId}-${fileName.replace(/\.gz$/i, '').replace(/[/\\:\p{Cc}]/gu, '_')}`
