import type { Db, Tx } from '#platform/db/transaction.ts'

/** The context of the use cases of the form. Inside a transaction `db` is that transaction. */
export interface FormContext {
  db: Db | Tx
  now: () => Date
}
