import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/transaction.ts'

/** SQL: the film of the recording `video` that visitors may load. */
export const publicFilm: RawBuilder<unknown> = sql`
  select media.id as media, eaf_film.origin_ms as origin
  from eaf_film join media on media.id = eaf_film.media_id
  where eaf_film.eaf_video_id = video.id and media.kind = 'video'
    and media.audience = 'public' and media.state <> 'failed'
  order by eaf_film.position limit 1`

/** SQL: the counted uses of a sign with a known time, and the `timing` of their annotations. */
export const usesOfSign = (sign: number): RawBuilder<unknown> => sql`(
  select use.*, annotation.timing
  from occurrence as use
  join eaf_annotation as annotation on annotation.version_id = use.version_id
    and annotation.tier = use.tier and annotation.position = use.position and annotation.timing <> 'unknown'
  where use.sign_id = ${sign} and use.mark is null and use.counted
)`

/** SQL: how unsuitable `use` is as an example, from 0 for faultless to 7: less than a missing film counts. */
export const faultsOfUse: RawBuilder<unknown> = sql`(
  (case when use.before = '{}' or use.after = '{}' then 4 else 0 end)
    + (case when use.timing = 'aligned' then 0 else 2 end)
    + (case when use.end_ms - use.begin_ms between 150 and 2500 then 0 else 1 end)
)`

const isUseOfVideo = sql`use.version_id = video.version_id and use.matching_id = video.matching_id`

interface Wanted {
  sign: number
  /** Number of recordings. */
  count: number
}

/** The first public recordings that have a use without faults, by id: of those with a film, or of those without. */
async function findFaultless(db: Db, { sign, count }: Wanted, films: 'with' | 'without'): Promise<number[]> {
  const hasFilm = films === 'with' ? sql`exists (${publicFilm})` : sql`not exists (${publicFilm})`
  const { rows } = await sql<{ id: number }>`
    select video.id from eaf_video as video
    where video.visibility = 'public' and ${hasFilm}
      and exists (select from ${usesOfSign(sign)} as use where ${isUseOfVideo} and ${faultsOfUse} = 0)
    order by video.id limit ${count}
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function isFilmed(db: Db, sign: number): Promise<boolean> {
  const { rows } = await sql`
    select from eaf_video as video
    where video.visibility = 'public' and exists (${publicFilm})
      and exists (select from ${usesOfSign(sign)} as use where ${isUseOfVideo})
    limit 1
  `.execute(db)
  return rows.length > 0
}

async function hasMoreUses(db: Db, sign: number, uses: number): Promise<boolean> {
  const { rows } = await sql`
    select from occurrence where sign_id = ${sign} limit 1 offset ${uses}
  `.execute(db)
  return rows.length > 0
}

/**
 * The recordings that are enough to find the first examples of a frequent sign: one faultless use in each of so many
 * recordings comes before all other uses, so the time does not grow with the number of uses.
 * @param comparedUses the number of uses up to which all of them are compared
 * @returns ids; null if all uses must be compared
 */
export async function findFirstRecordings(
  db: Db,
  wanted: Wanted,
  comparedUses: number,
): Promise<number[] | null> {
  if (!(await hasMoreUses(db, wanted.sign, comparedUses))) return null
  const filmed = await findFaultless(db, wanted, 'with')
  if (filmed.length === wanted.count) return filmed
  if (await isFilmed(db, wanted.sign)) return null
  const others = await findFaultless(db, wanted, 'without')
  return others.length === wanted.count ? others : null
}
