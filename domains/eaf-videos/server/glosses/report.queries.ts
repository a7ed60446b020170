import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { OccurrenceClass, OccurrenceLink } from '../../eaf-video.ts'
import type { GlossGroup } from '../../gloss-tally.ts'
import type { ValueOrder } from '../../gloss-values-query.input.ts'
import type { AnnotationRange } from './annotation-ranges.ts'
import { type Matching, shownMatching } from './matching.queries.ts'

/** A group of the report with its different values. */
export interface ReportedGroup extends GlossGroup {
  /** Number of different values. */
  values: number
  /** The most used one. */
  example: string
}

/** The glosses of a version by class, mark and how the sign was found; the most used first. */
export async function listGlossGroups(db: Db, versionId: number): Promise<ReportedGroup[]> {
  const { rows } = await sql<ReportedGroup>`
    select class, link, mark, sum(uses)::integer as count, count(*)::integer as values,
      (array_agg(value order by uses desc, value))[1] as example
    from (
      select class, case when class = 'lexical' then link end as link, mark, value, count(*) as uses
      from occurrence where version_id = ${versionId} and matching_id = ${shownMatching(versionId)} group by 1, 2, 3, 4
    ) as by_value
    group by class, link, mark order by sum(uses) desc, class, link, mark
  `.execute(db)
  return rows
}

/** How many glosses of a matching are in each group, in a range of its annotations. */
export async function countGlosses(
  db: Db,
  { id, versionId }: Matching,
  { after, upTo }: AnnotationRange,
): Promise<GlossGroup[]> {
  const { rows } = await sql<GlossGroup>`
    select class, case when class = 'lexical' then link end as link, mark, count(*)::integer as count
    from occurrence
    where version_id = ${versionId} and matching_id = ${id}
      and (tier, position) > (${after.tier}::integer, ${after.position}::integer)
      and (tier, position) <= (${upTo.tier}::integer, ${upTo.position}::integer)
    group by 1, 2, 3
  `.execute(db)
  return rows
}

/** A value of a recording that names one sign, or none. */
export interface ListedValue {
  value: string
  class: OccurrenceClass
  mark: string | null
  link: OccurrenceLink | null
  /** From 1; greater for the further signs of a compound. */
  part: number
  /** Uses. */
  count: number
  sign: number | null
  gloss: string | null
  /** Why it was set aside. */
  reason: string | null
  /** Whether a person decided about it. */
  isDecided: boolean
  /** Neighbours of one use, the nearest first. */
  before: string[]
  after: string[]
}

interface ValuesFilter {
  eafVideoId: number
  versionId: number
  class?: OccurrenceClass | undefined
  mark?: string | null
  link?: OccurrenceLink | null
  /** Compounds are listed with the values without a sign, because people link them too. */
  withCompounds?: boolean
  values?: readonly string[]
}

interface Page {
  order: ValueOrder
  limit: number
  offset: number
}

/** The different values of a version, with the signs that they name. Without a page, all in the order of the values. */
export async function listGlossValues(db: Db, filter: ValuesFilter, page?: Page): Promise<ListedValue[]> {
  const { eafVideoId, versionId, class: name, mark, link, withCompounds, values } = filter
  const ofClass =
    name === undefined
      ? sql`true`
      : withCompounds
        ? sql`(class = ${name} or (mark = 'compound' and sign_id is null))`
        : sql`class = ${name}`
  const order = page?.order === 'least' ? sql`count` : sql`count desc`
  const { rows } = await sql<ListedValue>`
    with listed as (
      select value, class, mark, case when class = 'lexical' then link end as link, part, sign_id as sign,
        count(*)::integer as count, min(id) as example
      from occurrence
      where version_id = ${versionId} and matching_id = ${shownMatching(versionId)} and ${ofClass}
        ${mark ? sql`and mark = ${mark}` : sql``} ${link ? sql`and class = 'lexical' and link = ${link}` : sql``}
        ${values ? sql`and value = any(${values}::text[])` : sql``}
      group by 1, 2, 3, 4, 5, 6
      order by ${order}, value, part, sign ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}
    )
    select listed.value, listed.class, listed.mark, listed.link, listed.part, listed.count, listed.sign, sign.gloss,
      decision.set_aside_reason as reason, decision.value is not null as is_decided, used.before, used.after
    from listed join occurrence used on used.id = listed.example
    left join sign on sign.id = listed.sign
    left join eaf_value decision
      on decision.eaf_video_id = ${eafVideoId} and decision.value = listed.value and decision.part = listed.part
    order by ${page?.order === 'least' ? sql`listed.count` : sql`listed.count desc`}, listed.value, listed.part, listed.sign
  `.execute(db)
  return rows
}

/** Which of these values no gloss of a version has. */
export async function findUnknownValue(
  db: Db,
  versionId: number,
  values: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from unnest(${values}::text[]) as wanted (value)
    where not exists (
      select from occurrence
      where version_id = ${versionId} and matching_id = ${shownMatching(versionId)} and occurrence.value = wanted.value
    ) limit 1
  `.execute(db)
  return rows[0]?.value
}

/** The most used values of some tiers. */
export async function listFrequentValues(
  db: Db,
  { versionId, tiers, limit }: { versionId: number; tiers: readonly string[]; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from eaf_annotation annotation
    join eaf_tier tier on tier.version_id = annotation.version_id and tier.position = annotation.tier
    where annotation.version_id = ${versionId} and tier.name = any(${tiers}::text[])
    group by value order by count(*) desc, value limit ${limit}
  `.execute(db)
  return rows.map(({ value }) => value)
}
