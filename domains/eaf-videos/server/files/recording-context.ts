import type { Uploads } from '#domains/media/index.ts'
import type { Db } from '#platform/db/transaction.ts'
import type { Storage } from '#platform/storage/storage.ts'

export interface RecordingContext {
  db: Db
  storage: Storage
  now: () => Date
  uploads: Pick<Uploads, 'withFinished' | 'discardFile'>
  /** How the addresses of the vocabularies of this installation begin: references to their entries name signs. */
  vocabularies: string
}
