import { type RawBuilder, sql } from 'kysely'
import type { Readers } from '../occurrence.ts'
import type { OccurrenceFilters } from '../occurrence-query.input.ts'

const all = (conditions: readonly (RawBuilder<unknown> | false | null)[]): RawBuilder<unknown> => {
  const given = conditions.filter((one) => one !== null && one !== false)
  return given.length === 0 ? sql`true` : sql.join(given, sql` and `)
}

/** SQL: whether readers may see a row with a sign of a recording `v`. */
const isReadable = (readers: Readers, sign: RawBuilder<unknown>) =>
  readers === 'everybody' &&
  sql`v.visibility = 'public' and exists (select from published_sign where published_sign.sign_id = ${sign})`

/** SQL: the conditions for rows of `occurrence o` with `eaf_video v` and `eaf_tier t`. */
export const occurrenceMatches = (filters: OccurrenceFilters, readers: Readers): RawBuilder<unknown> =>
  all([
    isReadable(readers, sql`o.sign_id`),
    filters.sign !== null && sql`o.sign_id = ${filters.sign}::integer`,
    filters.recording !== null && sql`v.id = ${filters.recording}::integer`,
    filters.tier !== null && sql`t.name = ${filters.tier}::text`,
    filters.participant !== null && sql`o.participant = ${filters.participant}::text`,
    filters.hand !== null && sql`o.hand = ${filters.hand}::text`,
    filters.class !== null && sql`o.class = ${filters.class}::text`,
    filters.value !== null &&
      sql`left(o.value, 100) = left(${filters.value}::text, 100) and o.value = ${filters.value}::text`,
    filters.before !== null && sql`o.before[1] = ${filters.before}::text`,
    filters.after !== null && sql`o.after[1] = ${filters.after}::text`,
    filters.annotations === null && sql`o.counted`,
  ])

/** SQL: the occurrences of present versions of recordings. */
export const currentOccurrences = sql`occurrence o
  join eaf_video v on v.version_id = o.version_id and v.matching_id = o.matching_id
  join eaf_tier t on t.version_id = o.version_id and t.position = o.tier`

/**
 * SQL: the gloss tiers of present versions as `g`, with the person whose glosses they have. Where the file
 * does not say it, a convention may find the person in the name of the tier, so it is that of an occurrence. `offset 0` keeps PostgreSQL from reading it for each
 * count instead of for each tier.
 */
export const glossTiers = sql`(
  select v.id as recording, v.version_id, v.matching_id, v.title, v.state, v.counting, v.visibility, t.position, t.name, t.hand,
    coalesce(
      nullif(t.participant, ''),
      (
        select o.participant from occurrence o
        where o.version_id = t.version_id and o.tier = t.position and o.matching_id = v.matching_id limit 1
      ), ''
    ) as participant
  from eaf_video v join eaf_tier t on t.version_id = v.version_id where t.hand is not null offset 0
)`

type CountFilters = Pick<OccurrenceFilters, 'recording' | 'tier' | 'participant' | 'hand'>

/** SQL: the conditions for gloss tiers `g`. */
export const tierMatches = (filters: CountFilters, readers: Readers): RawBuilder<unknown> =>
  all([
    readers === 'everybody' && sql`g.visibility = 'public'`,
    filters.recording !== null && sql`g.recording = ${filters.recording}::integer`,
    filters.tier !== null && sql`g.name = ${filters.tier}::text`,
    filters.participant !== null && sql`g.participant = ${filters.participant}::text`,
    filters.hand !== null && sql`g.hand = ${filters.hand}::text`,
  ])

/** Whether filters are about tiers, or about recordings alone. */
const concernTiers = ({ tier, participant, hand }: CountFilters): boolean =>
  tier !== null || participant !== null || hand !== null

/** SQL: rows of a table of counts with their gloss tiers `g`, or with their recordings alone where that is enough. */
const withTiers = (counts: RawBuilder<unknown>, needsTiers: boolean) =>
  needsTiers
    ? sql`${counts} join ${glossTiers} g on g.version_id = c.version_id
        and g.matching_id = c.matching_id and g.position = c.tier`
    : sql`${counts} join (
        select id as recording, version_id, matching_id, title, state, visibility from eaf_video
      ) g on g.version_id = c.version_id and g.matching_id = c.matching_id`

/** SQL: the counted occurrences `c` by tier, sign and mark, with `g` of `withTiers`. */
export const countedOccurrences = (filters: CountFilters) =>
  withTiers(sql`occurrence_count c`, concernTiers(filters))

/** SQL: the counted occurrences `c` by tier, with `g` of `withTiers`. */
export const totalsOfTiers = (filters: CountFilters, { dependsOnTiers }: { dependsOnTiers: boolean }) =>
  withTiers(sql`occurrence_total c`, dependsOnTiers || concernTiers(filters))

const classConditions = {
  lexical: sql`c.mark is null and c.sign_id is not null`,
  marked: sql`c.mark is not null`,
  unmatched: sql`c.mark is null and c.sign_id is null`,
}

/** SQL: the conditions for counted occurrences `c` with gloss tiers `g`. */
export const countMatches = (filters: OccurrenceFilters, readers: Readers): RawBuilder<unknown> =>
  all([
    tierMatches(filters, readers),
    readers === 'everybody' &&
      sql`exists (select from published_sign where published_sign.sign_id = c.sign_id)`,
    filters.sign !== null && sql`c.sign_id = ${filters.sign}::integer`,
    filters.class !== null && classConditions[filters.class],
  ])
