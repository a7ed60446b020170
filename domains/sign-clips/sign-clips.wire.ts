import type { MatchedClip } from './sign-clips.ts'

/** The signs of file names. */
export interface MatchedClipsWire {
  clips: MatchedClip[]
}

/** The new sign of a file. */
export interface CreatedSignWire {
  id: number
}
