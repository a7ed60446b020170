import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#platform/errors/app-error.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import { withArchive } from './read-archive.inspection.ts'

/** Files of requests are inspected between two parts. */
const partMillis = 2000

/**
 * Unpacks some files of an archive, beginning with that of the given index.
 * @returns the index of the next file; null after the last one
 * @throws AppError what `withArchive` throws; `storage.full`
 */
export const unpackPart = (path: string, folder: string, from: number): Promise<number | null> =>
  withArchive(path, async (zip, files) => {
    const end = performance.now() + partMillis
    const bytes = files.slice(from).reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
    await mkdir(folder, { recursive: true })
    if (!(await hasFreeSpace(folder, bytes))) throw new AppError('storage.full')
    for (const [index, { entry, name }] of files.entries()) {
      if (index < from) continue
      if (index > from && performance.now() > end) return index
      const own = join(folder, String(index))
      await mkdir(own)
      // The library ends the stream with an error when a file is larger than the directory says.
      const content = await zip.openReadStreamPromise(entry)
      await pipeline(content, createWriteStream(join(own, name))).catch((error: unknown) => {
        throw asStorageFull(error)
      })
    }
    return null
  })
