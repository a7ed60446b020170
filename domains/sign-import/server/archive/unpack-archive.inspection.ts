import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { requireCsvSize } from '#domains/signs/csv/decode-csv.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { hasFreeSpace } from '#platform/storage/free-space.ts'
import { asStorageFull } from '#platform/storage/storage-full.ts'
import { isTable, withArchive } from './read-archive.inspection.ts'

/** Files of requests are inspected between two parts. */
const partMillis = 2000

/**
 * Unpacks some media of an archive, beginning with that of the given index.
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
      if (index < from || isTable(name)) continue
      if (index > from && performance.now() > end) return index
      const own = join(folder, String(index))
      await mkdir(own)
      await unpackFile(zip, entry, join(own, name))
    }
    return null
  })

/**
 * Unpacks the CSV file of an archive that has one.
 * @throws AppError what `withArchive` throws; `import.tooLarge`, `storage.full`
 */
export const unpackTable = (path: string, target: string): Promise<void> =>
  withArchive(path, async (zip, files) => {
    const table = files.find(({ name }) => isTable(name))
    if (!table) return
    requireCsvSize(table.entry.uncompressedSize)
    await unpackFile(zip, table.entry, target)
  })

/** The library ends the stream with an error when a file is larger than the directory says. */
const unpackFile = async (zip: ZipFile, entry: Entry, target: string): Promise<void> =>
  pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target)).catch((error: unknown) => {
    throw asStorageFull(error)
  })
