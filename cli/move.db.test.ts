import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { publish } from '#domains/publication/server/publish.fixture.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { callCommand } from '#tests/call-command.ts'
import { newServerDatabase, openEmbeddedDatabase } from '#tests/database.ts'
import { createBucket } from '#tests/s3-bucket.ts'
import { hasSwift, type SwiftServer } from '#tests/swift.ts'
import { startProxyOfRun } from '#tests/swift-of-run.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openInstallation } from '../server/open-installation.ts'
import { checkMove } from './move/check-move.ts'
import { move } from './move/move.fixture.ts'
import { openMoveSource } from './move/move-source.ts'
import { startMoved } from './move/start-moved.ts'

const asLines = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map((line) => line.join('='))
    .join('\n')

/** An installation in a folder, with a published sign, files and a key of second factors. */
async function makeOld() {
  const settings = { DATA_DIR: await temporaryFolder() }
  await (await openEmbeddedDatabase(settings.DATA_DIR)).close()
  const { database, storage } = await openInstallation({ config: loadConfig(settings) })
  await inTransaction(database.db, (tx) => publish(tx, 'CASA'))
  const files = (await Array.fromAsync(storage.list())).toSorted()
  await database.close()
  await writeFile(join(settings.DATA_DIR, 'second-factor.key'), 'k'.repeat(43))
  return { settings, files }
}

const onServer = process.env.TEST_DATABASE === 'postgres'

test.runIf(onServer)(
  'a PostgreSQL that other processes use, and one that is unsuitable, are named',
  async () => {
    const { adminUrl, role } = inject('postgres')
    const admin = new pg.Client({ connectionString: adminUrl })
    await admin.connect()
    await admin.query('drop database if exists move_ascii')
    await admin.query(`create database move_ascii template template0 encoding 'SQL_ASCII' locale 'C'`)
    await admin.end()
    const unsuitable = new URL(adminUrl)
    unsuitable.username = role
    unsuitable.pathname = 'move_ascii'
    const DATA_DIR = await temporaryFolder()
    const old = { DATA_DIR, DATABASE_URL: await newServerDatabase('move_source', 'migrated') }
    const source = await openMoveSource(loadConfig(old))
    const other = await openDatabase(loadConfig(old))
    const to = { DATA_DIR: join(DATA_DIR, 'new'), DATABASE_URL: unsuitable.href }
    const find = async (isRehearsal: boolean) =>
      (await checkMove(source, loadConfig(to), { isRehearsal })).map(({ name }) => name)
    expect(await find(true)).toEqual(['running', 'databaseEncoding', 'databaseRights'])
    expect(await find(false)).toContain('stillRunning')
    await other.close()
    await expect.poll(() => find(false)).toEqual(['databaseEncoding', 'databaseRights'])
    await source.database?.close()
  },
)

describe.runIf(onServer && hasSwift())('with PostgreSQL and S3', () => {
  let swift: SwiftServer
  beforeAll(async () => {
    swift = await startProxyOfRun()
  })
  afterAll(() => swift?.stop())

  test('an installation moves from a folder to PostgreSQL and S3 and back, is compared, and answers', async () => {
    const { settings, files } = await makeOld()
    expect(files.length).toBeGreaterThan(0)
    const folder = await temporaryFolder()
    const { bucket } = await createBucket(swift)
    const there = {
      DATA_DIR: join(folder, 'server'),
      DATABASE_URL: await newServerDatabase('moved', 'fresh'),
      STORAGE_URL: swift.storageUrl(bucket),
    }
    const file = join(folder, 'new.env')
    await writeFile(file, asLines(there))
    const result = await callCommand('move', ['--to', file], {
      ...settings,
      MAIL_FROM: 'signs@signs.example',
    })
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining('The move is complete.') })
    expect(result.output).toContain('do not have: MAIL_FROM.')
    expect(result.output).toContain('It answers, and shows 1 published sign.')
    expect(result.output).toContain(join(there.DATA_DIR, 'second-factor.key'))
    expect(await readFile(join(there.DATA_DIR, 'second-factor.key'), 'utf8')).toBe('k'.repeat(43))

    // Its audit log has the entry of the move, so it is not a copy of the old one any more.
    const old = await openMoveSource(loadConfig(settings))
    const again = await checkMove(old, loadConfig(there), { isRehearsal: true })
    expect(again.map(({ name }) => name)).toEqual(['databaseNotEmpty'])
    await old.database?.close()

    const back = loadConfig({ DATA_DIR: join(folder, 'back') })
    const report = await move(loadConfig(there), back)
    expect(report).toMatchObject({ findings: [], differing: [], missing: [], wasUsed: false })
    expect(await startMoved(back, report)).toEqual({ signs: 1, failure: undefined })
    const moved = await openMoveSource(back)
    onTestFinished(async () => moved.database?.close())
    expect((await Array.fromAsync(moved.storage.list())).toSorted()).toEqual(files)
  })
})
