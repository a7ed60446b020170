import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'

/**
 * Runs work on a copy of a stored CSV file in an empty folder, because a worker thread reads files by their path.
 * @throws AppError `import.fileMissing`, `storage.full`
 */
export async function withLocalFile<Result>(
  storage: Pick<Storage, 'read'>,
  key: string | null,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (key === null) throw new AppError('import.fileMissing', { params: { file: 'CSV' } })
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const path = join(folder, 'signs.csv')
  try {
    await pipeline(await storage.read(key), createWriteStream(path)).catch((error: unknown) => {
      throw asStorageFull(error)
    })
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
