import type { SignReference } from './sign-row.ts'

/** Where an entry of a list stands: its stable value, the entry it belongs to, the head it is grouped under. */
export interface EntryHierarchy {
  value: string
  parentId: number | null
  groupId: number | null
}

/** What names of a file stand for; undefined for what is not there. */
export interface Lookups {
  entry(list: string, value: string): number | undefined
  hierarchy(entryId: number): EntryHierarchy | undefined
  sign(reference: SignReference): number | undefined
  /** The media made of a file found beside the CSV. */
  file(name: string): number | undefined
  /** The name under which a media was given. */
  fileName(mediaId: number): string | undefined
}
