import type { PublishedDictionary } from '#domains/publication/published-dictionary.ts'
import type { Db } from '#platform/db/transaction.ts'

export interface VocabularyContext {
  db: Db
  dictionary: PublishedDictionary
  /** Begins all addresses: scheme, host and port. */
  origin: string
}
