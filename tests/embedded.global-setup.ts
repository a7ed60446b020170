import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { databaseFolder } from '#platform/db/database-folder.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { prepareReset } from './reset-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar archives of the files of an embedded database: empty, and with every migration, prepared for its reset. */
    embeddedFiles: { empty: string; migrated: string }
  }
}

/**
 * Makes the files of new databases once: each database of the run begins with a copy. Runs with the same
 * EMBEDDED_FILES_DIR, such as the stages of `npm test`, share them.
 */
export default async function provideEmbeddedFiles(project: TestProject) {
  const shared = process.env.EMBEDDED_FILES_DIR
  const folder = shared ?? (await mkdtemp(join(tmpdir(), 'signbank-embedded-')))
  const files = { empty: join(folder, 'empty.tar'), migrated: join(folder, 'migrated.tar') }
  if (!existsSync(files.migrated)) await makeEmbeddedFiles(folder, files)
  project.provide('embeddedFiles', files)
  return shared === undefined ? () => rm(folder, { recursive: true, force: true }) : undefined
}

async function makeEmbeddedFiles(folder: string, { empty, migrated }: { empty: string; migrated: string }) {
  await writeArchive(empty)
  const dataDir = join(folder, 'data')
  const database = await openDatabase({ dataDir, initialFiles: new Blob([await readFile(empty)]) })
  await migrateToLatest(database.db)
  await prepareReset(database.db)
  await database.close()
  await writeArchive(migrated, databaseFolder(dataDir))
}

async function writeArchive(path: string, dataDir = 'memory://'): Promise<void> {
  const engine = await PGlite.create({ dataDir })
  const archive = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(path, Buffer.from(await archive.arrayBuffer()))
}
