import type { ClipSign } from './clip-sign.ts'
import { calmSignFace } from './face.ts'
import { noMovement } from './sign-rows.ts'
import { storyHandshapes } from './story-handshapes.ts'

/** A sign of one hand at the chin, without movement, contact or other hand; its parts can be replaced. */
export const aClipSign = (parts: Partial<ClipSign> = {}): ClipSign => ({
  hands: 'one',
  location: 'chin',
  dominant: storyHandshapes.index,
  dominantSecond: null,
  nondominant: storyHandshapes.flat,
  movement: { ...noMovement, anchor: 0 },
  relation: null,
  alternating: false,
  touch: null,
  leading: null,
  rotation: null,
  hasContact: false,
  baseIsCarried: false,
  face: calmSignFace,
  fingersMove: false,
  ...parts,
})
