import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { saveSignBody, saveSignForm } from '#domains/sign-form/index.ts'
import { publishSigns } from '#domains/signs/server/signs.fixture.ts'
import { findSignVersion } from '#domains/signs/server/version.queries.ts'
import { mergeEntry } from '#domains/vocabulary-management/index.ts'
import { type Actor, system } from '#platform/actor.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertGeneratedSigns } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const signCount = 5_000
const warmUps = 20
const repetitions = 100
const mergedSigns = 1_000
const ana = anActor({ id: 1, isAdmin: true })
const noMails = { enqueue: async () => 0 }

/**
 * Measures one person saving changes of one sign with all its checks, publishing it, and merging a value of 1,000 signs;
 * all among 5,000 signs.
 */
export async function benchSaveSign(): Promise<Row[]> {
  const [dataDir, mediaDir] = [newDataDir(), newDataDir()]
  const embedded = await openDatabase({ dataDir })
  const rows = await benchDatabase(embedded, mediaDir, 'embedded')
  await embedded.close()
  removeDataDir(dataDir)
  if (postgresBinaries()) {
    const server = await startPostgres()
    const database = await openDatabase({ databaseUrl: server.adminUrl, dataDir: '' })
    rows.push(...(await benchDatabase(database, mediaDir, 'PostgreSQL')))
    await database.close()
    await server.stop()
  }
  removeDataDir(mediaDir)
  return rows
}

async function benchDatabase(database: Database, mediaDir: string, name: string): Promise<Row[]> {
  const { db } = database
  await fillSeeded(database, mediaDir, async (all) => {
    await insertGeneratedSigns(all, signCount)
    await addVersions(all)
  })
  await db
    .insertInto('account')
    .values({ id: ana.id, email: 'ana@signbank.example', emailFolded: 'ana@signbank.example', name: 'Ana' })
    .execute()
  const context = { db, now: () => new Date(), requireSignerConsent: false, mails: noMails }
  const body = { gloss: 'BENCH', translations: { pt: [['medida', 'prova']] }, location: 'head' }
  const sign = await saveSignBody(context, ana, { sign: null, body })
  const ofBody = await measureRepeatedly(async (count) => {
    const change = { translations: { pt: [['medida', `prova ${count}`]] } }
    sign.revision = (await saveSignBody(context, ana, { sign, body: change })).revision
  })
  const document = await findSignVersion(db, sign.id, sign.revision)
  if (!document) throw new Error('the saved version does not exist')
  const save = async (count: number, actor: Actor = ana) => {
    const translations = { pt: [['medida', `forma ${count}`]] }
    const input = { sign, draft: null, document: { ...document, translations } }
    sign.revision = (await saveSignForm(context, actor, input)).revision
  }
  const ofForm = await measureRepeatedly(save)
  return [
    { name: `save of a sign by a program p95, ${name}`, value: ofBody.p95, unit: 'ms', target: 60 },
    { name: `save of a sign by the form p95, ${name}`, value: ofForm.p95, unit: 'ms', target: 60 },
    { name: `CPU time of a save by the form, ${name}`, value: ofForm.cpu, unit: 'ms' },
    await benchPublication(database, sign, { save, name }),
    ...(await benchMerge(db, name)),
  ]
}

/** Measures the time from the request to publish a change until a visitor's search shows it. */
async function benchPublication(
  database: Database,
  sign: { id: number; revision: number },
  { save, name }: { save: (count: number) => Promise<void>; name: string },
): Promise<Row> {
  const context = { db: database.db, now: () => new Date(), requireSignerConsent: false, mails: noMails }
  const dictionary = await openPublishedDictionary({ database })
  const measured: number[] = []
  for (let count = 0; count < warmUps + repetitions / 2; count++) {
    await save(1_000 + count)
    const start = performance.now()
    await publishSigns(context, { actor: system, ids: [sign.id], withoutVideo: true })
    sign.revision++
    while (!dictionary.card(sign.id)?.translations.pt?.includes(`forma ${1_000 + count}`))
      await new Promise((resolve) => setImmediate(resolve))
    if (count >= warmUps) measured.push(performance.now() - start)
  }
  await dictionary.close()
  return {
    name: `published to visible p95, ${name}`,
    value: percentile(measured, 95),
    unit: 'ms',
    target: 100,
  }
}

/** Measures merging a value that 1,000 published signs have. */
async function benchMerge(db: Db, name: string): Promise<Row[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vocabulary_entry where list = 'semantic-field' order by id limit 2
  `.execute(db)
  const [entry, into] = rows
  if (!entry || !into) throw new Error('the list has no two values')
  await giveValue(db, entry.id)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  const reference = (id: number) => ({ list: 'semantic-field' as const, id })
  const context = { db, now: () => new Date(), requireSignerConsent: false }
  const { signs } = await mergeEntry(context, ana, {
    entry: reference(entry.id),
    into: reference(into.id),
  })
  const seconds = (performance.now() - start) / 1000
  delay.disable()
  return [
    { name: `merge of a value of ${signs.toLocaleString('en')} signs, ${name}`, value: seconds, unit: 's' },
    { name: `longest pause of the process in that merge, ${name}`, value: delay.max / 1e6, unit: 'ms' },
  ]
}

async function measureRepeatedly(work: (count: number) => Promise<void>) {
  const measured: number[] = []
  let cpu = process.cpuUsage()
  for (let count = 0; count < warmUps + repetitions; count++) {
    if (count === warmUps) cpu = process.cpuUsage()
    const start = performance.now()
    await work(count)
    if (count >= warmUps) measured.push(performance.now() - start)
  }
  const { user, system: kernel } = process.cpuUsage(cpu)
  return { p95: percentile(measured, 95), cpu: (user + kernel) / 1000 / repetitions }
}

/** Gives each sign its first version. */
const addVersions = (db: Db) =>
  sql`
    with counted as (update change_counter set value = value + 1 returning value),
      made as (insert into change_set (kind, number) select 'import', value from counted returning id)
    insert into sign_version (sign_id, revision, change_set_id, document)
    select sign_id, 1, made.id, document from published_sign, made
  `.execute(db)

/** Gives 1,000 signs exactly this value of its list, in all their documents. */
async function giveValue(db: Db, entryId: number): Promise<void> {
  await sql`
    insert into sign_value (sign_id, position, property, many, list, entry_id)
    select id, 0, 'semantic_field', true, 'semantic-field', ${entryId} from sign
    where id <= (select max(id) from (select id from sign order by id limit ${mergedSigns}) as first)
  `.execute(db)
  for (const table of ['published_sign', 'sign_version'])
    await sql`
      update ${sql.table(table)} set document = jsonb_set(document, '{values}', ${JSON.stringify({ semanticField: [entryId] })}::jsonb)
      where sign_id in (select sign_id from sign_value where entry_id = ${entryId})
    `.execute(db)
}

if (import.meta.main) console.log(formatTable(await benchSaveSign()))
