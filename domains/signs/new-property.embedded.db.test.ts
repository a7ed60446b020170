import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { copyProject } from '#tests/copy-project.ts'
import { temporaryFolder } from '#tests/temporary-folder.ts'

/** Uses the properties `origin` (text) and `register` (values of the list `register`) like any other property. */
const script = `
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { signWireOf, toSignWire } from '#domains/sign-page/published-sign.wire.ts'
import { aPublishedSign } from '#domains/sign-page/published-sign.fixture.ts'
import { createVocabulary } from '#domains/vocabularies/vocabulary.ts'
import { filterKeys } from '#domains/signs/properties.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { exportSigns } from '#domains/signs/server/export-signs.ts'
import { importSigns } from '#domains/signs/server/import/import-signs.ts'
import { saveSigns } from '#domains/signs/server/save-signs.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import { system } from '#platform/actor.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { listSeeds } from '#seeds/list-seeds.ts'

const folder = import.meta.dirname
const initialFiles = new Blob([await readFile(process.env.DATABASE_FILES)])
const database = await openDatabase({ dataDir: 'memory://', initialFiles })
const { db } = database
await migrateToLatest(db)
for (const [position, code] of locales.entries())
  await sql\`insert into language (code, is_default, position) values (\${code}, \${code === 'pt'}, \${position})\`.execute(db)
await sql\`insert into dictionary (name, acronym, sign_language, country, version_label) values ('T', 'T', 'bzs', 'BR', '1')\`.execute(db)
for (const group of await listSeeds(folder + '/seeds')) await inTransaction(db, (tx) => group.load(tx, new Set(group.names)))

const entries = (await sql\`select id, value from vocabulary_entry where list = 'register' order by position\`.execute(db)).rows
const context = { db, now: () => new Date(0), storage: fileSystemStorage(folder + '/stored') }
const save = (change) => saveSigns(context, system, { kind: 'form', changes: [change] })
const described = (gloss, origin) => ({
  ...emptyDocument(gloss),
  texts: { gloss, origin },
  translations: { pt: [['casa']] },
  values: { register: [entries[0].id] },
})
const [saved] = await save({ document: described('CASA', 'from French'), decision: 'publish' })
const refused = await save({ document: described('LONGA', 'x'.repeat(20_001)) }).then(() => null, (error) => ({ code: error.code, field: error.fields[0].field }))
const stored = (await loadSigns(db, [saved.id])).get(saved.id)?.document
const version = (await sql\`select document from sign_version where sign_id = \${saved.id}\`.execute(db)).rows[0].document
const published = (await sql\`select document from published_sign where sign_id = \${saved.id}\`.execute(db)).rows[0].document

let csv = ''
for await (const piece of exportSigns(db, 'csv')) csv += piece
let json = ''
for await (const piece of exportSigns(db, 'json')) json += piece
await writeFile(folder + '/signs.csv', 'gloss,origin,register\\nLAR,from Latin,informal\\n')
await importSigns(context, { file: folder + '/signs.csv' })
const { rows: [imported] } = await sql\`select id from sign where gloss = 'LAR'\`.execute(db)
const importedDocument = (await loadSigns(db, [imported.id])).get(imported.id).document

const vocabulary = createVocabulary(entries.map((entry) => ({ ...entry, list: 'register', texts: { pt: entry.value }, aliases: [], searchable: true, retired: false, features: null, symbol: null, pictureId: null, parentId: null, groupId: null, position: 0 })), 'pt')
const wire = toSignWire(aPublishedSign(published), { vocabulary, language: 'pt', locale: 'pt', origin: '', t: translator('pt') })
console.log(JSON.stringify({
  facts: [stored, version, published].map(({ texts, values }) => [texts.origin, values.register?.length]),
  refused,
  csv: csv.split('\\n')[0].split(',').filter((header) => ['origin', 'register'].includes(header)),
  csvRow: csv.includes('from French') && csv.includes('formal'),
  json: JSON.parse(json).signs.map(({ origin, register }) => [origin, register])[0],
  imported: [importedDocument.texts.origin, entries.find(({ id }) => id === importedDocument.values.register[0]).value],
  wire: [wire.origin, wire.register.map(({ value }) => value)],
  fitsSchema: signWireOf().safeParse(wire).success,
  isFilter: filterKeys.includes('register'),
  names: locales.map((locale) => translator(locale)('properties:origin')),
}))
await database.close()
`

test('a new text property needs a row, a migration and five texts; a new list a row, a seed file and five texts [SGN-01]', async () => {
  const folder = await temporaryFolder()
  const project = await copyProject(folder)
  await project.addProperty("origin: text('morphology', 'use')")
  await project.addMigration('0098-origin', 'alter table sign add column origin text')
  await project.addTexts('properties', 'origin', (locale) => `origin in ${locale}`)

  await project.addList('register: {}')
  const texts = Object.fromEntries(['pt', 'en', 'de', 'hu', 'et'].map((locale) => [locale, locale]))
  const values = ['formal', 'informal'].map((value) => ({ value, texts }))
  await project.write('seeds/lists/register.json', JSON.stringify(values))
  await project.addTexts('vocabularies', 'register', (locale) => `register in ${locale}`)

  await project.addProperty("register: multiReference('register', 'morphology', 'use')")
  await project.addMigration(
    '0099-register',
    "insert into sign_property (property, list, many) values ('register', 'register', true)",
  )
  await project.addTexts('properties', 'register', (locale) => `register in ${locale}`)

  await project.write('use-new-property.ts', script)
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'use-new-property.ts')], {
    cwd: folder,
    env: { ...process.env, DATABASE_FILES: inject('embeddedFiles').migrated.archive },
  })
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    facts: Array.from({ length: 3 }, () => ['from French', 1]),
    refused: { code: 'value.tooLong', field: 'origin' },
    csv: ['origin', 'register'],
    csvRow: true,
    json: ['from French', ['formal']],
    imported: ['from Latin', 'informal'],
    wire: ['from French', ['formal']],
    fitsSchema: true,
    isFilter: true,
    names: ['pt', 'en', 'de', 'hu', 'et'].map((locale) => `origin in ${locale}`),
  })
})
