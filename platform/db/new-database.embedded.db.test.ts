import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { writeNewDatabase } from './write-new-database.ts'

let folder: string
let newDatabase: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-new-'))
  newDatabase = join(folder, 'new')
  await writeNewDatabase(newDatabase)
})
afterAll(() => rm(folder, { recursive: true }))

async function open(dataDir: string) {
  const database = await openDatabase({ dataDir, newDatabase })
  onTestFinished(() => database.close())
  return database.db
}

const insertLanguage = (db: Awaited<ReturnType<typeof open>>, code: string) =>
  db.insertInto('language').values({ code, isDefault: true }).execute()
const languagesOf = (db: Awaited<ReturnType<typeof open>>) =>
  db.selectFrom('language').select('code').execute()

test('data folders begin with the written files: each has every migration, and they are independent', async () => {
  const [first, second] = [await open(await temporaryFolder()), await open(await temporaryFolder())]
  expect(await migrateToLatest(first)).toEqual([])
  await insertLanguage(first, 'pt')
  expect(await languagesOf(second)).toEqual([])
})

test('everybody may read the written files, but only their user those of a data folder', async () => {
  const dataDir = await temporaryFolder()
  await open(dataDir)
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  expect(await modeOf(newDatabase)).toBe(0o755)
  expect(await modeOf(join(newDatabase, 'PG_VERSION'))).toBe(0o644)
  expect(await modeOf(join(dataDir, 'database'))).toBe(0o700)
})

test('a data folder that has a database keeps it', async () => {
  const dataDir = await temporaryFolder()
  const before = await openDatabase({ dataDir, newDatabase })
  await insertLanguage(before.db, 'et')
  await before.close()
  expect(await languagesOf(await open(dataDir))).toEqual([{ code: 'et' }])
})

test('a copy that was interrupted is made again', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'new-database'))
  await writeFile(join(dataDir, 'new-database', 'PG_VERSION'), 'half')
  expect(await languagesOf(await open(dataDir))).toEqual([])
  expect(await readdir(dataDir)).not.toContain('new-database')
})
