import type { EafVisibility, GlossHand } from '#domains/eaf-videos/eaf-video.ts'
import type { OccurrenceFilm } from './occurrence.ts'

/** A tier of a recording. */
export interface MomentTier {
  /** Its place in the file. */
  position: number
  name: string
  participant: string | null
  /** The code that the file gives; null without one. */
  language: string | null
  /** Whose glosses it has; null for other tiers. */
  hand: GlossHand | null
}

/** An annotation around a moment; times in milliseconds. */
export interface MomentAnnotation {
  /** The position of its tier, and its own in the tier. */
  tier: number
  position: number
  begin: number
  end: number
  /** Whether its times are interpolated. */
  isInterpolated: boolean
  value: string
  /** Whether it has the same sign as the occurrence, or else the same value. */
  isSame: boolean
}

/** What surrounds an occurrence in its recording; times in milliseconds of the annotations. */
export interface Moment {
  id: number
  value: string
  sign: number | null
  gloss: string | null
  recording: number
  title: string
  visibility: EafVisibility
  participant: string | null
  /** Its tier and its position in the tier. */
  tier: number
  position: number
  begin: number
  end: number
  /** Begin of the annotations that are contained, and their end. */
  from: number
  to: number
  /** End of the last annotation of the recording. */
  length: number
  tiers: MomentTier[]
  annotations: MomentAnnotation[]
  /** All occurrences of the same sign in the recording, or of the same value, by time. */
  uses: { id: number; begin: number }[]
  films: OccurrenceFilm[]
}

/** How much before and after a moment is read at once: the longest visible part, 60 s. */
export const momentReachMs = 60_000
/** A recording with more than these is shown in part. */
export const maxMomentAnnotations = 5_000
