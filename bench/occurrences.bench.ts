import { sql } from 'kysely'
import { countFrequency, getConcordance, getMoment, listOccurrences } from '#domains/occurrences/index.ts'
import { parseOccurrenceQuery } from '#domains/occurrences/occurrence-query.input.ts'
import { type Actor, visitor } from '#platform/actor.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Db } from '#platform/db/transaction.ts'
import { anActor } from '#tests/cast.ts'
import { postgresBinaries, startPostgres } from '#tests/postgres.ts'
import { insertGeneratedSigns } from './generated-signs.ts'
import { newDataDir, removeDataDir } from './program.ts'
import { formatTable, percentile, type Row } from './results.ts'
import { fillSeeded } from './seeded-data-dir.ts'

const signCount = 5000
const recordings = 500
const tiersPerRecording = 4
const glossesPerTier = 500
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
      await insertOccurrences(db)
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
    ({ reader, query }) => countFrequency({ db }, reader, { filters: query, by: query.by, from: 0, size: 20 }),
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

/** Recordings of two people with a tier for each hand. The uses of signs follow Zipf's law, as in real corpora. */
async function insertOccurrences(db: Db): Promise<void> {
  await sql`
    insert into eaf_video (title, state, visibility)
    select 'Recording ' || n, 'Region ' || n % 12, case when n % 4 = 0 then 'restricted' else 'public' end
    from generate_series(1, ${recordings}::integer) as n;
  `.execute(db)
  await sql`
    insert into eaf_version (eaf_video_id, number, file_key, file_name, bytes, sha256, format, counts, diagnostics)
    select id, 1, 'eaf/' || id, title, 1, title, '3.0', '{}', '[]' from eaf_video
  `.execute(db)
  await sql`
    update eaf_video set version_id = eaf_version.id from eaf_version where eaf_version.eaf_video_id = eaf_video.id
  `.execute(db)
  await sql`
    insert into eaf_tier (version_id, position, name, linguistic_type, participant, annotations, hand)
    select id, tier, 'Tier ' || tier, 'gloss', 'S' || (id % 60 + (tier - 1) / 2), ${glossesPerTier}::integer,
      case when tier % 2 = 1 then 'strong' else 'weak' end
    from eaf_version, generate_series(1, ${tiersPerRecording}::integer) as tier
  `.execute(db)
  await sql`
    create temporary table gloss as
    select version_id, tier.position as tier, number as position, tier.hand, tier.participant,
      (number - 1) * 800 as begin_ms, (number - 1) * 800 + 500 as end_ms,
      (select id from sign order by id limit 1) + floor(power(${signCount}::integer, random()))::integer - 1 as sign_id
    from eaf_tier as tier, generate_series(1, ${glossesPerTier}::integer) as number
  `.execute(db)
  await sql`
    insert into eaf_annotation (version_id, tier, position, annotation_id, begin_ms, end_ms, timing, value)
    select version_id, tier, position, 'a' || tier || '-' || position, begin_ms, end_ms, 'aligned', sign.gloss
    from gloss join sign on sign.id = gloss.sign_id
  `.execute(db)
  await sql`
    insert into occurrence (version_id, tier, position, value, sign_id, mark, link, hand, participant, begin_ms, end_ms,
      counted, before, after)
    select version_id, tier, position, sign.gloss, sign.id, case when position % 10 = 0 then 'pointing' end, 'exact', hand,
      participant, begin_ms, end_ms, hand = 'strong' or position % 3 = 0,
      array_remove(array[lag(gloss, 1) over tiers, lag(gloss, 2) over tiers, lag(gloss, 3) over tiers,
        lag(gloss, 4) over tiers, lag(gloss, 5) over tiers], null),
      array_remove(array[lead(gloss, 1) over tiers, lead(gloss, 2) over tiers, lead(gloss, 3) over tiers,
        lead(gloss, 4) over tiers, lead(gloss, 5) over tiers], null)
    from gloss join sign on sign.id = gloss.sign_id
    window tiers as (partition by version_id, tier order by position)
  `.execute(db)
  await sql`
    insert into occurrence_count (version_id, tier, sign_id, mark, occurrences, counted)
    select version_id, tier, sign_id, mark, count(*), count(*) filter (where counted)
    from occurrence group by version_id, tier, sign_id, mark
  `.execute(db)
  await sql`
    insert into occurrence_total (version_id, matching_id, tier, counted)
    select version_id, matching_id, tier, sum(counted) from occurrence_count group by version_id, matching_id, tier
  `.execute(db)
  await sql`analyze`.execute(db)
}

if (import.meta.main) console.log(formatTable(await benchOccurrences()))
