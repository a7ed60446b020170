import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { Collocation, Occurrence, OccurrenceFilm, Readers } from '../occurrence.ts'
import { type OccurrenceFilters, type OccurrenceOrder, possibleOrder } from '../occurrence-query.input.ts'
import {
  countedOccurrences,
  countMatches,
  currentOccurrences,
  glossTiers,
  occurrenceMatches,
  tierMatches,
  totalsOfTiers,
} from './occurrence-filters.queries.ts'
import type { RowsQuery } from './read-together.queries.ts'

const orders: Record<OccurrenceOrder, RawBuilder<unknown>> = {
  time: sql`o.version_id, o.begin_ms, o.id`,
  before: sql`o.before, o.id`,
  after: sql`o.after, o.id`,
}

const columns = sql`o.id::integer as id, o.value, o.class, o.mark, o.sign_id as sign, sign.gloss, v.id as recording,
  v.title, v.visibility, t.name as tier, o.participant, o.hand, o.begin_ms as begin, o.end_ms as end, o.before, o.after`

/** A part of a list. */
export interface Window {
  order: OccurrenceOrder
  from: number
  size: number
}

/** A query for a part of the occurrences that match. */
export function occurrencesQuery(
  filters: OccurrenceFilters,
  readers: Readers,
  { order, from, size }: Window,
): RowsQuery<Occurrence> {
  const by = orders[possibleOrder({ ...filters, order })]
  return sql`
    select ${columns} from (
      select o.* from ${currentOccurrences} where ${occurrenceMatches(filters, readers)}
      order by ${by} limit ${size}::integer offset ${from}::integer
    ) as o
    join eaf_video v on v.version_id = o.version_id
    join eaf_tier t on t.version_id = o.version_id and t.position = o.tier
    left join sign on sign.id = o.sign_id
    order by ${by}`
}

/** Where a part of a list in the order of time begins: after this occurrence. */
export interface TimePosition {
  version: number
  begin: number
  id: number
}

/** Occurrences in the order of time after a position. */
export async function listOccurrencesAfter(
  db: Db,
  filters: OccurrenceFilters,
  readers: Readers,
  { after, size }: { after: TimePosition | null; size: number },
): Promise<(Occurrence & { version: number })[]> {
  const following = after
    ? sql`(o.version_id, o.begin_ms, o.id) > (${after.version}::integer, ${after.begin}::integer, ${after.id}::bigint)`
    : sql`true`
  const { rows } = await sql<Occurrence & { version: number }>`
    select ${columns}, o.version_id as version from ${currentOccurrences}
    left join sign on sign.id = o.sign_id
    where ${occurrenceMatches(filters, readers)} and ${following}
    order by ${orders.time} limit ${size}::integer
  `.execute(db)
  return rows
}

/** A query for the number of occurrences that match, from the stored counts where they are enough. */
export function totalQuery(filters: OccurrenceFilters, readers: Readers): RowsQuery<{ total: number }> {
  const { value, before, after, annotations, sign } = filters
  if (value !== null || before !== null || after !== null)
    return sql`
      select count(*)::integer as total from ${currentOccurrences} where ${occurrenceMatches(filters, readers)}`
  const isOfAllGlosses = sign === null && filters.class === null && readers === 'administrators'
  if (isOfAllGlosses && annotations === null)
    return sql`
      select coalesce(sum(c.counted), 0)::integer as total
      from ${totalsOfTiers(filters, { dependsOnTiers: false })} where ${tierMatches(filters, readers)}`
  return sql`
    select coalesce(sum(${annotations === null ? sql`c.counted` : sql`c.occurrences`}), 0)::integer as total
    from ${countedOccurrences(filters)} where ${countMatches(filters, readers)}`
}

/** A query for the glosses right before and right after the counted uses that match, the most frequent first. */
export const collocationsQuery = (
  filters: OccurrenceFilters,
  readers: Readers,
  limit: number | null,
): RowsQuery<Collocation> => sql`
  select side, value, uses from (
    select neighbour.side, neighbour.value, count(*)::integer as uses, row_number() over (
      partition by neighbour.side order by count(*) desc, neighbour.value
    ) as place
    from ${currentOccurrences},
      lateral (values ('before', o.before[1]), ('after', o.after[1])) as neighbour (side, value)
    where ${occurrenceMatches(filters, readers)} and o.counted and neighbour.value is not null
    group by neighbour.side, neighbour.value
  ) as counted
  where ${limit}::integer is null or place <= ${limit}::integer
  order by side desc, place`

/** A query for the films of recordings that are stored by their ids. */
export const filmsQuery = (recordings: readonly number[]): RowsQuery<OccurrenceFilm> => sql`
  select eaf_video_id as recording, media_id as media, origin_ms as origin from eaf_film
  where eaf_video_id = any(${recordings}::integer[]) order by eaf_video_id, position`

/** How many recordings are offered as a filter. */
const maxChoices = 1000

/** A query for the recordings. */
export const recordingChoicesQuery: RowsQuery<{ id: number; title: string }> = sql`
  select id, title from eaf_video where version_id is not null order by title, id limit ${maxChoices}::integer`

/** A query for the names of gloss tiers and of people, of one recording or all. */
export const tierChoicesQuery = (
  recording: number | null,
): RowsQuery<{ tier: string; participant: string }> => sql`
  select distinct g.name as tier, g.participant from ${glossTiers} g
  where ${recording}::integer is null or g.recording = ${recording}::integer
  order by g.name, g.participant limit ${maxChoices}::integer`

/** A query for the gloss of a sign. */
export const glossQuery = (sign: number | null): RowsQuery<{ gloss: string }> => sql`
  select gloss from sign where id = ${sign}::integer`

/** The sign with a gloss, without case and accents; the one with equal letters first. */
export async function findSignOfGloss(
  db: Db,
  { gloss, foldedGloss }: { gloss: string; foldedGloss: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from sign where folded_gloss = ${foldedGloss} and status <> 'deleted'
    order by (gloss = ${gloss}) desc, id limit 1
  `.execute(db)
  return rows[0]?.id
}
