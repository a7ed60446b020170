import type { Db } from '#platform/db/transaction.ts'

/** What the use cases of this domain need. */
export interface LegalContext {
  db: Db
  now: () => Date
}
