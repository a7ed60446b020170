import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import { withArchive } from './read-archive.ts'

/**
 * Unpacks an archive of media. Each file gets a folder of its own, so that names of the archive choose no path; the import
 * finds files by their names.
 * @throws what `withArchive` throws; `storage.full`
 */
export const unpackArchive = (path: string, folder: string): Promise<void> =>
  withArchive(path, async (zip, files) => {
    const bytes = files.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
    await mkdir(folder, { recursive: true })
    if (!(await hasFreeSpace(folder, bytes))) throw new AppError('storage.full')
    for (const [index, { entry, name }] of files.entries()) {
      const own = join(folder, String(index))
      await mkdir(own)
      // The library ends the stream with an error when a file is larger than the directory says.
      const content = await zip.openReadStreamPromise(entry)
      await pipeline(content, createWriteStream(join(own, name))).catch((error: unknown) => {
        throw asStorageFull(error)
      })
    }
  })
