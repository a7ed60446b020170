import { cpSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a data folder has the files of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

/**
 * Copies the files of a new database into a data folder that has none.
 * @param from a folder that `writeNewDatabase` wrote
 */
export async function copyNewDatabase(from: string, dataDir: string): Promise<void> {
  // The folder has its name when it is complete: a copy that was interrupted is made again.
  const incomplete = join(dataDir, 'new-database')
  await rm(incomplete, { recursive: true, force: true })
  // Nothing else runs yet, and copying thousands of small files asynchronously takes a multiple of the time.
  cpSync(from, incomplete, { recursive: true })
  await chmod(incomplete, 0o700)
  await rename(incomplete, databaseFolder(dataDir))
}
