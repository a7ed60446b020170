import type { Readable } from 'node:stream'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { authorize } from '#platform/policy.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { mayReadRecordings } from '../../recording.policy.ts'
import { editStoredFile } from './edit-stored-file.ts'
import { findStoredFile, listGlossTypes, listLinkEdits } from './given-back.queries.ts'

interface GivenBackFile {
  name: string
  /** SHA-256 of the bytes; null for a file with links, which change. */
  sha256: string | null
  /** The file, compressed by gzip. */
  open: () => Promise<Readable>
}

interface Request {
  id: number
  /** The vocabulary to which its gloss tiers are bound, with the links to signs; null for the file as it was uploaded. */
  vocabulary: { id: string; address: string } | null
}

/**
 * The annotation file of a recording: its bytes as they were uploaded, or with references to the entries of a vocabulary.
 * `open` throws what `editStoredFile` throws.
 * @throws AppError `eaf.notFound`; the reasons of `mayReadRecordings`: a file names annotators and paths of their machines
 */
export async function getRecordingFile(
  { db, storage }: { db: Db; storage: Pick<Storage, 'read'> },
  actor: Actor,
  { id, vocabulary }: Request,
): Promise<GivenBackFile> {
  authorize(mayReadRecordings(actor))
  const file = await findStoredFile(db, id)
  if (!file) throw new AppError('eaf.notFound')
  const { versionId, fileKey, fileName, sha256 } = file
  return {
    name: fileName.replace(/\.gz$/i, ''),
    sha256: vocabulary ? null : sha256,
    open: async () =>
      vocabulary
        ? editStoredFile({ storage }, file, {
            edits: listLinkEdits(db, versionId),
            vocabulary: { ...vocabulary, types: await listGlossTypes(db, versionId) },
          })
        : storage.read(fileKey),
  }
}
