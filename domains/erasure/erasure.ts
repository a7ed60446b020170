/** What the owner erases for good: a sign, a file of signs, or the data of a person. */
export const erasureKinds = ['sign', 'media', 'person'] as const
export type ErasureKind = (typeof erasureKinds)[number]

export interface ErasureTarget {
  kind: ErasureKind
  id: number
}

/** The record of an erasure. It has no personal data; the reason must name nobody. */
export interface Erasure extends ErasureTarget {
  /** When the erased row was made, ISO 8601 with microseconds: distinguishes it from a later row with its id. */
  createdAt: string
  /** Account id of the owner. */
  by: number
  reason: string
  at: string
  /** Whether visitors ever saw a sign: annotation files may refer to its id. True for other kinds. */
  wasPublished: boolean
}

/** A file on the page that erases a sign. */
export interface ErasableFile {
  id: number
  name: string
}

/** What the page of an erasure shows before it happens. */
export interface ErasureSubject extends ErasureTarget {
  /** What the owner types: the gloss, the name of the file as it was uploaded, or the display name. */
  name: string
  /** Number of versions of a sign. */
  versions: number
  /** The files of all versions of a sign. */
  files: ErasableFile[]
  /** The signs that a file or, as the author, a person has. */
  signs: number
  /** The signs whose files name a person. */
  naming: number
}

/** Maximum length of the reason, UTF-16 code units; the table has the same check. */
export const maxErasureReasonLength = 500
