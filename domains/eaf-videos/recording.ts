import type {
  EafChanges,
  EafCounts,
  EafDiagnostic,
  EafFileFacts,
  EafFileMetadata,
  EafTierFacts,
} from './eaf-file.ts'
import type { EafMetadata } from './eaf-metadata.input.ts'
import type { GlossHand } from './eaf-video.ts'

/** A recording with the facts of its present version. */
export interface RecordingRow extends EafMetadata {
  id: number
  revision: number
  createdAt: Date
  updatedAt: Date
  versionId: number
  number: number
  fileName: string
  bytes: number
  format: string
  counts: EafCounts
  uploadedAt: Date
  /** Annotations of its gloss tiers by class. */
  lexical: number
  marked: number
  unmatched: number
  /** In their order. */
  films: FilmRow[]
}

/** The same with what is only read for one recording. */
export interface WholeRecordingRow extends RecordingRow {
  diagnostics: EafDiagnostic[]
  metadata: EafFileMetadata
  changes: EafChanges | null
}

/** A film of a recording; `originMs` is its moment at the time 0 of the annotations. */
export interface FilmRow {
  mediaId: number
  position: number
  originMs: number
}

/** A tier of a version with the hand that was chosen for it. */
export interface TierRow extends EafTierFacts {
  hand: GlossHand | null
}

/** A stored file of a recording. */
export interface VersionRow {
  id: number
  number: number
  fileKey: string
  fileName: string
  bytes: number
  format: string
  counts: EafCounts
  diagnostics: EafDiagnostic[]
  metadata: EafFileMetadata
  changes: EafChanges | null
  uploadedBy: number | null
  uploadedAt: Date
}

/** A stored file as the answer to its upload describes it. */
export interface StoredRecording {
  id: number
  fileName: string
  facts: EafFileFacts
}
