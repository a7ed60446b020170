import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { countRows, createFiller, type KnownValues } from '#migrations/fill-tables.fixture.ts'
import { migrations } from '#migrations/index.ts'
import type { Query } from '#platform/backup/database-schema.ts'
import { loadConfig } from '#platform/config.ts'
import type { Migrations } from '#platform/db/migrate.ts'
import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { createLog } from '#platform/log/log.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { loadSeeds } from '#seeds/load-seeds.ts'
import { openEmptyDatabase } from '#tests/database.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'
import { openSite } from './open-site.ts'

const document = JSON.stringify(emptyDocument('CASA'))

/** What checks and readers ask for beyond the type of a column. */
const known: KnownValues = {
  'appearance.id': '1',
  'audit_retention.id': '1',
  'audit_retention.months': '12',
  'change_counter.id': '1',
  'dictionary_version.id': '1',
  'eaf_value.set_aside_reason': null,
  'language.code': 'pt-aa{n}',
  'language.is_default': 'false',
  'published_sign.document': document,
  'sign_note.list': 'notes',
  'sign_value.list': 'tags',
  'sign_value.many': 'true',
  'sign_value.property': 'tags',
  'sign_version.document': document,
  'vocabulary_entry.list': ['notes', 'tags'],
  after_deletion: '1',
  country: 'BR',
  details_visibility: '1',
  email_visibility: '1',
  hex_code: '#005a9c',
  scopes: '{read}',
  sender_email: 'x{n}@b.example',
  sign_language: 'bzs',
}

/** Tables that a migration replaced, with the one that has their rows now; null for counts that were made anew. */
const replaced: Record<string, string | null> = {
  account_event: 'audit_entry',
  contact_status_change: 'contact_event',
  search_miss: null,
}

/** What visitors and programs read first. */
const paths = [
  '/readyz',
  '/sitemap.xml',
  '/api/languages',
  '/api/privacy-policy',
  '/api/signbank/uiux?platform=signbank',
  '/api/signs?per_page=5',
]

const queryIn =
  (tx: Tx): Query =>
  async <Row>(text: string, values: unknown[] = []) =>
    (await tx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

test('rows that were written at the state of any migration are there after all later ones, and the program reads them', async () => {
  const database = await openEmptyDatabase('upgrade')
  const { db } = database
  const { fill, written } = createFiller(known)
  for (const migration of Object.values(migrations as Migrations)) {
    await inTransaction(db, (tx) => migration.up(tx))
    await inTransaction(db, (tx) => fill(queryIn(tx)))
  }
  const found = await inTransaction(db, (tx) => countRows(queryIn(tx)))
  const lost = [...written].filter(([name, rows]) => {
    const table = replaced[name] === undefined ? name : replaced[name]
    return table !== null && (found.get(table) ?? 0) < rows
  })
  expect(lost).toEqual([])
  expect([...found].filter(([, rows]) => rows === 0)).toEqual([])

  const storage = fileSystemStorage(await temporaryFolder())
  await loadSeeds({ db, storage })
  const site = await openSite({
    config: loadConfig({ DATA_DIR: await temporaryFolder(), WORKER: '0' }),
    database,
    storage,
    log: createLog('silent'),
    pages: () => async () => new Response(),
  })
  onTestFinished(() => site.close())
  const answers = paths.map(async (path) => {
    const { status } = await site.fetch(new Request(`http://inside:3000${path}`))
    return `${path} ${status}`
  })
  expect(await Promise.all(answers)).toEqual(paths.map((path) => `${path} 200`))
  expect(site.dictionary.count).toBe(written.get('published_sign'))
})
