import type {
  CountingRule,
  EafVisibility,
  GlossHand,
  OccurrenceClass,
} from '#domains/eaf-videos/eaf-video.ts'

/** Whose occurrences are read: of all recordings, or of public signs in public recordings (ELN-08). */
export type Readers = 'administrators' | 'everybody'

/** An annotation of a gloss tier with its context. Times in milliseconds of the annotations. */
export interface Occurrence {
  id: number
  /** The gloss as it was annotated. */
  value: string
  class: OccurrenceClass
  /** Why it is no lexical sign. */
  mark: string | null
  /** Id of its sign, with the gloss that the sign has now. */
  sign: number | null
  gloss: string | null
  recording: number
  title: string
  visibility: EafVisibility
  tier: string
  participant: string | null
  hand: GlossHand
  begin: number
  end: number
  /** Up to five glosses of the same person, the nearest first. */
  before: string[]
  after: string[]
}

/** A film of a recording; a moment of the film is that of the annotations plus the origin, in milliseconds. */
export interface OccurrenceFilm {
  recording: number
  media: number
  origin: number
}

/** A frequency is counted for each sign, or for each part of the recordings. */
export const frequencyDimensions = ['sign', 'eaf_video', 'participant', 'region', 'hand'] as const
export type FrequencyDimension = (typeof frequencyDimensions)[number]

/** How many uses belong to a sign or to a part of the recordings. */
export interface CountedUses {
  /** Id of a sign or a recording, or the name itself; empty if the file does not contain it. */
  key: string
  /** Gloss, title or name. */
  name: string
  uses: number
  /** Counted glosses of all kinds in the same part of the recordings; for signs, in all of them. */
  glosses: number
  /** From 1; rows with the same number of uses have the same rank. */
  rank: number
}

/** How many recordings count uses with both hands by a rule. */
export interface CountedRecordings {
  rule: CountingRule
  recordings: number
}

/** A gloss beside an occurrence, and how often it is there. */
export interface Collocation {
  side: 'before' | 'after'
  value: string
  uses: number
}
