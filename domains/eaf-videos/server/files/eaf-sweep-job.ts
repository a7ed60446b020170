import { inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { correctTotals } from '../count-occurrences.queries.ts'
import { deleteHiddenMatchings } from '../glosses/delete-hidden-matchings.ts'
import { lockLinks } from '../glosses/matching.queries.ts'
import { removeDemoRecordings } from './demo-recordings.ts'
import { deleteEmptyRecordings, deleteVersion, listUnfinishedVersions } from './eaf-version.queries.ts'
import type { RecordingContext } from './recording-context.ts'

/** Storing a file takes seconds; after this time its process has ended. */
const unfinishedHours = 6

const everyHour = '29 * * * *'

const hoursBefore = (time: Date) => new Date(time.getTime() - unfinishedHours * 3_600_000)

type SweepContext = Pick<RecordingContext, 'db' | 'storage' | 'now'>

/**
 * Deletes what processes left that were killed while they stored an annotation file, and the recordings of a demonstration that an
 * import replaced. Corrects the totals of glosses.
 */
export const eafSweepJob: JobDefinition<SweepContext> = {
  queue: { name: 'eaf.sweep' },
  schedule: everyHour,
  async run(context) {
    await sweepUnfinishedVersions(context)
    await deleteHiddenMatchings(context.db, hoursBefore(context.now()))
    await inTransaction(context.db, async (tx) => {
      await lockLinks(tx)
      await correctTotals(tx)
    })
    await removeDemoRecordings(context)
  },
}

/** @returns how many unfinished versions were deleted */
export async function sweepUnfinishedVersions({ db, storage, now }: SweepContext): Promise<number> {
  const before = hoursBefore(now())
  const unfinished = await listUnfinishedVersions(db, before)
  for (const { id, fileKey } of unfinished) {
    await storage.delete(fileKey)
    await deleteVersion(db, id)
  }
  await deleteEmptyRecordings(db, before)
  return unfinished.length
}
