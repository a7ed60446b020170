import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { copyProject } from '#tests/copy-project.ts'
import { hangLimitMs } from '#tests/limits.ts'

let folder: string
let project: Awaited<ReturnType<typeof copyProject>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signbank-recipes-'))
  project = await copyProject(folder)
  await project.write('open-dictionary.ts', openDictionary)
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs a script in the copy of the project; its last line of output is JSON. */
async function run(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, script)], {
    cwd: folder,
    env: { ...process.env, DATABASE_FILES: inject('embeddedFiles').migrated.archive },
    timeout: hangLimitMs,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

const jobModule = `
import { Readable } from 'node:stream'
import { inTransaction } from '#platform/db/transaction.ts'

export const greetingJob = {
  queue: { name: 'contacts.greeting' },
  schedule: '0 5 * * *',
  run: ({ storage }, { name }) => storage.write('1/greeting.txt', Readable.from(['Hello ' + name])),
  queueWaiting: ({ db, jobs }) =>
    inTransaction(db, (tx) => jobs.enqueue(tx, 'contacts.greeting', { name: 'Ana' })),
}
`

const runJobs = `
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openUploads, uploadFolder } from '#domains/media/index.ts'
import { loadConfig } from '#platform/config.ts'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { parkedJobKey } from '#platform/jobs/job-definition.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { openMailQueue } from '#platform/mail/mail-queue.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { backgroundJobs, startJobs } from './server/jobs.ts'

const folder = import.meta.dirname
const config = loadConfig({ DATA_DIR: folder + '/data' })
const log = createLog('silent')
const storage = fileSystemStorage(folder + '/stored')
const initialFiles = new Blob([await readFile(process.env.DATABASE_FILES)])
const database = await openDatabase({ dataDir: 'memory://', initialFiles })
const { db } = database
await migrateToLatest(db)
const now = () => new Date()
const jobs = await openJobs({ database, log, queues: backgroundJobs.map(({ queue }) => queue) })
const uploads = openUploads({ db, storage, store: uploadFolder(config.uploadDir), quotaBytes: 1, now })
await startJobs({ config, database, storage, log, jobs, mails: openMailQueue(jobs), uploads, now })

let greeting
while (greeting === undefined) {
  await setTimeout(50)
  greeting = await storage.read('1/greeting.txt').then((file) => text(file), () => undefined)
}
const { rows } = await sql\`select cron from pgboss.schedule where name = 'contacts.greeting'\`.execute(db)
const key = 'panel:overview.parked.kind.' + parkedJobKey('contacts.greeting')
console.log(JSON.stringify({ greeting, schedule: rows, names: locales.map((locale) => translator(locale)(key)) }))
await jobs.close()
await database.close()
`

test('a new job needs a module, its export, a row of the list of jobs and a name in five languages', async () => {
  await project.write('domains/contacts/server/greeting-job.ts', jobModule)
  await project.replace(
    'domains/contacts/index.ts',
    'export {',
    "export { greetingJob } from './server/greeting-job.ts'\nexport {",
  )
  await project.replace(
    'server/jobs.ts',
    'import {',
    "import { greetingJob } from '#domains/contacts/index.ts'\nimport {",
  )
  await project.replace('server/jobs.ts', '  mailJob,\n', '  mailJob,\n  greetingJob,\n')
  for (const locale of locales)
    await project.replace(
      `locales/${locale}/panel.json`,
      '"mail-send":',
      `"contacts-greeting": "greeting in ${locale}",\n"mail-send":`,
    )
  await project.write('run-jobs.ts', runJobs)

  expect(await run('run-jobs.ts')).toEqual({
    greeting: 'Hello Ana',
    schedule: [{ cron: '0 5 * * *' }],
    names: locales.map((locale) => `greeting in ${locale}`),
  })
})

/** A database with a dictionary, for the programs that follow a recipe. It opens when all recipes are in the copy. */
const openDictionary = `
import { readFile } from 'node:fs/promises'
import { migrateToLatest } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { sql } from 'kysely'

export const folder = import.meta.dirname
const initialFiles = new Blob([await readFile(process.env.DATABASE_FILES)])
export const database = await openDatabase({ dataDir: 'memory://', initialFiles })
export const { db } = database
await migrateToLatest(db)
await sql\`insert into language (code, is_default, position) values ('pt', true, 0)\`.execute(db)
await sql\`insert into dictionary (name, acronym, sign_language, country, version_label) values ('T', 'T', 'bzs', 'BR', '1')\`.execute(db)
export const context = { db, database, now: () => new Date(0), storage: fileSystemStorage(folder + '/stored'), requireSignerConsent: false }
`

const runExport = `
import { readFile } from 'node:fs/promises'
import { exportsApi } from './api/exports.api.ts'
import { findOperationAccess } from './api/operation-access.ts'
import { listExportFiles, listExportFormats } from '#domains/sign-management/list-export-format.ts'
import { saveSigns } from '#domains/signs/index.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { system } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { context, database, folder } from './open-dictionary.ts'
import { commands } from './server/commands.ts'

for (const gloss of ['CASA', 'RIO'])
  await saveSigns(context, system, { kind: 'form', changes: [{ document: emptyDocument(gloss) }] })

const file = folder + '/glosses.txt'
await commands.export.run(context, { file, format: 'glosses' })
const { paths } = exportsApi({}).getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
console.log(JSON.stringify({
  written: await readFile(file, 'utf8'),
  panel: listExportFormats.includes('glosses') && listExportFiles.glosses.type,
  api: paths['/exports/signs.txt'].get.summary,
  scope: findOperationAccess('GET', '/exports/signs.txt'),
  command: commands.export.args,
  names: locales.map((locale) => translator(locale)('signList:export.glosses')),
}))
await database.close()
`

test('a new export format needs a row, a writer and a name in five languages', async () => {
  await project.replace(
    'domains/signs/export-format.ts',
    '  json: {',
    "  glosses: { extension: 'txt', type: 'text/plain; charset=utf-8', content: 'as glosses' },\n  json: {",
  )
  await project.replace(
    'domains/signs/export-writers.ts',
    '  json() {',
    `  glosses: () => ({
    begin: 'Glosses:',
    signs: (signs) => signs.map(({ document }) => ' ' + document.texts.gloss).join(','),
    end: '.',
  }),
  json() {`,
  )
  for (const locale of locales)
    await project.replace(
      `locales/${locale}/signList.json`,
      '"csv":',
      `"glosses": "glosses in ${locale}",\n"csv":`,
    )
  await project.write('run-export.ts', runExport)

  expect(await run('run-export.ts')).toEqual({
    written: 'Glosses: CASA, RIO.',
    panel: 'text/plain; charset=utf-8',
    api: expect.stringContaining('as glosses'),
    scope: 'export',
    command: '--format csv|glosses|json FILE | --with-media FILE.zip',
    names: locales.map((locale) => `glosses in ${locale}`),
  })
})

const useRole = `
import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { aVideoMedia } from '#domains/sign-page/published-sign.fixture.ts'
import { presentMedia } from '#domains/sign-page/presenters/media.ts'
import { importSigns } from '#domains/signs/server/import/import-signs.ts'
import { saveSigns } from '#domains/signs/server/save-signs.ts'
import { loadSigns } from '#domains/signs/server/sign.queries.ts'
import { emptyDocument } from '#domains/signs/sign-document.ts'
import { withMedia } from '#domains/signs/sign-media.ts'
import { system } from '#platform/actor.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { locales } from '#platform/i18n/locales.ts'
import { attachmentSchema } from '#domains/signs/sign-media.wire.ts'
import { context, database, db, folder } from './open-dictionary.ts'

const { rows: [media] } = await sql\`
  insert into media (kind, state, original_name, sha256, bytes) values ('video', 'ready', 'a.mp4', '', 1) returning id
\`.execute(db)

const document = withMedia(emptyDocument('CASA'), { role: 'closeup', media: media.id })
const [saved] = await saveSigns(context, system, { kind: 'form', changes: [{ document }] })
await writeFile(folder + '/signs.csv', 'gloss,lemma\\nCASA,house\\n')
await importSigns(context, { file: folder + '/signs.csv' })
const stored = (await loadSigns(db, [saved.id])).get(saved.id).document
const shown = { media: [{ role: 'main', media: aVideoMedia() }, { role: 'closeup', media: aVideoMedia({ id: 2 }) }] }
console.log(JSON.stringify({
  stored: [stored.texts.lemma, stored.media.map(({ role }) => role)],
  page: presentMedia(shown, { t: translator('en'), offersOriginals: false }).others.map(({ name }) => name),
  api: attachmentSchema.safeParse({ upload: 'a', role: 'closeup' }).error?.issues.filter(({ path }) => path[0] === 'role') ?? [],
  names: locales.map((locale) => translator(locale)('signForm:media.roles.closeup')),
}))
await database.close()
`

test('a new media role of videos needs a row, a migration and two names in five languages', async () => {
  await project.replace(
    'domains/signs/media-roles.ts',
    '  example: {',
    "  closeup: { kind: 'video', isFurtherVideo: true },\n  example: {",
  )
  await project.addMigration(
    '0097-closeup',
    `alter table sign_media drop constraint sign_media_role_check, add constraint sign_media_role_check
      check (role in ('main', 'angle', 'non-manual', 'closeup', 'example', 'framing'))`,
  )
  for (const locale of locales) {
    const name = `"closeup": "closeup in ${locale}",\n`
    await project.replace(`locales/${locale}/signs.json`, '"otherVideo": {', `"otherVideo": {\n${name}`)
    await project.replace(`locales/${locale}/signForm.json`, '"roles": {', `"roles": {\n${name}`)
  }
  await project.write('use-role.ts', useRole)

  expect(await run('use-role.ts')).toEqual({
    stored: ['house', ['closeup']],
    page: ['closeup in en'],
    api: [],
    names: locales.map((locale) => `closeup in ${locale}`),
  })
})
