import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '#platform/config.ts'
import type { Database } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { callCommand } from '#tests/call-command.ts'
import { openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { move } from './move.fixture.ts'

/** A new embedded database, and a storage without files. */
async function openSmall(files: 'empty' | 'migrated') {
  const config = loadConfig({ DATA_DIR: await temporaryFolder() })
  await (await openEmbeddedDatabase(config.dataDir, { files })).close()
  return { config, storage: fileSystemStorage(config.mediaDir) }
}

test('a move that was interrupted continues: what is there is compared, and what differs is named', async () => {
  const [from, target] = [await openSmall('migrated'), await openSmall('empty')]
  for (const key of ['7/a.mp4', '7/b.mp4']) await from.storage.write(key, Buffer.from(key))
  // Interrupted while tables were written, which is one transaction, and while files were copied.
  await target.storage.write('7/a.mp4', Buffer.from('7/a.mp4'))
  expect(await move(from.config, target.config)).toMatchObject({
    findings: [],
    files: 2,
    differing: [],
    missing: [],
    steps: ['read', 'copy', 'compareFiles', 'write', 'compare'],
  })

  // Interrupted after the tables were written; since then a row was changed.
  const change = ({ pool }: Database) => pool.query('update dictionary_version set version = version + 7')
  expect(await move(from.config, target.config, change)).toMatchObject({
    findings: ['continued'],
    differing: ['dictionary_version'],
    steps: ['read', 'copy', 'compareFiles', 'compare'],
  })
})

test('the command needs settings that it can read and that are valid', async () => {
  const folder = await temporaryFolder()
  const file = join(folder, 'new.env')
  const settings = { DATA_DIR: folder }
  const [missing, invalid] = await Promise.all([
    callCommand('move', ['--to', join(folder, 'missing.env')], settings),
    writeFile(file, 'PORT=x').then(() => callCommand('move', ['--to', file], settings)),
  ])
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('missing.env') })
  expect(invalid).toMatchObject({ code: 1, output: expect.stringContaining(`In the file ${file}:`) })
})
