import { sql } from 'kysely'
import { countFrequency, getConcordance, getMoment, listOccurrences } from '#domains/occurrences/index.ts'
import { parseOccurrenceQuery } from '#domains/occurrences/occurrence-query.input.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertGeneratedOccurrences } from './generated-occurrences.ts'
import { insertGeneratedSigns } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const signCount = 5000
const recordings = 500
const repetitions = 15
const ana = anActor({ id: 1, isAdmin: true })
const readers: readonly Actor[] = [ana, visitor]

/** Measures pages, frequencies and moments among 1,000,000 occurrences on a PostgreSQL server. */
export async function benchOccurrences(): Promise<Row[]> {
  if (!postgresBinaries()) {
    console.log('PostgreSQL is missing: occurrences are not measured.')
    return []
  }
  const mediaDir = newDataDir()
  const server = await startPostgres()
  const database = await openDatabase({ databaseUrl: server.adminUrl, dataDir: '' })
  const { db } = database
  try {
    await fillSeeded(database, mediaDir, async () => {
      await insertGeneratedSigns(db, signCount)
      await insertGeneratedOccurrences(db, { signs: signCount, recordings })
    })
    return await measure(db)
  } finally {
    await database.close()
    await server.stop()
    removeDataDir(mediaDir)
  }
}

async function measure(db: Db): Promise<Row[]> {
  const { rows: signs } = await sql<{ id: number; uses: number }>`
    select sign_id as id, count(*)::integer as uses from occurrence where mark is null group by sign_id order by uses desc
  `.execute(db)
  const [most, middle, rare] = [signs[0], signs[50], signs[2000]].map((sign) => sign?.id ?? 0)
  const { id: recording } = await db.selectFrom('eafVideo').select('id').limit(1).executeTakeFirstOrThrow()
  const queryOf = (address: string) => parseOccurrenceQuery(new URLSearchParams(address))
  const lists = [most, middle, rare].flatMap((sign) =>
    [
      '',
      '&page=100',
      '&order=before',
      '&order=after&page=20',
      '&order=before&hand=weak',
      '&participant=S7',
      `&eaf_video=${recording}`,
    ].map((rest) => queryOf(`sign=${sign}${rest}`)),
  )
  const page = await timesOf(lists, (query) =>
    listOccurrences({ db }, ana, {
      filters: query,
      order: query.order,
      from: (query.page - 1) * 25,
      size: 25,
    }),
  )
  const divisions = [
    '',
    'by=region',
    `sign=${most}&by=region`,
    `sign=${most}&by=eaf_video`,
    `sign=${middle}&by=participant`,
    `sign=${rare}&by=hand`,
  ].map(queryOf)
  const frequency = await timesOf(
    readers.flatMap((reader) => divisions.map((query) => ({ reader, query }))),
    ({ reader, query }) =>
      countFrequency({ db }, reader, { filters: query, by: query.by, from: 0, size: 20 }),
  )
  const whole = await timesOf([queryOf(`sign=${middle}&order=after`), queryOf('')], (query) =>
    getConcordance({ db }, ana, { query }),
  )
  const { rows: ids } = await sql<{ id: number }>`
    select id::integer as id from occurrence where id % 100000 = 7 limit 5
  `.execute(db)
  const moment = await timesOf(ids, ({ id }) => getMoment({ db }, ana, { id, around: null }))
  const about = '1,000,000 occurrences'
  const p95 = (times: number[]) => percentile(times, 95)
  return [
    { name: `${about}: page of a sign, p95`, value: p95(page), unit: 'ms', target: 50 },
    { name: `${about}: frequency, p95`, value: p95(frequency), unit: 'ms', target: 300 },
    { name: `${about}: list, frequency and collocations, p95`, value: p95(whole), unit: 'ms' },
    { name: `${about}: moment, p95`, value: p95(moment), unit: 'ms' },
  ]
}

/** Milliseconds of each call, after a first one of each kind. */
async function timesOf<Input>(
  inputs: readonly Input[],
  read: (input: Input) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= repetitions; round++)
    for (const input of inputs) {
      const start = performance.now()
      await read(input)
      if (round > 0) times.push(performance.now() - start)
    }
  return times
}

if (import.meta.main) console.log(formatTable(await benchOccurrences()))
