import { z } from 'zod'
import { listPhotoKeys } from '#domains/accounts/index.ts'
import { listEafKeys } from '#domains/eaf-videos/index.ts'
import { erasureListKey } from '#domains/erasure/index.ts'
import { listMediaReferences } from '#domains/media/index.ts'
import { listImportKeys } from '#domains/sign-import/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type FileReferences, type SweepResult, sweepFiles } from '#platform/storage/sweep-files.ts'

const schema = z.object({ delete: z.boolean() })

/**
 * The command `files:sweep` of the command line and the control socket.
 * @throws AppError `request.invalid`, and the errors of the storage
 */
export async function sweepFilesCommand(
  { db, storage, now }: { db: Db; storage: Storage; now: () => Date },
  args: unknown,
  call: { progress(report: unknown): void },
): Promise<SweepResult> {
  const { success, data, error } = schema.safeParse(args)
  if (!success) throw new AppError('request.invalid', { cause: error })
  call.progress('started')
  return sweepFiles(storage, {
    readReferences: () => listFileReferences(db),
    now,
    isDeleting: data.delete,
  })
}

/** Everything in the database that refers to stored files. Drawn hands and backups are not in the storage. */
export async function listFileReferences(db: Db): Promise<FileReferences> {
  const media = await listMediaReferences(db)
  const keys = [
    ...media.keys,
    ...(await listPhotoKeys(db)),
    ...(await listImportKeys(db)),
    ...(await listEafKeys({ db })),
    erasureListKey,
  ]
  return { keys: new Set(keys), prefixes: media.prefixes }
}

/** Files that the database refers to and the storage does not have. */
export async function listMissingFiles(db: Db, storage: Pick<Storage, 'list'>): Promise<string[]> {
  const stored = new Set(await Array.fromAsync(storage.list()))
  const { keys } = await listFileReferences(db)
  return [...keys].filter((key) => key !== erasureListKey && !stored.has(key)).toSorted()
}
