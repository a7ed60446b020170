import { type Db, inTransaction, type Tx } from '#platform/db/transaction.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { longJobs, type QueueSettings } from '#platform/jobs/open-jobs.ts'
import { type ProcessingContext, processMedia } from './process-media.ts'
import { failProcessing, listWaitingVideos, orderByTurns } from './processing.queries.ts'

/** The queue of videos that wait for their renditions. */
export const mediaQueue: QueueSettings = {
  name: 'media.process',
  ...longJobs,
}

/** Queues the processing of an uploaded video in a transaction. */
export const queueProcessing = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, mediaId: number): Promise<void> =>
  jobs.enqueue(tx, mediaQueue.name, { media: mediaId })

/**
 * Processes videos one at a time, beginning with those that waited when the last process ended. People take turns: many
 * videos of one person do not delay one of another.
 */
export async function startMediaWorker({
  jobs,
  ...context
}: ProcessingContext & { jobs: Pick<Jobs, 'enqueue' | 'work'> }): Promise<void> {
  const processInTurn = async (media: number, stopping: AbortSignal) => {
    try {
      await processMedia(context, media, stopping)
    } finally {
      await orderByTurns(context.db, mediaQueue.name)
    }
  }
  await jobs.work(mediaQueue.name, ({ media }, stopping) => processInTurn(Number(media), stopping), {
    onParked: (tx, { media }) => failProcessing(tx, Number(media), { code: 'job.endedTwice', params: {} }),
  })
  await queueWaiting(context.db, jobs)
}

/** Backups do not contain the queues. */
const queueWaiting = async (db: Db, jobs: Pick<Jobs, 'enqueue'>): Promise<void> => {
  const waiting = await listWaitingVideos(db)
  await inTransaction(db, async (tx) => {
    for (const id of waiting) await queueProcessing(tx, jobs, id)
  })
}
