import { sql } from 'kysely'
import { parseAuditQuery } from '#domains/audit-log/audit-query.input.ts'
import { exportAuditLog, listAuditEntries } from '#domains/audit-log/index.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertGeneratedSigns } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const entryCount = 1_000_000
const signCount = 10_000
const accountCount = 2_000
const repetitions = 15
const secondsBetweenEntries = 120
const lastAt = '2026-11-27T12:00:00Z'
const now = () => new Date(lastAt)
const ana = anActor({ id: 1, isAdmin: true, isOwner: true })

const lists = ['', 'after=1650000000000-500000']
const searches = ['q=mother', 'q=a', 'q=Person 17', 'q=nothing-like-this']
const filters = [
  'thing=sign',
  'thing=sign&id=77',
  'thing=account&id=17',
  'thing=website',
  'by=17',
  'action=published',
  'action=erased',
  'access=token',
  'access=command',
  'from=2026-01-01&to=2026-01-31',
  'thing=sign&action=erased&access=command',
  'by=17&thing=account&action=accepted',
]

/** Measures list, search, filters and the CSV file of the audit log among 1,000,000 entries on a PostgreSQL server. */
export async function benchAuditLog(): Promise<Row[]> {
  if (!postgresBinaries()) {
    console.log('PostgreSQL is missing: the audit log is not measured.')
    return []
  }
  const mediaDir = newDataDir()
  const server = await startPostgres()
  const database = await openDatabase({ databaseUrl: server.adminUrl, dataDir: '' })
  try {
    await fillSeeded(database, mediaDir, async (db) => {
      await insertGeneratedSigns(db, signCount)
      await insertEntries(db)
    })
    return await measure(database.db)
  } finally {
    await database.close()
    await server.stop()
    removeDataDir(mediaDir)
  }
}

async function measure(db: Db): Promise<Row[]> {
  const context = { db, now, timeZone: 'UTC' }
  const timesOf = async (addresses: readonly string[]) => {
    const times: number[] = []
    for (const address of addresses) {
      const query = parseAuditQuery(new URLSearchParams(address))
      const ofQuery: number[] = []
      for (let round = 0; round <= repetitions; round++) {
        const start = performance.now()
        await listAuditEntries(context, ana, { query, locale: 'en' })
        // The first one of each query also fills the caches of the server.
        if (round > 0) ofQuery.push(performance.now() - start)
      }
      if (process.argv.includes('--queries')) console.log(percentile(ofQuery, 50).toFixed(1), address)
      times.push(...ofQuery)
    }
    return times
  }
  const list = await timesOf(lists)
  const search = await timesOf(searches)
  const filter = await timesOf(filters)
  const csv = await timeCsv(context)
  const about = '1,000,000 audit entries'
  const p95 = (times: number[]) => percentile(times, 95)
  return [
    { name: `${about}: list, p95`, value: p95(list), unit: 'ms', target: 50 },
    { name: `${about}: search, p95`, value: p95(search), unit: 'ms', target: 200 },
    { name: `${about}: filters, p95`, value: p95(filter), unit: 'ms', target: 200 },
    { name: `${about}: CSV of all`, value: csv, unit: 's', target: 120 },
  ]
}

/** Seconds of the whole file. */
async function timeCsv(context: Parameters<typeof exportAuditLog>[0]): Promise<number> {
  const start = performance.now()
  const query = parseAuditQuery(new URLSearchParams())
  let characters = 0
  for await (const part of await exportAuditLog(context, ana, { query, locale: 'en' }))
    characters += part.length
  if (characters < entryCount) throw new Error('the file of the audit log is not whole')
  return (performance.now() - start) / 1000
}

/** Entries of four years: signs for the most part, and few of websites and by commands. */
async function insertEntries(db: Db): Promise<void> {
  await sql`
    insert into account (name, last_name, email, email_folded)
    select 'Person ' || n, 'of the bench', 'person' || n || '@signbank.example', 'person' || n || '@signbank.example'
    from generate_series(1, ${accountCount}::integer) as n
  `.execute(db)
  await sql`
    insert into audit_entry (at, actor_id, access, thing_kind, thing_id, action, facts)
    select ${lastAt}::timestamptz - make_interval(secs => (${entryCount}::integer - n) * ${secondsBetweenEntries}::integer),
      1 + floor(power(${accountCount}::integer, random()))::integer,
      case when n % 200000 = 0 then 'command' when n % 10 = 0 then 'token' when n % 5 = 0 then 'api' else 'page' end,
      thing, case thing when 'website' then null when 'sign' then sign_id else account_id end,
      case thing when 'website' then 'changed' when 'account' then 'accepted'
        else (array['changed', 'changed', 'changed', 'published', 'withdrawn'])[1 + n % 5] end,
      '{"revision": 3}'
    from (
      select n, case when n % 100000 = 0 then 'website' when n % 20 = 1 then 'account' else 'sign' end as thing,
        (select min(id) from sign) + floor(random() * ${signCount}::integer)::integer as sign_id,
        1 + floor(random() * ${accountCount}::integer)::integer as account_id
      from generate_series(1, ${entryCount}::integer) as n
    ) as made
  `.execute(db)
  await sql`analyze`.execute(db)
}

if (import.meta.main) console.log(formatTable(await benchAuditLog()))
