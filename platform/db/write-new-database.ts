import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseFolder } from './database-folder.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/**
 * Writes the files of an embedded database with every migration into a folder that does not exist yet. Everybody may
 * read them, because the server may run as another user than the build.
 */
export async function writeNewDatabase(folder: string): Promise<void> {
  const dataDir = await mkdtemp(`${folder}-`)
  try {
    const database = await openDatabase({ dataDir })
    await migrateToLatest(database.db)
    await database.close()
    await makeReadable(databaseFolder(dataDir))
    await rename(databaseFolder(dataDir), folder)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
