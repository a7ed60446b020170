import { sql } from 'kysely'
import { insertRows } from '#domains/signs/server/bulk-rows.queries.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { GlossReading } from '../../match-gloss.ts'

/** An annotation of a gloss tier. */
export interface GlossAnnotation {
  tier: number
  position: number
  /** Milliseconds. */
  beginMs: number
  endMs: number
  value: string
  entry: string | null
}

/** Longer values are no glosses, and an index of the database refuses them. */
const maxGlossLength = 500

/**
 * Annotations of some tiers in the order of time, some at a time; longer values are cut off. A cursor, because sorting once is faster than a query of each
 * part.
 * @param rows of each part
 */
export async function* readGlossAnnotations(
  tx: Tx,
  { versionId, tiers, rows: count }: { versionId: number; tiers: readonly number[]; rows: number },
): AsyncGenerator<GlossAnnotation[]> {
  await sql`
    declare gloss_annotations no scroll cursor for
    select tier, position, begin_ms, end_ms, left(value, ${sql.lit(maxGlossLength)}) as value, entry from eaf_annotation
    where version_id = ${sql.lit(versionId)} and tier in (${sql.join(tiers.map((tier) => sql.lit(tier)))})
    order by begin_ms, tier, position
  `.execute(tx)
  for (;;) {
    const { rows } = await sql<GlossAnnotation>`fetch ${sql.lit(count)} from gloss_annotations`.execute(tx)
    yield rows
    if (rows.length < count) break
  }
  await sql`close gloss_annotations`.execute(tx)
}

export async function deleteOccurrences(tx: Tx, versionId: number): Promise<void> {
  await sql`delete from occurrence where version_id = ${versionId}`.execute(tx)
}

const occurrenceRows = {
  table: 'occurrence',
  columns: {
    versionId: 'integer',
    tier: 'integer',
    position: 'integer',
    part: 'integer',
    value: 'text',
    mark: 'text',
    marks: 'text[]',
    signId: 'integer',
    link: 'text',
    hand: 'text',
    participant: 'text',
    beginMs: 'integer',
    endMs: 'integer',
    counted: 'boolean',
    before: 'text[]',
    after: 'text[]',
  },
}

export const insertOccurrences = (tx: Tx, rows: readonly object[]): Promise<void> =>
  insertRows(tx, occurrenceRows, rows)

/** A value of a version with the reference of its annotations, and how many there are. */
export interface ValueOfTiers {
  value: string
  entry: string | null
  count: number
}

/** The different values of some tiers. */
export async function listValuesOfTiers(
  db: Db,
  versionId: number,
  tiers: readonly number[],
): Promise<ValueOfTiers[]> {
  const { rows } = await sql<ValueOfTiers>`
    select left(value, ${maxGlossLength}::integer) as value, entry, count(*)::integer as count from eaf_annotation
    where version_id = ${versionId} and tier = any(${tiers}::integer[]) group by 1, entry
  `.execute(db)
  return rows
}

/** The references of annotations with these values in gloss tiers. */
export async function listEntriesOfValues(
  db: Db,
  versionId: number,
  values: readonly string[],
): Promise<Pick<ValueOfTiers, 'value' | 'entry'>[]> {
  const { rows } = await sql<Pick<ValueOfTiers, 'value' | 'entry'>>`
    select distinct occurrence.value, annotation.entry
    from occurrence join eaf_annotation annotation using (version_id, tier, position)
    where version_id = ${versionId} and occurrence.value = any(${values}::text[])
  `.execute(db)
  return rows
}

/** How annotations with a value and a reference are read. */
interface ValueReading extends GlossReading {
  value: string
  entry: string | null
  /** From 1. */
  part: number
}

/** Writes the readings of values to their occurrences; times, neighbours and what counts stay as they are. */
export async function storeReadings(
  tx: Tx,
  versionId: number,
  readings: readonly ValueReading[],
): Promise<void> {
  const values = readings.map(({ value }) => value)
  const rows = sql`
    json_to_recordset(${JSON.stringify(readings)}::json)
      as reading (value text, entry text, part integer, sign integer, link text, mark text, marks text[])
  `
  await sql`
    delete from occurrence where version_id = ${versionId} and part > 1 and value = any(${values}::text[])
  `.execute(tx)
  await sql`
    update occurrence set sign_id = reading.sign, link = reading.link, mark = reading.mark, marks = reading.marks
    from ${rows}, eaf_annotation annotation
    where reading.part = 1 and occurrence.version_id = ${versionId} and occurrence.value = reading.value
      and annotation.version_id = occurrence.version_id and annotation.tier = occurrence.tier
      and annotation.position = occurrence.position and annotation.entry is not distinct from reading.entry
  `.execute(tx)
  await sql`
    insert into occurrence (version_id, tier, position, part, value, mark, marks, sign_id, link, hand, participant,
      begin_ms, end_ms, counted, before, after)
    select version_id, tier, position, reading.part, occurrence.value, reading.mark, reading.marks, reading.sign,
      reading.link, hand, participant, occurrence.begin_ms, occurrence.end_ms, counted, before, after
    from occurrence join eaf_annotation annotation using (version_id, tier, position)
    join ${rows} on reading.value = occurrence.value and annotation.entry is not distinct from reading.entry
    where version_id = ${versionId} and occurrence.part = 1 and reading.part > 1
  `.execute(tx)
}
