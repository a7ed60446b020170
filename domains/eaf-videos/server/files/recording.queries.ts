import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { EafFileMetadata } from '../../eaf-file.ts'
import type { EafMetadata } from '../../eaf-metadata.input.ts'
import type { EafVisibility } from '../../eaf-video.ts'
import type { FilmRow, RecordingRow, TierRow, VersionRow, WholeRecordingRow } from '../../recording.ts'
import { type RecordingQuery, recordingsPerPage } from '../../recording-query.input.ts'

/** @returns the id of the recording, which has no version yet */
export async function insertRecording(
  tx: Tx,
  metadata: EafMetadata,
  by: { createdBy: number | null; convention: string; at: Date },
): Promise<number> {
  const { at, ...rest } = by
  const { id } = await tx
    .insertInto('eafVideo')
    .values({ ...metadata, ...rest, createdAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateRecording = (tx: Tx, id: number, change: Partial<EafMetadata>, at: Date) =>
  tx
    .updateTable('eafVideo')
    .set(({ eb }) => ({ ...change, updatedAt: at, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Occurrences, annotations, tiers and versions are deleted with it. */
export const deleteRecordingRow = (db: Db | Tx, id: number) =>
  db.deleteFrom('eafVideo').where('id', '=', id).execute()

const columns = sql`
  eaf_video.id, title, author, institution, city, state, country, responsible_researcher, licence, data_link, color,
  visibility, revision, created_at, updated_at, version_id, number, file_name, bytes, format, counts, uploaded_at,
  coalesce(glosses.lexical, 0)::integer as lexical, coalesce(glosses.marked, 0)::integer as marked,
  coalesce(glosses.unmatched, 0)::integer as unmatched,
  (
    select coalesce(json_agg(json_build_object('mediaId', media_id, 'position', position, 'originMs', origin_ms)
      order by position), '[]')
    from eaf_film where eaf_video_id = eaf_video.id
  ) as films
`
/** Recordings without a complete version do not exist for readers. */
const joined = sql`
  eaf_video
  join eaf_version on eaf_version.id = eaf_video.version_id
  left join lateral (
    select sum(occurrences) filter (where mark is null and sign_id is not null) as lexical,
      sum(occurrences) filter (where mark is not null) as marked,
      sum(occurrences) filter (where mark is null and sign_id is null) as unmatched
    from occurrence_count
    where occurrence_count.version_id = eaf_video.version_id and occurrence_count.matching_id = eaf_video.matching_id
  ) as glosses on true
`

export async function findRecording(db: Db | Tx, id: number): Promise<WholeRecordingRow | undefined> {
  const { rows } = await sql<WholeRecordingRow>`
    select ${columns}, diagnostics, metadata, changes from ${joined} where eaf_video.id = ${id}
  `.execute(db)
  return rows[0]
}

const hasNoFilm = sql`not exists (select from eaf_film where eaf_video_id = eaf_video.id)`

/** Compared without case; the texts of a query are no patterns. */
const matches = ({ q }: Pick<RecordingQuery, 'q'>) =>
  q === ''
    ? sql`true`
    : sql`strpos(lower(concat_ws(' ', title, file_name, city, state, institution, author)), lower(${q})) > 0`

const inGroup: Record<RecordingQuery['group'], ReturnType<typeof sql>> = {
  all: sql`true`,
  public: sql`visibility = 'public'`,
  restricted: sql`visibility = 'restricted'`,
  withoutFilm: hasNoFilm,
}

const orders: Record<RecordingQuery['order'], ReturnType<typeof sql>> = {
  newest: sql`uploaded_at desc, eaf_video.id desc`,
  title: sql`lower(title), eaf_video.id`,
  glosses: sql`coalesce(glosses.lexical, 0) + coalesce(glosses.marked, 0) + coalesce(glosses.unmatched, 0) desc, eaf_video.id`,
  unmatched: sql`coalesce(glosses.unmatched, 0) desc, eaf_video.id`,
}

/** A page of the recordings that match a query. */
export async function listRecordingRows(
  db: Db,
  query: RecordingQuery,
  perPage = recordingsPerPage,
): Promise<RecordingRow[]> {
  const { rows } = await sql<RecordingRow>`
    select ${columns} from ${joined}
    where ${matches(query)} and ${inGroup[query.group]}
    order by ${orders[query.order]}
    limit ${perPage} offset ${(query.page - 1) * perPage}
  `.execute(db)
  return rows
}

/** How many recordings match a query, in each group. */
export async function countRecordings(
  db: Db,
  query: Pick<RecordingQuery, 'q'>,
): Promise<Record<RecordingQuery['group'], number>> {
  const { rows } = await sql<Record<RecordingQuery['group'], number>>`
    select count(*)::integer as all, (count(*) filter (where visibility = 'public'))::integer as public,
      (count(*) filter (where visibility = 'restricted'))::integer as restricted,
      (count(*) filter (where ${hasNoFilm}))::integer as without_film
    from eaf_video join eaf_version on eaf_version.id = version_id
    where ${matches(query)}
  `.execute(db)
  return rows[0] ?? { all: 0, public: 0, restricted: 0, withoutFilm: 0 }
}

export const listTiers = (db: Db, versionId: number): Promise<TierRow[]> =>
  db
    .selectFrom('eafTier')
    .select(['name', 'linguisticType', 'constraintName', 'parent', 'participant', 'annotator', 'language'])
    .select(['annotations', 'hand'])
    .where('versionId', '=', versionId)
    .orderBy('position')
    .$castTo<TierRow>()
    .execute()

/** The complete versions of a recording, newest first. */
export const listVersions = (db: Db, recordingId: number): Promise<VersionRow[]> =>
  db
    .selectFrom('eafVersion')
    .select(['id', 'number', 'fileKey', 'fileName', 'bytes', 'format', 'counts', 'diagnostics', 'metadata'])
    .select(['changes', 'uploadedBy', 'uploadedAt'])
    .where('eafVideoId', '=', recordingId)
    .where('complete', '=', true)
    .orderBy('number', 'desc')
    .$castTo<VersionRow>()
    .execute()

export const listFilms = (db: Db | Tx, recordingId: number): Promise<FilmRow[]> =>
  db
    .selectFrom('eafFilm')
    .select(['mediaId', 'position', 'originMs'])
    .where('eafVideoId', '=', recordingId)
    .orderBy('position')
    .execute()

/** Replaces the films of a recording. */
export async function writeFilms(tx: Tx, recordingId: number, films: readonly FilmRow[]): Promise<void> {
  await tx.deleteFrom('eafFilm').where('eafVideoId', '=', recordingId).execute()
  if (films.length === 0) return
  const rows = films.map((film) => ({ eafVideoId: recordingId, ...film }))
  await tx.insertInto('eafFilm').values(rows).execute()
}

/** Of these media, the videos for administrators that no recording has. */
export const listFreeFilms = (tx: Tx, ids: readonly number[]) =>
  sql<{ id: number }>`
    select id from media where id = any(${ids}::integer[]) and kind = 'video' and audience = 'administrators'
      and not exists (select from eaf_film where media_id = media.id)
  `.execute(tx)

/** Lets everybody load films, or administrators only. */
export const setAudience = (tx: Tx, mediaIds: readonly number[], visibility: EafVisibility) =>
  sql`
    update media set audience = ${visibility === 'public' ? 'public' : 'administrators'}
    where id = any(${mediaIds}::integer[])
  `.execute(tx)

/** The media facts of a version, by which films get their origins. */
export const findFileMetadata = async (tx: Tx, versionId: number): Promise<EafFileMetadata | undefined> =>
  (
    await tx
      .selectFrom('eafVersion')
      .select('metadata')
      .where('id', '=', versionId)
      .$castTo<{ metadata: EafFileMetadata }>()
      .executeTakeFirst()
  )?.metadata

export const listFileKeysOf = (tx: Tx, recordingId: number) =>
  tx.selectFrom('eafVersion').select('fileKey').where('eafVideoId', '=', recordingId).execute()

/** Recordings of a source of which no sign is left. */
export const listOrphanedRecordings = (db: Db, source: string) =>
  db
    .selectFrom('eafVideo')
    .select(['id', 'revision'])
    .where('source', '=', source)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sign').select('sign.id').where('sign.source', '=', source))),
    )
    .execute()
