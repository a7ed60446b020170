import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar archive of the files of an empty embedded database. */
    initialFiles: string
  }
}

/** Makes the files of an empty database once: each new database of the run begins with them. */
export default async function makeInitialFiles(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'signbank-initial-'))
  const engine = await PGlite.create({ dataDir: 'memory://' })
  const archive = await engine.dumpDataDir('none')
  await engine.close()
  const path = join(folder, 'database.tar')
  await writeFile(path, Buffer.from(await archive.arrayBuffer()))
  project.provide('initialFiles', path)
  return () => rm(folder, { recursive: true, force: true })
}
