import { basename } from 'node:path'
import { inspectionTask, refuseDemanding } from '#platform/inspection/inspect.ts'
import { inspectionLimits } from '#platform/inspection/inspection-limits.ts'
import type { readArchiveNames } from './read-archive.inspection.ts'
import type { unpackPart } from './unpack-archive.inspection.ts'

const folderOfTasks = 'domains/sign-import/server/archive'
const readNames = inspectionTask<typeof readArchiveNames>(
  `${folderOfTasks}/read-archive.inspection.ts`,
  'readArchiveNames',
)
const unpack = inspectionTask<typeof unpackPart>(
  `${folderOfTasks}/unpack-archive.inspection.ts`,
  'unpackPart',
)

/**
 * The names of the files of an archive.
 * @param name of the archive in error messages
 * @throws AppError what `readArchiveNames` throws; `media.tooDemanding`, `server.busy`
 */
export const listArchive = (path: string, name = basename(path)): Promise<string[]> =>
  readNames([path], { refuse: refuseDemanding(name) })

/**
 * Unpacks an archive of media. Each file gets a folder of its own, so that names of the archive choose no path; the import
 * finds files by their names.
 * @param name of the archive in error messages
 * @throws AppError what `unpackPart` throws; `media.tooDemanding`, `server.busy`
 */
export async function unpackArchive(path: string, folder: string, name = basename(path)): Promise<void> {
  const options = { refuse: refuseDemanding(name), seconds: inspectionLimits.unpackSeconds }
  for (let next: number | null = 0; next !== null; ) next = await unpack([path, folder, next], options)
}
