import type { HandshapeFeatures } from '#packages/hands/features.ts'
import type { LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import type { SignFace } from './face.ts'
import type { HandPart } from './hand-parts.ts'
import type { HandRotation } from './movement-rotation.ts'

/** The spatial relation of two hands in front of the body, or of the dominant hand to the base hand. */
export type Relation =
  | 'meeting'
  | 'tips'
  | 'palms'
  | 'backs'
  | 'crossed'
  | 'higher'
  | 'before'
  | 'elbow'
  | 'beside'
  | 'facing'

/** The properties of a sign that its clip shows. */
export interface ClipSign {
  /** One hand moves, both hands move, or the dominant hand moves on a base hand. */
  hands: 'one' | 'both' | 'base'
  location: LocationName
  dominant: HandshapeFeatures
  /** The dominant handshape at the end, if it changes. */
  dominantSecond: HandshapeFeatures | null
  nondominant: HandshapeFeatures
  movement: Movement
  relation: Relation | null
  /** The two hands alternate. */
  alternating: boolean
  /** The part of the hand at the location; null if not specified. */
  touch: HandPart | null
  /** The part of the hand that leads the movement; null if not specified. */
  leading: HandPart | null
  rotation: HandRotation | null
  /** The hand touches its location; the clip marks the contact. */
  hasContact: boolean
  /** The base hand moves with the dominant one, which holds it. */
  baseIsCarried: boolean
  face: SignFace
  /** The fingers move one after the other. */
  fingersMove: boolean
}
