import { sql } from 'kysely'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { EafChanges, LostLink } from '../../eaf-file.ts'

/** So many lost links are stored one by one. */
export const maxLostLinks = 200

/** A tier of one of two versions that are compared. */
export interface ComparedTier {
  side: 'before' | 'after'
  name: string
  position: number
  annotations: number
}

/** The tiers of two versions, those with one name after one another. */
export async function listComparedTiers(
  db: Db,
  { before, after }: { before: number; after: number },
): Promise<ComparedTier[]> {
  const { rows } = await sql<ComparedTier>`
    select case version_id when ${before}::integer then 'before' else 'after' end as side, name, position, annotations
    from eaf_tier where version_id in (${before}, ${after}) order by name, version_id, position
  `.execute(db)
  return rows
}

/**
 * The changes in tiers of a version. An annotation is the same one if id and name of the tier are, else if the tier and its
 * begin are. A link made by hand belongs to a value, so it stays where the annotation still has that value.
 * @param tiers of both versions, with all tiers of the same name
 */
export async function compareTiers(
  db: Db,
  { recordingId, before, after }: { recordingId: number; before: number; after: number },
  tiers: readonly ComparedTier[],
): Promise<EafChanges> {
  const annotationsOf = (version: number, wanted: ComparedTier['side']) => sql`
    select eaf_tier.name as tier, eaf_tier.hand is not null as has_glosses, tier as tier_number, eaf_annotation.position,
      annotation_id, begin_ms, value, row_number() over (
        partition by eaf_tier.name, annotation_id order by tier, eaf_annotation.position
      ) as nth
    from eaf_annotation
    join eaf_tier on eaf_tier.version_id = eaf_annotation.version_id and eaf_tier.position = eaf_annotation.tier
    where eaf_annotation.version_id = ${version} and eaf_annotation.tier = any(${tiers.flatMap(({ side, position }) => (side === wanted ? position : []))}::integer[])
  `
  // Tier number and position identify both sides of a match.
  const unmatched = (side: 'old' | 'new') => sql`
    select tier, has_glosses, begin_ms, value,
      row_number() over (partition by tier, begin_ms order by tier_number, position) as nth
    from ${sql.ref(`${side}_annotation`)}
    where not exists (
      select from by_id where ${sql.ref(`${side}_tier`)} = tier_number and ${sql.ref(`${side}_position`)} = position
    )
  `
  const comparison = sql<EafChanges>`
    with old_annotation as materialized (${annotationsOf(before, 'before')}),
    new_annotation as materialized (${annotationsOf(after, 'after')}),
    by_id as materialized (
      select tier, old_annotation.has_glosses, old_annotation.begin_ms, old_annotation.value,
        new_annotation.value as new_value, old_annotation.tier_number as old_tier, old_annotation.position as old_position,
        new_annotation.tier_number as new_tier, new_annotation.position as new_position
      from old_annotation join new_annotation using (tier, annotation_id, nth)
    ),
    old_left as materialized (${unmatched('old')}),
    new_left as materialized (${unmatched('new')}),
    pair as materialized (
      select tier, has_glosses, begin_ms, value, new_value, true as was_there, true as is_there from by_id
      union all
      select tier, coalesce(old_left.has_glosses, false), begin_ms, old_left.value, new_left.value,
        old_left.tier is not null, new_left.tier is not null
      from old_left full join new_left using (tier, begin_ms, nth)
    ),
    linked as (
      select tier, begin_ms, value, new_value from pair
      where has_glosses and value in (
        select value from eaf_value where eaf_video_id = ${recordingId} and sign_id is not null
      )
    ),
    lost as (
      select tier, begin_ms as begin, value, new_value as "newValue" from linked
      where new_value is distinct from value
    ),
    first_lost as (
      select * from lost order by begin, tier collate "C", value collate "C", "newValue" collate "C" limit ${maxLostLinks}
    )
    select
      (select count(*) from pair where not was_there)::integer as added,
      (select count(*) from pair where not is_there)::integer as removed,
      (select count(*) from pair where was_there and is_there and value <> new_value)::integer as changed,
      (select count(*) from linked where new_value = value)::integer as kept,
      (select count(*) from lost)::integer as lost,
      (select coalesce(
        json_agg(first_lost order by begin, tier collate "C", value collate "C", "newValue" collate "C"), '[]'
      ) from first_lost) as lost_links
  `
  const { rows } = await inTransaction(db, async (tx) => {
    // Without statistics of the intermediate results the planner would compare each annotation with each other one.
    await sql`set local enable_nestloop = off`.execute(tx)
    // Sorting half a million annotations on the disk takes several times as long.
    await sql`set local work_mem = '64MB'`.execute(tx)
    return comparison.execute(tx)
  })
  const [row] = rows
  if (!row) throw new Error('The comparison of two versions has no result.')
  return { ...row, lostLinks: row.lostLinks as LostLink[] }
}
