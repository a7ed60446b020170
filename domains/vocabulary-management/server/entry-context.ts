import type { ListName } from '#domains/vocabularies/index.ts'
import type { Db, Tx } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** The context of use cases of reference lists. */
export interface EntryContext {
  db: Db | Tx
  now: () => Date
}

/** The context of use cases that may store a picture. */
export interface EntryPictureContext extends EntryContext {
  storage: Storage
}

/** A value of a list, by its id or by its stable value. */
export type EntryReference = { list: ListName } & ({ id: number } | { value: string })
