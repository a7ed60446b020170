import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import {
  aDocument,
  insertAccounts,
  makeDictionary,
  now,
  publishSigns,
  saveChanges,
} from '#domains/signs/server/signs.fixture.ts'
import { migrations } from '#migrations/index.ts'
import { createBackup } from '#platform/backup/create-backup.ts'
import { loadConfig } from '#platform/config.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { createLog } from '#platform/log/log.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { cast } from '#tests/cast.ts'
import { newServerDatabase, openEmbeddedDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openSite } from './open-site.ts'

const { bruno, carla } = cast

/** What a migration of the next release may do, by the rule of CONTRIBUTING.md. */
const expansion = {
  up: async (db: Parameters<(typeof migrations)['0001-languages-and-vocabularies']['up']>[0]) => {
    await sql`
      alter table sign add column rating integer, add column is_archived boolean not null default false;
      alter table account add column pronouns text;
      alter table published_sign add column popularity integer not null default 0;
      create index sign_by_rating on sign (rating);
      create table sign_rating (sign_id integer primary key references sign on delete cascade, stars integer not null);
    `.execute(db)
  },
}

test('a program goes on reading and writing while the next release has migrated the database, and does not start on it again', async () => {
  const onServer = process.env.TEST_DATABASE === 'postgres'
  const databaseUrl = onServer ? await newServerDatabase('rolling_upgrade', 'migrated') : undefined
  const database = onServer ? await openDatabase({ databaseUrl, dataDir: '' }) : await openEmbeddedDatabase()
  onTestFinished(() => database.close())
  const { db } = database
  await makeDictionary(db)
  await insertAccounts(db, [bruno, carla])
  const folder = await temporaryFolder()
  const site = await openSite({
    config: loadConfig({ DATA_DIR: folder, WORKER: '0' }),
    database,
    storage: fileSystemStorage(`${folder}/media`),
    log: createLog('silent'),
    pages: () => async () => new Response(),
  })
  onTestFinished(() => site.close())
  const publish = async (gloss: string) => {
    const [saved] = await saveChanges(db, [{ document: aDocument(gloss) }], bruno)
    const context = { db, now: () => now, requireSignerConsent: false }
    await publishSigns(context, { actor: carla, ids: [saved?.id ?? 0], withoutVideo: true })
  }
  await publish('ANTES')
  const next = { ...migrations, '9999-next-release': expansion }
  expect(await migrateToLatest(db, {}, next)).toEqual(['9999-next-release'])

  await publish('DEPOIS')
  await expect.poll(() => site.dictionary.count).toBe(2)
  const statuses = ['/readyz', '/api/signs?q=DEPOIS', '/sitemap.xml'].map(
    async (path) => (await site.fetch(new Request(`http://inside:3000${path}`))).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200])
  const { migrations: saved } = await createBackup(database, `${folder}/backup`)
  expect(saved.at(-1)).toBe('9999-next-release')

  await expect(migrateToLatest(db)).rejects.toMatchObject({
    code: 'database.newer',
    params: { migration: '9999-next-release' },
  })
})
