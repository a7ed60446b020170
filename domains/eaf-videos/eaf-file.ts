import type { GlossConventionId } from '#packages/elan/index.ts'
import type { GlossHand } from './eaf-video.ts'

/** Annotation files from this size on are compressed in the browser; bytes. ELAN itself becomes slow there. */
export const advisedEafBytes = 100_000_000

/** The largest annotation file, unpacked: as many bytes as its reader takes characters. A compressed file can claim any size. */
export const maxUnpackedMegabytes = 1000

/** A corpus has some dozens; thousands would make a page of them unusable. */
export const maxTiers = 5000

/** Diagnostics that are stored with a file; all are counted. */
export const maxStoredDiagnostics = 500

/** The number of elements of a file, by kind. */
export interface EafCounts {
  tiers: number
  annotations: number
  /** Alignable annotations and reference annotations. */
  alignable: number
  ref: number
  timeSlots: number
  unalignedSlots: number
  vocabularies: number
  vocabularyEntries: number
  media: number
  /** Mistakes in the file, also those that are not stored one by one. */
  diagnostics: number
}

/** A film or sound file that an annotation file names. */
export interface EafMediaFact {
  name: string
  mimeType: string
  /** Milliseconds of the film before the time 0 of the annotations. */
  timeOrigin: number
}

/** Metadata in the file; '' for missing ones. */
export interface EafFileMetadata {
  author: string
  licence: string
  media: EafMediaFact[]
}

/** A tier as the file declares it. */
export interface EafTierFacts {
  name: string
  linguisticType: string
  constraintName: string | null
  parent: string | null
  participant: string | null
  annotator: string | null
  language: string | null
  annotations: number
}

/** A tier with the hand whose glosses its name promises; null for a tier without glosses. */
export interface ProposedTier extends EafTierFacts {
  handProposed: GlossHand | null
}

/** A mistake in a file: the line (1 is the first), the element, its id, and the attribute and value concerned. */
export interface EafDiagnostic {
  code: string
  line: number
  element: string
  id: string | null
  attribute: string | null
  value: string | null
}

/** An annotation file as it was read, without its annotations. */
export interface EafFileFacts {
  /** Size without compression. */
  bytes: number
  sha256: string
  format: string
  counts: EafCounts
  diagnostics: EafDiagnostic[]
  metadata: EafFileMetadata
  convention: GlossConventionId
  tiers: ProposedTier[]
}

/** Whether the name of a file is that of an annotation file, also a compressed one. */
export const isEafName = (name: string): boolean => /\.eaf(\.gz)?$/i.test(name)

/** The name of the file without compression: `interview.eaf`. */
export const unpackedName = (name: string): string => name.replace(/\.gz$/i, '')

/** The title of a recording that got none: the name of its file without extension. */
export const titleOfFile = (name: string): string => name.replace(/\.eaf(\.gz)?$/i, '').trim() || name

/** A link made by hand that a new version lost: its annotation is gone, or has another value. Times in ms. */
export interface LostLink {
  tier: string
  begin: number
  value: string
  /** Null for an annotation that is gone. */
  newValue: string | null
}

/** Changes from the version before; `kept` and `lost` count annotations with links made by hand. */
export interface EafChanges {
  added: number
  removed: number
  changed: number
  kept: number
  lost: number
  /** The first ones. */
  lostLinks: LostLink[]
}
