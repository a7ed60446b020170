import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import { type Moment, maxMomentAnnotations, momentReachMs } from '../moment.ts'
import { readTogether } from './read-together.queries.ts'

const maxUses = 5_000

/** SQL: the occurrence with its recording. */
const chosen = (id: number) => sql`(
  select o.*, v.id as recording, v.title, v.visibility from occurrence o
  join eaf_video v on v.version_id = o.version_id and v.matching_id = o.matching_id where o.id = ${id}::bigint
)`

/** SQL: whether an occurrence `o` is of the same sign as `chosen`, or else has the same value. */
const isSame = sql`(case when chosen.sign_id is null then o.sign_id is null and o.value = chosen.value
  else o.sign_id = chosen.sign_id end)`

const centre = (around: number | null) => sql`coalesce(${around}::integer, chosen.begin_ms)`

/**
 * The occurrence with all annotations around it, or around another time of its recording; null if there is none.
 * @param around milliseconds
 */
export async function findMoment(
  db: Db,
  { id, around }: { id: number; around: number | null },
): Promise<Moment | null> {
  const { occurrence, tiers, annotations, uses, films } = await readTogether(db, {
    occurrence: sql`
      select chosen.id::integer as id, chosen.value, chosen.sign_id as sign, sign.gloss, chosen.recording, chosen.title,
        chosen.visibility, chosen.participant, chosen.tier, chosen.position, chosen.begin_ms as begin, chosen.end_ms as end, greatest(0, ${centre(around)} - ${momentReachMs}::integer) as from,
        ${centre(around)} + ${momentReachMs}::integer as to, greatest(chosen.end_ms, (
          select a.end_ms from eaf_annotation a where a.version_id = chosen.version_id order by a.begin_ms desc limit 1
        )) as length
      from ${chosen(id)} as chosen left join sign on sign.id = chosen.sign_id` as RawBuilder<
      Omit<Moment, 'tiers' | 'annotations' | 'uses' | 'films'>
    >,
    tiers: sql`
      select t.position, t.name, t.participant, t.language, t.hand from ${chosen(id)} as chosen
      join eaf_tier t on t.version_id = chosen.version_id order by t.position` as RawBuilder<
      Moment['tiers'][number]
    >,
    annotations: sql`
      select a.tier, a.position, a.begin_ms as begin, a.end_ms as end, a.timing <> 'aligned' as "isInterpolated", a.value,
        exists (
          select from occurrence o
          where o.version_id = a.version_id and o.matching_id = chosen.matching_id and o.tier = a.tier and o.position = a.position and ${isSame}
        ) as "isSame"
      from ${chosen(id)} as chosen join eaf_annotation a on a.version_id = chosen.version_id
      where a.begin_ms < ${centre(around)} + ${momentReachMs}::integer
        and a.end_ms > ${centre(around)} - ${momentReachMs}::integer and a.timing <> 'unknown'
      order by a.begin_ms, a.tier, a.position limit ${maxMomentAnnotations}::integer` as RawBuilder<
      Moment['annotations'][number]
    >,
    uses: sql`
      select o.id::integer as id, o.begin_ms as begin from ${chosen(id)} as chosen
      join occurrence o on o.version_id = chosen.version_id and o.matching_id = chosen.matching_id and ${isSame}
        and (o.counted or o.id = chosen.id)
      order by o.begin_ms, o.id limit ${maxUses}::integer` as RawBuilder<Moment['uses'][number]>,
    films: sql`
      select eaf_video_id as recording, media_id as media, origin_ms as origin
      from ${chosen(id)} as chosen join eaf_film on eaf_video_id = chosen.recording
      order by eaf_film.position` as RawBuilder<Moment['films'][number]>,
  })
  const [one] = occurrence
  return one ? { ...one, tiers, annotations, uses, films } : null
}
