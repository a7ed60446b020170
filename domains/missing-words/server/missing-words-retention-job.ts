import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { lastExpiredWeek } from '../missing-word.ts'
import { deleteSearchesUntil } from './missing-word.queries.ts'

const everyNight = '37 4 * * *'

interface RetentionContext {
  db: Db
  now: () => Date
}

/** Deletes counts of searches that are older than a year. */
export const missingWordsRetentionJob: JobDefinition<RetentionContext> = {
  queue: { name: 'missing-words.retention' },
  schedule: everyNight,
  run: ({ db, now }) => inTransaction(db, (tx) => deleteSearchesUntil(tx, lastExpiredWeek(now()))),
}
