import type { VocabularyEntry } from '#domains/vocabularies/vocabulary.ts'

/** A value of a reference list with everything that administrators change. */
export interface ManagedEntry extends VocabularyEntry {
  narrowerNames: string[]
  /** Number of its changes, for conflicts. */
  revision: number
}
