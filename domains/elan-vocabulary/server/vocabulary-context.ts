import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { AccountActor } from '#platform/actor.ts'
import type { Db } from '#platform/db/transaction.ts'

export interface VocabularyContext {
  db: Db
  dictionary: PublishedDictionary
  /** Begins all addresses: scheme, host and port. */
  origin: string
  /** For a secret path: the path, and the member whose signs are added. */
  secretPath?: { path: string; reader: AccountActor }
}
