import { sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'
import type { ExampleGloss, ExampleSentence, StoredUse } from '../corpus-example.ts'
import { faultsOfUse, findFirstRecordings, publicFilm, usesOfSign } from './first-recordings.queries.ts'

interface Wanted {
  sign: number
  /** Number of examples. */
  size: number
  /** Up to so many uses of a sign are all compared; with more, those of the first suitable recordings. */
  comparedUses?: number
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
export async function listStoredUses(
  db: Db,
  { sign, size, comparedUses = 2000 }: Wanted,
): Promise<StoredUse[]> {
  const recordings = await findFirstRecordings(db, { sign, count: size }, comparedUses)
  const { rows } = await sql<Row>`
    with recording as (
      select video.id, video.version_id, video.matching_id, film.media, coalesce(film.origin, 0) as origin
      from eaf_video as video left join lateral (${publicFilm}) as film on true
      where video.visibility = 'public'
        ${recordings ? sql`and video.id = any(${recordings}::integer[])` : sql``}
    ), judged as (
      select use.version_id, use.matching_id, use.tier, use.position, use.participant, use.begin_ms, use.end_ms,
        recording.id as recording, recording.media, recording.origin,
        (case when recording.media is null then 8 else 0 end) + ${faultsOfUse} as faults
      from ${usesOfSign(sign)} as use
      join recording on recording.version_id = use.version_id and recording.matching_id = use.matching_id
    ), ordered as (
      select *, row_number() over (
        partition by recording, faults order by end_ms - begin_ms, begin_ms, tier, position
      ) as turn
      from judged
    ), chosen as (
      select *, row_number() over (order by faults, turn, recording) as place
      from ordered order by faults, turn, recording limit ${size}
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
