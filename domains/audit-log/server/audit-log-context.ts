import type { Db } from '#platform/db/transaction.ts'

/** What the use cases need. */
export interface AuditLogContext {
  db: Db
  now: () => Date
  /** Days begin and end there. */
  timeZone: string
}
