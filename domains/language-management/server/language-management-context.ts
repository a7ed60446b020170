import type { Db } from '#platform/db/transaction.ts'

/** What the use cases need. */
export interface LanguageManagementContext {
  db: Db
  now: () => Date
}
