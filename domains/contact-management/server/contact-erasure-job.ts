import { readRetentionMonths } from '#domains/content/server/content.queries.ts'
import { type Db, inTransaction } from '#platform/db/transaction.ts'
import type { JobDefinition } from '#platform/jobs/job-definition.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { eraseSolvedBefore } from './managed-contact.queries.ts'

const everyNight = '23 4 * * *'

interface ErasureContext {
  db: Db
  storage: Pick<Storage, 'delete'>
  now: () => Date
}

/** Erases the personal data of messages that were solved long ago. */
export const contactErasureJob: JobDefinition<ErasureContext> = {
  queue: { name: 'contacts.erasure' },
  schedule: everyNight,
  run: (context) => eraseSolvedContacts(context),
}

/**
 * Erases the personal data of messages that were solved before the retention time. A film that cannot be deleted is left
 * to `files:sweep`.
 * @returns the ids of the messages
 */
export async function eraseSolvedContacts({ db, storage, now }: ErasureContext): Promise<number[]> {
  const { ids, filmKeys } = await inTransaction(db, async (tx) => {
    const before = now()
    before.setUTCMonth(before.getUTCMonth() - (await readRetentionMonths(tx)))
    return eraseSolvedBefore(tx, before, now())
  })
  for (const key of filmKeys) await storage.delete(key)
  return ids
}
