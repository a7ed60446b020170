import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import { retentionMonths } from '../managed-contact.ts'
import { eraseSolvedBefore } from './managed-contact.queries.ts'

const everyNight = '23 4 * * *'

interface ErasureContext {
  db: Db
  now: () => Date
}

/** Erases the personal data of messages that were solved long ago. */
export const contactErasureJob: JobDefinition<ErasureContext> = {
  queue: { name: 'contacts.erasure' },
  schedule: everyNight,
  run: (context) => eraseSolvedContacts(context),
}

/** Erases the personal data of messages that were solved before the retention time. @returns the ids of the messages */
export async function eraseSolvedContacts({ db, now }: ErasureContext): Promise<number[]> {
  const before = now()
  before.setUTCMonth(before.getUTCMonth() - retentionMonths)
  return inTransaction(db, (tx) => eraseSolvedBefore(tx, before, now()))
}
