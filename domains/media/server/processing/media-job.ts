import { inTransaction, type Tx } from '#platform/db/transaction.ts'
import { type JobDefinition, longJobs, type QueueSettings } from '#platform/jobs/job-definition.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { type ProcessingContext, processMedia } from './process-media.ts'
import { failProcessing, listWaitingVideos, orderByTurns } from './processing.queries.ts'

/** The queue of videos that wait for their renditions. */
export const mediaQueue: QueueSettings = { name: 'media.process', ...longJobs }

/** Queues the processing of an uploaded video in a transaction. */
export const queueProcessing = (tx: Tx, jobs: Pick<Jobs, 'enqueue'>, mediaId: number): Promise<void> =>
  jobs.enqueue(tx, mediaQueue.name, { media: mediaId })

type MediaJobContext = Omit<ProcessingContext, 'recordReady'> & { jobs: Pick<Jobs, 'enqueue'> }

/**
 * Processes videos, beginning with those that waited when the last process ended. People take turns: many videos of one
 * person do not delay one of another.
 */
export const mediaJob = (recordReady: ProcessingContext['recordReady']): JobDefinition<MediaJobContext> => ({
  queue: mediaQueue,
  async run(context, { media }, stopping) {
    try {
      await processMedia({ ...context, recordReady }, Number(media), stopping)
    } finally {
      await orderByTurns(context.db, mediaQueue.name)
    }
  },
  async queueWaiting({ db, jobs }) {
    const waiting = await listWaitingVideos(db)
    await inTransaction(db, async (tx) => {
      for (const id of waiting) await queueProcessing(tx, jobs, id)
    })
  },
  onParked: (_context, tx, { media }) =>
    failProcessing(tx, Number(media), { code: 'job.endedTwice', params: {} }),
})
