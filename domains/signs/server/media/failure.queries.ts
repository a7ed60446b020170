import { sql } from 'kysely'
import type { AccountActor } from '#platform/actor.ts'
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

/** What failed in the background and concerns a member, with this number of videos at most. */
export async function findFailures(db: Db, actor: AccountActor, maxListed: number): Promise<Failures> {
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
