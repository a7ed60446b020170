import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openEmbeddedDatabase, useScratchDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { createBackup } from './create-backup.ts'
import { drillRestore } from './drill-restore.ts'

const source = await openEmbeddedDatabase('memory://')
afterAll(() => source.close())

const emptyDatabase = await useScratchDatabase()

async function newBackup(): Promise<string> {
  const folder = join(await temporaryFolder(), 'backup')
  await createBackup(source, folder)
  return folder
}

test('a backup that is restored into a scratch database is equal to it', async () => {
  const { rows, newMigrations, differing, manifest } = await drillRestore(
    await emptyDatabase(),
    await newBackup(),
  )
  expect({ newMigrations, differing }).toEqual({ newMigrations: 0, differing: [] })
  expect(rows).toBe(manifest.tables.reduce((sum, table) => sum + table.rows, 0))
  expect(rows).toBeGreaterThan(0)
})

test('a table that is not as in the backup afterwards is named', async () => {
  const scratch = await emptyDatabase()
  const folder = await newBackup()
  const { tables } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const { name } = tables.find(({ rows }: { rows: number }) => rows > 0)
  const query = async (...args: Parameters<typeof scratch.pool.query>) => {
    // The last statement of a restore.
    if (String(args[0]) === 'analyze')
      await scratch.pool.query(`alter table ${name} disable trigger all; delete from ${name}`)
    return scratch.pool.query(...args)
  }
  const pool = Object.assign(Object.create(scratch.pool), { query })
  expect((await drillRestore({ ...scratch, pool }, folder)).differing).toContain(name)
})

test('a backup with an altered file is refused with its name', async () => {
  const folder = await newBackup()
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const { file } = manifest.tables.find(({ rows }: { rows: number }) => rows > 0)
  const text = gunzipSync(await readFile(join(folder, file)))
  await writeFile(join(folder, file), gzipSync(text.fill('x', 0, 1)))
  await expect(drillRestore(await emptyDatabase(), folder)).rejects.toMatchObject({
    code: 'backup.damaged',
    params: { file },
  })
})
