import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** The context of use cases of signs. Inside a transaction `db` is that transaction. */
export interface SignsContext {
  db: Db | Tx
  now: () => Date
}

/** The context of imports. */
export interface ImportContext extends SignsContext {
  db: Db
  storage: Storage
}
