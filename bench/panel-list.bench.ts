import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { openPublishedDictionary } from '#domains/publication/index.ts'
import { getSignWork, listPanelSigns, openPanelSigns } from '#domains/sign-management/index.ts'
import { parseSignListQuery } from '#domains/sign-management/sign-list.input.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertGeneratedSigns, insertVersions } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const signCount = 100_000
const repetitions = 15
/** Milliseconds. */
const target = 50
const carla = anActor({ id: 3, isApprover: true })
const authors = 20

/** Parameters of lists: each order, tab and filter, alone and together with a search text. */
const lists = [
  '',
  'page=900',
  'order=oldest',
  'order=alphabetical',
  'order=status',
  'state=waiting',
  'state=pending',
  'state=published&order=alphabetical',
  'author=3',
  'approver=3',
  'untranslated=pt',
  'without=video&order=status',
  'without=handshape',
  'tag=1',
  'since=2026-01-01',
  'location=chest',
  'handshape-of-hand=fist&location=chest&order=alphabetical',
  'q=wat&order=status&without=video&untranslated=pt&state=pending',
]

/** More search texts than the engine keeps results of, so that each search is a new one. */
const texts = [
  'mother',
  'ing',
  'a',
  'word',
  'word 5',
  'word-77',
  'motther',
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
]
const searches = [...new Set(texts)].map((text) => `q=${text}`)

/**
 * Measures the list of the panel with 100,000 signs: the first one, which reads their outlines, a search at the same time,
 * which waits for their contents, and all further ones.
 */
export async function benchPanelList(): Promise<Row[]> {
  const dataDir = newDataDir()
  const mediaDir = newDataDir()
  const embedded = await openDatabase({ dataDir })
  const rows = await benchDatabase(embedded, mediaDir, 'embedded')
  await embedded.close()
  removeDataDir(dataDir)
  if (!postgresBinaries()) {
    removeDataDir(mediaDir)
    return rows
  }
  const server = await startPostgres()
  const database = await openDatabase({ databaseUrl: server.adminUrl, dataDir: '' })
  const further = await benchDatabase(database, mediaDir, 'PostgreSQL')
  await database.close()
  await server.stop()
  removeDataDir(mediaDir)
  return [...rows, ...further]
}

async function benchDatabase(database: Database, mediaDir: string, name: string): Promise<Row[]> {
  const { db } = database
  await fillSeeded(database, mediaDir, (all) => insertGeneratedSigns(all, signCount))
  await addHistory(db)
  const dictionary = await openPublishedDictionary({ database })
  const panelSigns = openPanelSigns({ db, defaultLanguage: () => dictionary.defaultLanguage })
  const context = { db, dictionary, panelSigns, timeZone: 'UTC', requireSignerConsent: false }
  const list = async (parameters: string) => {
    const query = parseSignListQuery(new URLSearchParams(parameters))
    const start = performance.now()
    await listPanelSigns(context, carla, { scope: 'all', query, locale: 'en' })
    return performance.now() - start
  }
  const before = usedMegabytes()
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const first = await list('')
  const firstSearch = first + (await list('q=mother'))
  delays.disable()
  const memory = usedMegabytes() - before
  const times = new Map<string, number[]>()
  let cpu = process.cpuUsage()
  for (let count = -1; count < repetitions; count++) {
    if (count === 0) cpu = process.cpuUsage()
    for (const parameters of [...lists, ...searches]) {
      const time = await list(parameters)
      if (count >= 0) times.set(parameters, [...(times.get(parameters) ?? []), time])
    }
  }
  const { user, system } = process.cpuUsage(cpu)
  const all = [...times.values()].flat()
  const p95 = new Map([...times].map(([parameters, measured]) => [parameters, percentile(measured, 95)]))
  const [slowest = ['', 0]] = [...p95].toSorted(([, a], [, b]) => b - a)
  const overviews: number[] = []
  for (let count = 0; count < repetitions; count++) {
    const start = performance.now()
    await getSignWork(context, carla)
    overviews.push(performance.now() - start)
  }
  await dictionary.close()
  const size = `${signCount.toLocaleString('en')} signs, ${name}`
  return [
    { name: `first list of the panel, ${size}`, value: first / 1000, unit: 's', target: 1 },
    { name: `first search of the panel, ${size}`, value: firstSearch / 1000, unit: 's' },
    { name: `longest pause of the process during them, ${size}`, value: delays.max / 1_000_000, unit: 'ms' },
    {
      name: `pauses of the process during them p99, ${size}`,
      value: delays.percentile(99) / 1_000_000,
      unit: 'ms',
    },
    { name: `memory of the signs of the panel, ${size}`, value: memory, unit: 'MB' },
    { name: `list of the panel p95, ${size}`, value: p95.get('') ?? 0, unit: 'ms', target },
    { name: `all lists of the panel p95, ${size}`, value: percentile(all, 95), unit: 'ms', target },
    { name: `slowest list of the panel p95 (${slowest[0]}), ${size}`, value: slowest[1], unit: 'ms', target },
    {
      name: `CPU time of a list of the panel, ${size}`,
      value: (user + system) / 1000 / all.length,
      unit: 'ms',
    },
    { name: `signs of the overview p95, ${size}`, value: percentile(overviews, 95), unit: 'ms', target },
  ]
}

/** Gives each sign an author, an approver, a time and a version; every tenth is pending. */
async function addHistory(db: Db): Promise<void> {
  await insertVersions(db)
  await sql`delete from published_sign where sign_id % 10 = 0`.execute(db)
  await sql`
    insert into account (id, email, email_folded, name)
    select n, n || '@signbank.example', n || '@signbank.example', 'Person ' || n
    from generate_series(1, ${authors}::integer) as n
  `.execute(db)
  await sql`
    update sign set author_id = 1 + id % ${authors}::integer,
      approver_id = case when id % 10 = 0 then null else 1 + id % 3 end,
      status = case when id % 10 = 0 then 'pending' else status end,
      published_at = case when id % 10 = 0 then null else published_at end,
      changed_at = changed_at - id * interval '1 minute'
  `.execute(db)
  await sql`analyze`.execute(db)
}

function usedMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}

if (import.meta.main) console.log(formatTable(await benchPanelList()))
