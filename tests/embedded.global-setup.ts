import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { databaseFolder } from '#platform/db/database-folder.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { prepareReset } from './reset-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of an embedded database: empty, and with every migration, prepared for its reset. */
    embeddedFiles: { empty: EmbeddedFiles; migrated: EmbeddedFiles }
  }
}

/** The same files for a database in memory and for one in a folder. */
interface EmbeddedFiles {
  /** A tar archive. */
  archive: string
  folder: string
}

/**
 * Makes the files of new databases once: each database of the run begins with a copy. Runs with the same
 * EMBEDDED_FILES_DIR, such as the stages of `npm test`, share them.
 */
export default async function provideEmbeddedFiles(project: TestProject) {
  const shared = process.env.EMBEDDED_FILES_DIR
  const folder = shared ?? (await mkdtemp(join(tmpdir(), 'signbank-embedded-')))
  const filesOf = (name: string) => ({
    archive: join(folder, `${name}.tar`),
    folder: databaseFolder(join(folder, name)),
  })
  const files = { empty: filesOf('empty'), migrated: filesOf('migrated') }
  if (!existsSync(files.migrated.archive)) await makeEmbeddedFiles(folder, files)
  project.provide('embeddedFiles', files)
  return shared === undefined ? () => rm(folder, { recursive: true, force: true }) : undefined
}

async function makeEmbeddedFiles(
  folder: string,
  { empty, migrated }: ProvidedContext['embeddedFiles'],
): Promise<void> {
  await mkdir(join(folder, 'empty'))
  await writeArchive(empty)
  const database = await openDatabase({ dataDir: join(folder, 'migrated'), newDatabase: empty.folder })
  await migrateToLatest(database.db)
  await prepareReset(database.db)
  await database.close()
  await writeArchive(migrated)
}

/** Writes the archive of a folder, in which an empty database is made if it does not exist. */
async function writeArchive({ archive, folder }: EmbeddedFiles): Promise<void> {
  const engine = await PGlite.create({ dataDir: folder })
  const files = await engine.dumpDataDir('none')
  await engine.close()
  await writeFile(archive, Buffer.from(await files.arrayBuffer()))
}
