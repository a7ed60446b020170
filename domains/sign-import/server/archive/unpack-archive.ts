import { basename } from 'node:path'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import { inspectionLimits } from '#platform/inspection/inspection-limits.ts'
import type { readArchiveNames } from './read-archive.inspection.ts'
import type { unpackPart, unpackTable } from './unpack-archive.inspection.ts'

const folderOfTasks = 'domains/sign-import/server/archive'
const readNames = inspectionTask<typeof readArchiveNames>(
  `${folderOfTasks}/read-archive.inspection.ts`,
  'readArchiveNames',
)
const unpackModule = `${folderOfTasks}/unpack-archive.inspection.ts`
const unpack = inspectionTask<typeof unpackPart>(unpackModule, 'unpackPart')
const unpackOneTable = inspectionTask<typeof unpackTable>(unpackModule, 'unpackTable')

/**
 * The names of the files of an archive.
 * @param name of the archive in error messages
 * @param tables how many CSV files it must contain
 * @throws AppError what `readArchiveNames` throws; `media.tooDemanding`, `server.busy`
 */
export const listArchive = (path: string, tables: 0 | 1, name = basename(path)): Promise<string[]> =>
  readNames([path, tables], { refuse: refuseDemanding(name) })

/**
 * Unpacks the CSV file that an archive contains beside its media.
 * @param name of the archive in error messages
 * @throws AppError `import.archiveTable` unless there is exactly one; what `unpackTable` throws; `media.tooDemanding`,
 *   `server.busy`
 */
export async function extractTable(path: string, target: string, name = basename(path)): Promise<void> {
  await listArchive(path, 1, name)
  await unpackOneTable([path, target], { refuse: refuseDemanding(name) })
}

/**
 * Unpacks the media of an archive. Each file gets a folder of its own, so that names of the archive choose no path; the import
 * finds files by their names.
 * @param name of the archive in error messages
 * @throws AppError what `unpackPart` throws; `media.tooDemanding`, `server.busy`
 */
export async function unpackArchive(path: string, folder: string, name = basename(path)): Promise<void> {
  const options = { refuse: refuseDemanding(name), seconds: inspectionLimits.unpackSeconds }
  for (let next: number | null = 0; next !== null; ) next = await unpack([path, folder, next], options)
}
