import type { LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import type { Facing, HandRotation } from './hand-rotation.ts'
import type { HandPart } from './hold.ts'

/** The spatial relation of two hands in front of the body, or of the dominant hand to the base hand. */
export type Relation = 'meeting' | 'tips' | 'palms' | 'crossed' | 'higher' | 'before' | 'elbow' | 'beside'

/** The properties of a sign that its clip shows. */
export interface ClipSign {
  /** One hand moves, both hands move, or the dominant hand moves on a base hand. */
  hands: 'one' | 'both' | 'base'
  location: LocationName
  /** SignWriting keys. */
  dominant: string
  /** The dominant handshape at the end, if it changes. */
  dominantSecond: string | null
  nondominant: string
  movement: Movement
  relation: Relation | null
  /** The two hands alternate. */
  alternating: boolean
  /** The part of the hand at the location; null if not specified. */
  touch: HandPart | null
  facing: Facing
  rotation: HandRotation | null
  /** The hand touches its location; the clip marks the contact. */
  hasContact: boolean
  /** Held horizontally in front of the body, palm or back down, instead of upright. */
  isLevel: boolean
  /** The base hand moves with the dominant one, which holds it. */
  baseIsCarried: boolean
  /** The fingers wiggle. */
  fingersMove: boolean
}
