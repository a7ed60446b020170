import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { ExampleGloss, ExampleSentence, StoredUse } from '../corpus-example.ts'

interface Window {
  sign: number
  from: number
  size: number
}

interface Row extends Omit<StoredUse, 'addedAt' | 'glosses' | 'sentences'> {
  addedAt: Date | string
  glosses: ExampleGloss[]
  sentences: ExampleSentence[]
}

/** So far around a use glosses are read, and so long may an annotation with a translation be. ms. */
const around = 15_000

/**
 * Counted uses of a sign in public recordings, the most suitable as examples first: with a film that visitors may load, with
 * glosses before and after it, with times in the file, and neither too short nor too long; then the shortest. The
 * recordings take turns. The order is the same at each call.
 */
export async function listStoredUses(db: Db, { sign, from, size }: Window): Promise<StoredUse[]> {
  const { rows } = await sql<Row>`
    with recording as (
      select video.id, video.version_id, video.matching_id, film.media, coalesce(film.origin, 0) as origin
      from eaf_video as video
      left join lateral (
        select media.id as media, eaf_film.origin_ms as origin
        from eaf_film join media on media.id = eaf_film.media_id
        where eaf_film.eaf_video_id = video.id and media.kind = 'video'
          and media.audience = 'public' and media.state <> 'failed'
        order by eaf_film.position limit 1
      ) as film on true
      where video.visibility = 'public'
    ), judged as (
      select use.version_id, use.matching_id, use.tier, use.position, use.participant, use.begin_ms, use.end_ms,
        recording.id as recording, recording.media, recording.origin,
        (case when recording.media is null then 8 else 0 end)
          + (case when use.before = '{}' or use.after = '{}' then 4 else 0 end)
          + (case when annotation.timing = 'aligned' then 0 else 2 end)
          + (case when use.end_ms - use.begin_ms between 150 and 2500 then 0 else 1 end) as faults
      from occurrence as use
      join recording on recording.version_id = use.version_id and recording.matching_id = use.matching_id
      join eaf_annotation as annotation on annotation.version_id = use.version_id
        and annotation.tier = use.tier and annotation.position = use.position and annotation.timing <> 'unknown'
      where use.sign_id = ${sign} and use.mark is null and use.counted
    ), ordered as (
      select *, row_number() over (
        partition by recording, faults order by end_ms - begin_ms, begin_ms, tier, position
      ) as turn
      from judged
    ), chosen as (
      select *, row_number() over (order by faults, turn, recording) as place
      from ordered order by faults, turn, recording offset ${from} limit ${size}
    )
    select chosen.recording, chosen.media, chosen.origin, chosen.participant,
      video.title, video.author, video.institution, video.city, video.state, video.country, video.licence,
      video.created_at as "addedAt",
      (
        select json_agg(json_build_object(
          'value', other.value, 'mark', other.mark, 'sign', other.sign_id,
          'begin', other.begin_ms, 'end', other.end_ms,
          'isThis', other.tier = chosen.tier and other.position = chosen.position
        ) order by other.begin_ms, other.end_ms, other.tier, other.position)
        from eaf_annotation as near
        join occurrence as other on other.version_id = near.version_id and other.tier = near.tier
          and other.position = near.position and other.matching_id = chosen.matching_id
        where near.version_id = chosen.version_id
          and near.begin_ms between chosen.begin_ms - ${around} and chosen.end_ms + ${around}
          and (case when chosen.participant is null then other.tier = chosen.tier
            else other.participant = chosen.participant end)
          and ((other.tier = chosen.tier and other.position = chosen.position)
            or (other.counted and near.timing <> 'unknown'))
          and other.part = (
            select min(part) from occurrence as same
            where same.version_id = other.version_id and same.matching_id = other.matching_id
              and same.tier = other.tier and same.position = other.position
          )
      ) as glosses,
      (
        select coalesce(json_agg(json_build_object(
          'name', tier.name, 'type', tier.linguistic_type, 'language', tier.language,
          'participant', tier.participant, 'value', said.value, 'begin', said.begin_ms, 'end', said.end_ms
        ) order by said.tier, said.position), '[]')
        from eaf_annotation as said
        join eaf_tier as tier on tier.version_id = said.version_id and tier.position = said.tier
        where said.version_id = chosen.version_id and tier.hand is null and said.timing <> 'unknown'
          and said.begin_ms between chosen.begin_ms - ${2 * around} and (chosen.begin_ms + chosen.end_ms) / 2
          and said.end_ms > (chosen.begin_ms + chosen.end_ms) / 2 and trim(said.value) <> ''
      ) as sentences
    from chosen join eaf_video as video on video.id = chosen.recording
    order by chosen.place
  `.execute(db)
  return rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt) }))
}
