import { type RawBuilder, sql } from 'kysely'
import type { CountedRecordings, CountedUses, FrequencyDimension, Readers } from '../occurrence.ts'
import type { OccurrenceFilters } from '../occurrence-query.input.ts'
import { countedOccurrences, glossTiers, tierMatches, totalsOfTiers } from './occurrence-filters.queries.ts'
import type { RowsQuery } from './read-together.queries.ts'

/** SQL: the uses of each sign that readers may see, as `sign` and `uses`; all other counted glosses are uses of null. */
const usesBySign = (filters: OccurrenceFilters, readers: Readers): RawBuilder<unknown> => {
  const ofAll = sql`
    select case when c.mark is null then c.sign_id end as sign, sum(c.counted)::integer as uses
    from ${countedOccurrences(filters)} where ${tierMatches(filters, readers)} group by 1`
  if (readers === 'administrators') return ofAll
  return sql`
    select published_sign.sign_id as sign, sum(uses)::integer as uses
    from (${ofAll}) as used left join published_sign on published_sign.sign_id = used.sign group by 1`
}

/** SQL: whether counts `c` are of lexical glosses whose signs readers may see. */
const isUse = ({ sign }: OccurrenceFilters, readers: Readers): RawBuilder<unknown> => sql`c.mark is null
  and c.sign_id ${sign === null ? sql`is not null` : sql`= ${sign}::integer`}
  ${readers === 'everybody' ? sql`and c.sign_id in (select sign_id from published_sign)` : sql``}`

const parts: Record<
  Exclude<FrequencyDimension, 'sign'>,
  { key: RawBuilder<unknown>; name: RawBuilder<unknown> }
> = {
  eaf_video: { key: sql`g.recording::text`, name: sql`min(g.title)` },
  participant: { key: sql`g.participant`, name: sql`g.participant` },
  region: { key: sql`g.state`, name: sql`g.state` },
  hand: { key: sql`g.hand`, name: sql`g.hand` },
}

/** A query for the signs with their uses, the most frequent first. @param limit null for all of them */
export const usesOfSignsQuery = (
  filters: OccurrenceFilters,
  readers: Readers,
  { from, size }: { from: number; size: number | null },
): RowsQuery<CountedUses & { total: number }> => sql`
  select used.sign::text as key, sign.gloss as name, used.uses, used.glosses, used.rank,
    (count(*) over ())::integer as total
  from (
    select sign, uses, (sum(uses) over ())::integer as glosses,
      (rank() over (partition by sign is null order by uses desc))::integer as rank
    from (${usesBySign(filters, readers)}) as summed
  ) as used
  join sign on sign.id = used.sign
  where used.uses > 0 and (${filters.sign}::integer is null or used.sign = ${filters.sign}::integer)
  order by used.uses desc, sign.gloss, sign.id limit ${size}::integer offset ${from}::integer`

/**
 * A query for the uses of a sign, or of all signs, in each part of the recordings; the most uses first. Parts without
 * glosses are left out.
 */
export const usesInPartsQuery = (
  filters: OccurrenceFilters,
  readers: Readers,
  { by, from, size }: { by: Exclude<FrequencyDimension, 'sign'>; from: number; size: number | null },
): RowsQuery<CountedUses & { total: number }> => {
  const { key, name } = parts[by]
  return sql`
    select key, name, uses, glosses, (rank() over (order by uses desc))::integer as rank,
      (count(*) over ())::integer as total
    from (
      select ${key} as key, ${name} as name, coalesce(sum(own.uses), 0)::integer as uses,
        sum(c.counted)::integer as glosses
      from ${totalsOfTiers(filters, { dependsOnTiers: by === 'participant' || by === 'hand' })}
      left join (
        select c.version_id, c.matching_id, c.tier, sum(c.counted) as uses
        from occurrence_count c where ${isUse(filters, readers)} group by c.version_id, c.matching_id, c.tier
      ) as own on own.version_id = c.version_id and own.matching_id = c.matching_id and own.tier = c.tier
      where ${tierMatches(filters, readers)}
      group by ${key} having sum(c.counted) > 0
    ) as summed
    order by uses desc, name, key limit ${size}::integer offset ${from}::integer`
}

/** How often a sign is used. */
export interface SignUses {
  uses: number
  /** Counted glosses of all kinds. */
  glosses: number
  /** Another text after any change of counts or public signs. */
  revision: string
}

/** SQL: a text that changes with the shown counts and with the public signs; deleting a sign is a public change. */
const revisionOfCounts = sql`(
  select concat(
    (select version from dictionary_version), ' ',
    (
      select md5(string_agg(c.id::text, ' ' order by c.id))
      from eaf_video v join occurrence_total c on c.version_id = v.version_id and c.matching_id = v.matching_id
    )
  )
)`

/** A query for one row: how often a sign is used in all. */
export const usesOfOneSignQuery = (filters: OccurrenceFilters, readers: Readers): RowsQuery<SignUses> => sql`
  select
    (
      select coalesce(sum(c.counted), 0)::integer from ${countedOccurrences(filters)}
      where ${tierMatches(filters, readers)} and ${isUse(filters, readers)}
    ) as uses,
    (
      select coalesce(sum(c.counted), 0)::integer from ${totalsOfTiers(filters, { dependsOnTiers: false })}
      where ${tierMatches(filters, readers)}
    ) as glosses,
    ${revisionOfCounts} as revision`

/** A query for one row: the uses of each sign that is used, in no order. It reads all counts. */
export const countsForRanksQuery = (
  filters: OccurrenceFilters,
  readers: Readers,
): RowsQuery<{ uses: number[] }> => sql`
  select coalesce(json_agg(uses), '[]') as uses
  from (${usesBySign(filters, readers)}) as used where sign is not null and uses > 0`

/** A query for the rules by which the recordings count. */
export const countingRulesQuery = (
  filters: OccurrenceFilters,
  readers: Readers,
): RowsQuery<CountedRecordings> => sql`
  select g.counting as rule, count(distinct g.recording)::integer as recordings
  from ${glossTiers} g where ${tierMatches(filters, readers)} group by g.counting order by recordings desc, rule`
