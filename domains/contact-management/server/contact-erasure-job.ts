import { readRetentionMonths } from '#domains/content/server/content.queries.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
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
  return inTransaction(db, async (tx) => {
    const before = now()
    before.setUTCMonth(before.getUTCMonth() - (await readRetentionMonths(tx)))
    return eraseSolvedBefore(tx, before, now())
  })
}
