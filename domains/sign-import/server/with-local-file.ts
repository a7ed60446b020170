import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import type { SignImport } from '../sign-import.ts'
import { unpackArchive } from './archive/unpack-archive.ts'
import { withImportFolder } from './with-import-folder.ts'

/**
 * Runs work on a copy of a stored CSV file in a folder of its own, because a worker thread reads files by their path. The
 * media of an archive are unpacked beside it, where an import finds them.
 * @throws AppError `import.fileMissing`, `storage.full`; what `unpackArchive` throws
 */
export async function withLocalFile<Result>(
  storage: Pick<Storage, 'read'>,
  { storageKey, mediaKey, mediaName }: Pick<SignImport, 'storageKey' | 'mediaKey' | 'mediaName'>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (storageKey === null) throw new AppError('import.fileMissing', { params: { file: 'CSV' } })
  const copy = async (key: string, path: string) =>
    pipeline(await storage.read(key), createWriteStream(path)).catch((error: unknown) => {
      throw asStorageFull(error)
    })
  return withImportFolder(async (folder) => {
    const path = join(folder, 'signs.csv')
    await copy(storageKey, path)
    if (mediaKey !== null) {
      const archive = join(folder, 'media.zip')
      await copy(mediaKey, archive)
      await unpackArchive(archive, join(folder, 'media'), mediaName ?? undefined)
      await rm(archive)
    }
    return work(path)
  })
}
