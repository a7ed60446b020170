import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { openUploads, uploadFolder } from '#domains/media/index.ts'
import { confirmImport, startImport, undoImport } from '#domains/sign-import/index.ts'
import { runImport } from '#domains/sign-import/server/import-job.ts'
import { writeCsv } from '#domains/signs/csv/write-csv.ts'
import { importSigns } from '#domains/signs/index.ts'
import { type Database, openDatabase } from '#platform/db/open-database.ts'
import type { JobData } from '#platform/jobs/jobs.ts'
import { fileSystemStorage } from '#platform/storage/file-system-storage.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { readRealLexicon, realLexiconFile } from './real-lexicon.ts'
import { formatTable, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const ana = anActor({ id: 1, isAdmin: true })
/** How long the process may be blocked while a preview is made, written or undone. */
const maxPauseMs = 50

/** Measures an import in the panel that changes all 4,807 signs: preview, writing, undoing. */
export async function benchImportPreview(): Promise<Row[]> {
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
  const storage = fileSystemStorage(mediaDir)
  const now = () => new Date()
  await fillSeeded(database, mediaDir, async () => {})
  await db
    .insertInto('account')
    .values({ id: ana.id, email: 'ana@signbank.example', emailFolded: 'ana@signbank.example', name: 'Ana' })
    .execute()
  await importSigns(
    { db, storage, now, requireSignerConsent: false },
    { file: realLexiconFile, createValues: true, source: 'bench' },
  )
  const queued: JobData[] = []
  const context = {
    db,
    storage,
    uploads: openUploads({
      db,
      storage,
      store: uploadFolder(`${mediaDir}-uploads`),
      quotaBytes: 20_000_000_000,
      now,
    }),
    now,
    requireSignerConsent: false,
    jobs: { enqueue: async (_tx: unknown, _queue: string, data: JobData) => void queued.push(data) },
    findActor: async () => ana,
  }
  const work = async () => {
    for (let job = queued.shift(); job; job = queued.shift()) await runImport(context, job)
  }
  const id = await startImport(context, ana, {
    file: new File([changedLexicon()], 'bench.csv'),
    settings: { source: 'bench', ignoreIds: false, createValues: false },
  })
  const preview = await measure(work)
  await confirmImport(context, ana, { id })
  const writing = await measure(work)
  await undoImport(context, ana, { id })
  const undoing = await measure(work)
  return [
    { name: `preview of 4,807 changes, ${name}`, value: preview.seconds, unit: 's', target: 10 },
    {
      name: `longest pause of the process in it, ${name}`,
      value: preview.pause,
      unit: 'ms',
      target: maxPauseMs,
    },
    { name: `writing of 4,807 changes, ${name}`, value: writing.seconds, unit: 's' },
    {
      name: `longest pause of the process in it, ${name}`,
      value: writing.pause,
      unit: 'ms',
      target: maxPauseMs,
    },
    { name: `undoing of 4,807 changes, ${name}`, value: undoing.seconds, unit: 's' },
    {
      name: `longest pause of the process in it, ${name}`,
      value: undoing.pause,
      unit: 'ms',
      target: maxPauseMs,
    },
  ]
}

/** The real lexicon with another lemma in each row. */
function changedLexicon(): string {
  const rows = readRealLexicon().map((row) => ({ ...row, lemma: `${row.lemma} (new)` }))
  return writeCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))])
}

async function measure(work: () => Promise<void>): Promise<{ seconds: number; pause: number }> {
  await setImmediate()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  delay.disable()
  return { seconds, pause: delay.max / 1e6 }
}

if (import.meta.main) console.log(formatTable(await benchImportPreview()))
