import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { GlossHand } from '../../eaf-video.ts'
import type { GlossReading } from '../../match-gloss.ts'
import { insertTotals } from '../count-occurrences.queries.ts'
import type { AnnotationRange } from './annotation-ranges.ts'
import { type Matching, shownMatching } from './matching.queries.ts'

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

/** The annotations of some tiers in a range; longer values are cut off. */
export async function listGlossAnnotations(
  db: Db,
  versionId: number,
  { tiers, after, upTo }: AnnotationRange & { tiers: readonly number[] },
): Promise<GlossAnnotation[]> {
  const { rows } = await sql<GlossAnnotation>`
    select tier, position, begin_ms, end_ms, left(value, ${maxGlossLength}::integer) as value, entry from eaf_annotation
    where version_id = ${versionId} and tier = any(${tiers}::integer[])
      and (tier, position) > (${after.tier}::integer, ${after.position}::integer)
      and (tier, position) <= (${upTo.tier}::integer, ${upTo.position}::integer)
  `.execute(db)
  return rows
}

/** An occurrence of a matching that is not shown yet. */
export interface NewOccurrence extends GlossReading {
  tier: number
  position: number
  /** From 1. */
  part: number
  value: string
  hand: GlossHand
  participant: string | null
  beginMs: number
  endMs: number
  counted: boolean
  before: readonly string[]
  after: readonly string[]
}

/** Stores occurrences in one statement. A sign may have been erased since they were matched. */
export async function insertOccurrences(
  db: Db,
  { id, versionId }: Matching,
  rows: readonly NewOccurrence[],
): Promise<void> {
  await sql`
    insert into occurrence (version_id, matching_id, tier, position, part, value, mark, marks, sign_id, link, hand,
      participant, begin_ms, end_ms, counted, before, after)
    select ${versionId}, ${id}, tier, position, part, value, mark, marks,
      (select sign.id from sign where sign.id = r.sign), link, hand, participant, "beginMs", "endMs", counted, before, after
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      tier integer, position integer, part integer, value text, mark text, marks text[], sign integer, link text,
      hand text, participant text, "beginMs" integer, "endMs" integer, counted boolean, before text[], after text[]
    )
  `.execute(db)
}

/** How many occurrences of a tier name a sign or have a mark. */
export interface OccurrenceCount {
  tier: number
  sign: number | null
  mark: string | null
  occurrences: number
  /** Those that count as uses. */
  counted: number
}

/** Stores the counts of a matching, and their totals. */
export async function insertCounts(
  db: Db,
  { id, versionId }: Matching,
  counts: readonly OccurrenceCount[],
): Promise<void> {
  await sql`
    insert into occurrence_count (version_id, matching_id, tier, sign_id, mark, occurrences, counted)
    select ${versionId}, ${id}, tier, (select sign.id from sign where sign.id = r.sign), mark, occurrences, counted
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as r (tier integer, sign integer, mark text, occurrences integer, counted integer)
  `.execute(db)
  await insertTotals(db, { id, versionId })
}

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
    where version_id = ${versionId} and matching_id = ${shownMatching(versionId)}
      and occurrence.value = any(${values}::text[])
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
  { id, versionId }: Matching,
  readings: readonly ValueReading[],
): Promise<void> {
  const values = readings.map(({ value }) => value)
  const ofMatching = sql`occurrence.version_id = ${versionId} and occurrence.matching_id = ${id}`
  const rows = sql`
    json_to_recordset(${JSON.stringify(readings)}::json)
      as reading (value text, entry text, part integer, sign integer, link text, mark text, marks text[])
  `
  await sql`
    delete from occurrence where ${ofMatching} and part > 1 and value = any(${values}::text[])
  `.execute(tx)
  await sql`
    update occurrence set sign_id = reading.sign, link = reading.link, mark = reading.mark, marks = reading.marks
    from ${rows}, eaf_annotation annotation
    where reading.part = 1 and ${ofMatching} and occurrence.value = reading.value
      and annotation.version_id = occurrence.version_id and annotation.tier = occurrence.tier
      and annotation.position = occurrence.position and annotation.entry is not distinct from reading.entry
  `.execute(tx)
  await sql`
    insert into occurrence (version_id, matching_id, tier, position, part, value, mark, marks, sign_id, link, hand, participant,
      begin_ms, end_ms, counted, before, after)
    select version_id, matching_id, tier, position, reading.part, occurrence.value, reading.mark, reading.marks, reading.sign,
      reading.link, hand, participant, occurrence.begin_ms, occurrence.end_ms, counted, before, after
    from occurrence join eaf_annotation annotation using (version_id, tier, position)
    join ${rows} on reading.value = occurrence.value and annotation.entry is not distinct from reading.entry
    where ${ofMatching} and occurrence.part = 1 and reading.part > 1
  `.execute(tx)
}
