import type { EntryHierarchy } from '../location-containment.ts'
import type { SignReference } from './sign-csv-row.ts'

/** Finds what the names in a file refer to; undefined for unknown names. */
export interface Lookups {
  entry(list: string, name: string): number | undefined
  /** The value that a name of another lexicon is narrower than. */
  widerEntry(list: string, name: string): number | undefined
  /** A new value; undefined when the import may not create values. */
  createEntry(list: string, value: string): number | undefined
  hierarchy(entryId: number): EntryHierarchy | undefined
  sign(reference: SignReference): number | undefined
  /** Whether a reference is a number of another installation that no row of the file has. */
  isElsewhere(reference: SignReference): boolean
  /** The media of a file beside the CSV. */
  file(name: string): number | undefined
  /** The original file name of a media. */
  fileName(mediaId: number): string | undefined
}

/** Names for the ids of a document; undefined for deleted objects. */
export interface NameLookup {
  value(entryId: number): string | undefined
  /** The gloss of a sign that is not deleted. */
  gloss(signId: number): string | undefined
  /** The original name of a file. */
  file(mediaId: number): string | undefined
  /** The display name of a person, by account id. */
  person(accountId: number): string | undefined
}
