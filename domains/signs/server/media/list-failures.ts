import { sql } from 'kysely'
import { type Actor, isMember } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'
import { type ParkedJob, parkedJobsFor } from '#platform/jobs/parked-jobs.ts'

/** A video of a sign that could not be processed. */
interface FailedVideo {
  name: string
  signId: number
}

/** What failed in the background. */
export interface Failures {
  /** The newest, and how many there are. */
  videos: { count: number; newest: FailedVideo[] }
  parkedJobs: ParkedJob[]
}

const maxListed = 5

/**
 * What failed in the background and concerns a person. Administrators see the videos of everybody, others their own
 * uploads; files of deleted signs and files that were replaced or removed do not count. Parked jobs are for
 * administrators. One query.
 */
export async function listFailures({ db }: { db: Db }, actor: Actor): Promise<Failures> {
  if (!isMember(actor)) return { videos: { count: 0, newest: [] }, parkedJobs: [] }
  const isTheirs = actor.isAdmin ? sql`true` : sql`media.uploaded_by = ${actor.id}`
  const { rows } = await sql<{ videos: (FailedVideo & { count: number })[]; parkedJobs: ParkedJob[] }>`
    select ${parkedJobsFor(actor)} as parked_jobs, (
      select coalesce(json_agg(video), '[]') from (
        select media.original_name as name, sign.id as "signId", count(*) over () as count
        from media
        join sign_media on sign_media.media_id = media.id
        join sign on sign.id = sign_media.sign_id
        where media.state = 'failed' and sign.status <> 'deleted' and ${isTheirs}
        order by media.id desc limit ${maxListed}
      ) as video
    ) as videos
  `.execute(db)
  const { videos = [], parkedJobs = [] } = rows[0] ?? {}
  return {
    videos: { count: videos[0]?.count ?? 0, newest: videos.map(({ name, signId }) => ({ name, signId })) },
    parkedJobs,
  }
}
