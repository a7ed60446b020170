import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** What use cases of signs work with. Inside a transaction `db` is that transaction. */
export interface SignsContext {
  db: Db | Tx
  now: () => Date
}

/** What imports work with besides. */
export interface ImportContext extends SignsContext {
  db: Db
  storage: Storage
}
