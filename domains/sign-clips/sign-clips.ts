import type { ErrorCode } from '#platform/errors/catalogue.ts'
import type { ClipName } from './clip-name.ts'

/** A sign that the name of a file means. */
export interface MatchedSign {
  id: number
  gloss: string
  /** Whether it has a main video, which another one replaces. */
  hasVideo: boolean
  /** Why the person may not add files to it; null if they may. */
  refusal: ErrorCode | null
}

/** What was found for the name of a file. */
export interface MatchedClip extends ClipName {
  path: string
  signs: MatchedSign[]
}
