import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrations as ownMigrations } from '#migrations/index.ts'
import { newServerDatabase, openEmptyDatabase } from '#tests/database.ts'
import { migrateToLatest } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { Db } from './transaction.ts'

const onServer = process.env.TEST_DATABASE === 'postgres'

/** The database of a server, as one of several processes opens it. */
async function open(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  onTestFinished(() => database.close())
  return database
}

const making = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db)
  },
})
const two = { '0001-first': making('first'), '0002-second': making('second') }

test('migrations run once and in order, and the backup hook runs only before changing a database in use', async () => {
  const { db } = await openEmptyDatabase('migrate_once')
  let backups = 0
  const before = async () => {
    backups += 1
  }
  expect(await migrateToLatest(db, { before }, { '0001-first': two['0001-first'] })).toEqual(['0001-first'])
  expect(backups).toBe(0)
  expect(await migrateToLatest(db, { before }, two)).toEqual(['0002-second'])
  expect(backups).toBe(1)
  expect(await migrateToLatest(db, { before }, two)).toEqual([])
  expect(backups).toBe(1)
})

test('a failing migration is rolled back, and earlier ones stay applied', async () => {
  const { db } = await openEmptyDatabase('migrate_fails')
  const failing: Migration = {
    up: async (tx) => {
      await making('half').up(tx)
      throw new Error('broken')
    },
  }
  await migrateToLatest(db, {}, { '0001-first': two['0001-first'] })
  await expect(migrateToLatest(db, {}, { ...two, '0003-failing': failing })).rejects.toThrow('broken')
  const { rows } = await sql`
    select to_regclass('second') is not null as second, to_regclass('half') is null as gone`.execute(db)
  expect(rows).toEqual([{ second: true, gone: true }])
})

test('a database of a newer program is rejected with the name of the unknown migration', async () => {
  const { db } = await openEmptyDatabase('migrate_newer')
  await migrateToLatest(db, {}, two)
  const older = migrateToLatest(db, {}, { '0001-first': two['0001-first'] })
  await expect(older).rejects.toMatchObject({ code: 'database.newer', params: { migration: '0002-second' } })
})

test.runIf(onServer)('two processes that start together on one server take turns', async () => {
  const url = await newServerDatabase('migrate_race', 'fresh')
  const databases = await Promise.all([open(url), open(url), open(url)])
  const applied = await Promise.all(databases.map(({ db }) => migrateToLatest(db)))
  expect(applied.flat().sort()).toEqual(Object.keys(ownMigrations))
})

test.runIf(onServer)(
  'a process that starts while another migrates reads no tables before its turn',
  async () => {
    const url = await newServerDatabase('migrate_turns', 'fresh')
    const [first, second] = await Promise.all([open(url), open(url)])
    const reading = vi.spyOn(second.db.introspection.constructor.prototype, 'getTables')
    onTestFinished(() => reading.mockRestore())
    let secondApplied: Promise<string[]> | undefined
    const slow: Migration = {
      up: async (tx) => {
        const callsBefore = reading.mock.calls.length
        secondApplied = migrateToLatest(second.db, {}, { '0001-slow': slow })
        await expect.poll(() => waitsForLock(tx)).toBe(true)
        expect(reading.mock.calls.length).toBe(callsBefore)
      },
    }
    expect(await migrateToLatest(first.db, {}, { '0001-slow': slow })).toEqual(['0001-slow'])
    expect(await secondApplied).toEqual([])
  },
)

async function waitsForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  return rows.length > 0
}
