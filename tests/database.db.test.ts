import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { appliedMigrations } from '#platform/db/migrate.ts'
import { useDatabase } from './database.ts'

const { db, engine } = await useDatabase()

const state = async () => ({
  languages: (await db.selectFrom('language').select('code').execute()).length,
  version: (await db.selectFrom('dictionaryVersion').select('version').executeTakeFirst())?.version,
  properties: (await db.selectFrom('signProperty').select('property').execute()).length,
})

test.each([1, 2])('every test starts with what the migrations left, and nothing else (%i)', async () => {
  const before = await state()
  expect(before).toMatchObject({ languages: 0, version: 0 })
  expect(before.properties).toBeGreaterThan(20)
  expect(await appliedMigrations(db)).toEqual(Object.keys(migrations))

  await db.insertInto('language').values({ code: 'pt' }).execute()
  await db.updateTable('dictionaryVersion').set({ version: 9 }).execute()
  await db.deleteFrom('signProperty').where('property', '=', 'tags').execute()
  await sql`delete from kysely_migration`.execute(db)
})

test.runIf(engine === 'server')('the tests on a server run as a role that is no superuser', async () => {
  const { rows } = await sql`select rolsuper from pg_roles where rolname = current_user`.execute(db)
  expect(rows).toEqual([{ rolsuper: false }])
})
