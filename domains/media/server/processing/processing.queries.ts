import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/transaction.ts'
import { type MediaFile, type MediaProblem, mediaStateChannel } from '../../media.ts'
import type { Trim } from '../../upload.ts'

/** A video that waits for its renditions. */
export interface VideoToProcess {
  id: number
  originalName: string
  originalKey: string
  /** The begin of the storage keys of its renditions. It does not follow from that of the original. */
  renditionKey: string
  /** The part of it that is shown, ms; null: all of it. */
  trim: Trim | null
}

const notifyState = (db: Db | Tx) => sql`select pg_notify(${mediaStateChannel}, '')`.execute(db)

const newRenditionKey = (id: number) => `${id}/${randomBytes(12).toString('hex')}`

/** Takes a waiting video into work; undefined when it does not exist any more or is finished. */
export async function beginProcessing(db: Db, id: number): Promise<VideoToProcess | undefined> {
  const { rows } = await sql<VideoToProcess>`
    update media set state = 'working', problem = null, rendition_key = coalesce(rendition_key, ${newRenditionKey(id)})
    from media_file
    where media.id = ${id} and media.state in ('uploaded', 'working')
      and media_file.media_id = media.id and media_file.role = 'original'
    returning media.id, original_name, media_file.key as original_key, rendition_key,
      case when trim_start_ms is not null
        then json_build_object('start', trim_start_ms, 'end', trim_end_ms) end as trim
  `.execute(db)
  await notifyState(db)
  return rows[0]
}

/** Stores the renditions of a video in work. @returns false when it does not exist any more or is finished */
export async function finishProcessing(
  tx: Tx,
  id: number,
  {
    files,
    durationMs,
    framesPerSecond,
  }: {
    files: readonly (MediaFile & { role: string })[]
    durationMs?: number
    framesPerSecond?: number
  },
): Promise<boolean> {
  const updated = await tx
    .updateTable('media')
    .set({ state: 'ready', problem: null, durationMs, framesPerSecond })
    .where('id', '=', id)
    .where('state', '=', 'working')
    .executeTakeFirst()
  if (updated.numUpdatedRows === 0n) return false
  await tx.deleteFrom('mediaFile').where('mediaId', '=', id).where('role', '<>', 'original').execute()
  if (files.length > 0)
    await tx
      .insertInto('mediaFile')
      .values(files.map((file) => ({ ...file, mediaId: id })))
      .execute()
  await notifyState(tx)
  return true
}

/** Stores why a video cannot be processed, unless it is finished. */
export async function failProcessing(db: Db | Tx, id: number, problem: MediaProblem): Promise<void> {
  await db
    .updateTable('media')
    .set({ state: 'failed', problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .where('state', 'in', ['uploaded', 'working'])
    .execute()
  await notifyState(db)
}

/** Makes a failed video wait again. @returns whether it had failed */
export async function resetFailed(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ state: 'uploaded', problem: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  await notifyState(tx)
  return numUpdatedRows > 0n
}

/** The videos that wait for their renditions, oldest first. */
export const listWaitingVideos = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('media')
      .select('id')
      .where('kind', '=', 'video')
      .where('state', 'in', ['uploaded', 'working'])
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/**
 * Orders the waiting jobs of a queue so that the person comes first whose last video was begun longest ago. Imported
 * videos count as those of one person. Ended jobs are remembered for an hour.
 */
export const orderByTurns = (db: Db, queue: string) =>
  sql`
    with job_of_person as (
      select job.state in ('created', 'retry') as is_waiting, job.id, job.started_on, job.created_on,
        coalesce(media.uploaded_by, 0) as person
      from pgboss.job left join media on media.id = (job.data ->> 'media')::integer
      where job.name = ${queue}
    ), turn as (
      select person, dense_rank() over (
        order by max(started_on) nulls first, min(created_on) filter (where is_waiting)
      )::integer as place
      from job_of_person group by person
    ), waiting as (
      select job.id, -turn.place as priority
      from pgboss.job join job_of_person using (id) join turn using (person)
      where job.name = ${queue} and is_waiting and job.priority <> -turn.place
      order by job.id for update of job skip locked
    )
    update pgboss.job set priority = waiting.priority from waiting
    where job.name = ${queue} and job.id = waiting.id
  `.execute(db)

/** Why media could not be processed, by id. */
export async function readProblems(db: Db, ids: readonly number[]): Promise<Map<number, MediaProblem>> {
  const { rows } = await sql<{ id: number; problem: MediaProblem }>`
    select id, problem from media where id = any(${ids}::integer[]) and problem is not null
  `.execute(db)
  return new Map(rows.map(({ id, problem }) => [id, problem]))
}

/** Whether a medium exists. */
export async function hasMedia(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
