import { extname } from 'node:path'
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl'
import { valuesFileName } from '#domains/vocabularies/values-file.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import { maxArchiveFiles, maxCompression, maxUnpackedBytes } from '../../archive.ts'

/** What people may put into an archive; the CSV file names these files. */
const mediaExtensions = ['.mp4', '.webm', '.mov', '.m4v', '.png', '.jpg', '.jpeg', '.webp']

/** A file of an archive, with its name without folders. */
export interface ArchiveFile {
  entry: Entry
  name: string
}

/**
 * Opens a ZIP archive of media and checks its directory, before anything is unpacked.
 * @returns its files, without folders and without what operating systems add
 * @throws AppError `import.archiveUnreadable`, `import.archiveTooMany`, `import.archiveTooLarge`, `import.archiveLink`, `import.archiveName`,
 *   `import.archiveEncrypted`, `import.archiveType`
 */
export async function withArchive<Result>(
  path: string,
  work: (zip: ZipFile, files: ArchiveFile[]) => Promise<Result>,
): Promise<Result> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    throwUnreadable,
  )
  try {
    return await work(zip, await checkedFiles(zip))
  } catch (error) {
    if (isAppError(error) || (error as NodeJS.ErrnoException).code !== undefined) throw error
    return throwUnreadable(error)
  } finally {
    zip.close()
  }
}

/**
 * The names of the files of an archive.
 * @param tables how many CSV files it must contain
 * @throws AppError `import.archiveType`, `import.archiveTable`, what `withArchive` throws
 */
export const readArchiveNames = (path: string, tables: 0 | 1): Promise<string[]> =>
  withArchive(path, async (_zip, files) => {
    const found = files.filter(({ name }) => isTable(name))
    const [first] = found
    if (tables === 0 && first) throw otherType(first.name)
    if (found.length !== tables)
      throw new AppError('import.archiveTable', { params: { count: found.length } })
    return files.map(({ name }) => name)
  })

/** Whether a file of an archive is a table of signs. */
export const isTable = (name: string): boolean => extname(name).toLowerCase() === '.csv'

async function checkedFiles(zip: ZipFile): Promise<ArchiveFile[]> {
  if (zip.entryCount > maxArchiveFiles)
    throw new AppError('import.archiveTooMany', { params: { count: maxArchiveFiles } })
  const files: ArchiveFile[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
    if (path.endsWith('/') || isFromSystem(path)) continue
    files.push({ entry, name: requireAcceptable(entry, path) })
    bytes += entry.uncompressedSize
    if (bytes > maxUnpackedBytes || isBomb(entry)) throwTooLarge()
  }
  return files
}

/** Folders of macOS and hidden files. */
const isFromSystem = (path: string): boolean =>
  path.split('/').some((part) => part === '__MACOSX' || part === 'Thumbs.db' || /^\.[^.]/.test(part))

/** @returns the name of a file without its folders */
function requireAcceptable(entry: Entry, path: string): string {
  const name = path.split('/').at(-1) ?? ''
  const fail = (code: 'import.archiveName' | 'import.archiveLink' | 'import.archiveEncrypted') =>
    new AppError(code, { params: { file: path.slice(0, 200) } })
  if (isLink(entry)) throw fail('import.archiveLink')
  if (validateFileName(path) !== null || name.length > 200) throw fail('import.archiveName')
  if (entry.isEncrypted()) throw fail('import.archiveEncrypted')
  const isKnown =
    isTable(name) || name === valuesFileName || mediaExtensions.includes(extname(name).toLowerCase())
  if (!isKnown) throw otherType(path)
  return name.normalize('NFC')
}

const otherType = (path: string) =>
  new AppError('import.archiveType', {
    params: { file: path.slice(0, 200), types: mediaExtensions.join(' ') },
  })

/** The upper half of the attributes is the mode of Unix. */
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > 1_000_000 && uncompressedSize > compressedSize * maxCompression

export function throwTooLarge(): never {
  throw new AppError('import.archiveTooLarge', { params: { gigabytes: maxUnpackedBytes / 1_000_000_000 } })
}

function throwUnreadable(cause: unknown): never {
  throw new AppError('import.archiveUnreadable', { cause })
}
