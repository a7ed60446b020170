import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

const tiersPerRecording = 4
const glossesPerTier = 500

/**
 * Inserts recordings of two people with a tier for each hand, each with 2,000 glosses; three of four are public. The uses
 * of signs follow Zipf's law, as in real corpora.
 * @param signs the number of signs that are used, those with the lowest ids
 */
export async function insertGeneratedOccurrences(
  db: Db,
  { signs, recordings }: { signs: number; recordings: number },
): Promise<void> {
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
      (select id from sign order by id limit 1) + floor(power(${signs}::integer, random()))::integer - 1 as sign_id
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
