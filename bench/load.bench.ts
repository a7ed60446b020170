import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { randomNumbers } from '#domains/phonology/articulations.fixture.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { hasFfmpeg, makeVideo } from '#tests/e2e/test-video.ts'
import { postgresBinaries } from '#tests/postgres.ts'
import { hasSwift } from '#tests/swift.ts'
import { type KindResult, type RequestGroup, sendArrivals } from './load/arrivals.ts'
import { busyDay } from './load/busy-day.ts'
import { createHttpClient } from './load/http-client.ts'
import { type DataSize, type LargeInstallation, startLargeInstallation } from './load/large-installation.ts'
import { makeSigns, signIn } from './load/members.ts'
import { listSlowStatements, resetStatements, type SlowStatement } from './load/slow-statements.ts'
import { residentMemory } from './memory.ts'
import { percentile, type Row } from './results.ts'

export interface LoadOptions extends DataSize {
  /** Requests a second. */
  rate: number
  minutes: number
}

/** Every process works for a while before it is measured. */
const warmUpSeconds = 30
const sampleMs = 2_000
const ownSignCount = 20
const targets: Partial<Record<RequestGroup, number>> = { 'public pages': 60 }

export interface LoadResult {
  rows: Row[]
  /** The statements of the database that took longest in all. */
  statements: SlowStatement[]
}

/**
 * Measures a large installation under the requests of a busy day, which come whether earlier ones are answered or not.
 * @throws Error if PostgreSQL or OpenStack Swift is missing
 */
export async function benchLoad(options: LoadOptions): Promise<LoadResult> {
  if (!postgresBinaries() || !hasSwift()) throw new Error('PostgreSQL and OpenStack Swift are needed.')
  const installation = await startLargeInstallation(options)
  const database = await openDatabase({ databaseUrl: installation.databaseUrl, dataDir: '' })
  const client = createHttpClient(installation.web.map(({ url }) => url))
  try {
    const [ana, bruno] = [await signIn(client, 'ana'), await signIn(client, 'bruno')]
    const random = randomNumbers(17)
    const kinds = busyDay({
      client,
      random,
      published: await publishedSigns(database.db),
      ana,
      bruno,
      ownSigns: await makeSigns(client, bruno, ownSignCount),
      film: hasFfmpeg ? makeFilm() : null,
    })
    const { rate, minutes } = options
    await sendArrivals(kinds, { rate, seconds: warmUpSeconds, random })
    await resetStatements(database.db)
    const memory = sampleMemory(installation)
    const results = await sendArrivals(kinds, { rate, seconds: minutes * 60, random })
    const rows = [...startRows(installation), ...timeRows(results), ...errorRows(results), ...memory.rows()]
    return { rows, statements: await listSlowStatements(database.db) }
  } finally {
    client.close()
    await database.close()
    await installation.stop()
  }
}

async function publishedSigns(db: Db) {
  const { rows } = await sql<{ first: number; count: number }>`
    select min(sign_id) as first, count(*)::integer as count from published_sign
  `.execute(db)
  return rows[0] ?? { first: 0, count: 0 }
}

function makeFilm(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'signbank-bench-film-'))
  try {
    return readFileSync(makeVideo(folder, 'film.mp4'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const processesOf = ({ web: [first, second], worker }: LargeInstallation) =>
  [
    ['web process 1', first],
    ['web process 2', second],
    ['worker', worker],
  ] as const

const startRows = (installation: LargeInstallation): Row[] =>
  processesOf(installation).map(([name, { startMs }]) => ({
    name: `load: start of ${name}`,
    value: startMs / 1000,
    unit: 's',
  }))

function timeRows(results: readonly KindResult[]): Row[] {
  const groups = Map.groupBy(results, ({ kind }) => kind.group)
  const whole = [...groups].map(([group, members]): Row => {
    const times = members.flatMap((member) => member.times)
    return {
      name: `load: ${group}, p97.5`,
      value: percentile(times, 97.5),
      unit: 'ms',
      target: targets[group],
    }
  })
  const each = results.flatMap(({ kind: { name }, times }): Row[] => [
    { name: `load: ${name}, p50`, value: percentile(times, 50), unit: 'ms' },
    { name: `load: ${name}, p97.5`, value: percentile(times, 97.5), unit: 'ms' },
  ])
  return [...whole, ...each]
}

function errorRows(results: readonly KindResult[]): Row[] {
  const failed = results.flatMap(({ kind, errors }) =>
    [...errors].map(([reason, count]) => ({ name: `${kind.name}: ${reason}`, count })),
  )
  for (const { name, count } of failed) console.log(`${count} × ${name}`)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const errors = sum(failed.map(({ count }) => count))
  const answered = sum(results.map(({ times }) => times.length))
  return [
    {
      name: 'load: answered as expected',
      value: (100 * answered) / (answered + errors),
      unit: '%',
      target: 100,
    },
  ]
}

/** Reads the memory of the processes until its rows are asked for. */
function sampleMemory(installation: LargeInstallation) {
  const samples = processesOf(installation).map(([name, { pid }]) => ({ name, pid, values: [] as number[] }))
  const read = () => {
    for (const { pid, values } of samples) values.push(residentMemory(pid))
  }
  const timer = setInterval(read, sampleMs)
  read()
  return {
    rows(): Row[] {
      clearInterval(timer)
      return samples.flatMap(({ name, values }): Row[] => {
        const quarter = Math.ceil(values.length / 4)
        const [first, last] = [values.slice(0, quarter), values.slice(-quarter)].map((part) =>
          percentile(part, 50),
        )
        return [
          { name: `load: memory of ${name}, last quarter`, value: last ?? Number.NaN, unit: 'MB' },
          {
            name: `load: memory of ${name}, last quarter against the first`,
            value: (last ?? Number.NaN) - (first ?? Number.NaN),
            unit: 'MB',
            target: 30,
          },
        ]
      })
    },
  }
}
