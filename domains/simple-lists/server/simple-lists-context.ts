import type { Db, Tx } from '#platform/db/transaction.ts'

/** What the use cases of simple lists need. */
export interface SimpleListsContext {
  db: Db | Tx
  now: () => Date
}
