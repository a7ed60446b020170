import type { LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import type { Facing, HandRotation } from './hand-rotation.ts'
import type { HandPart } from './hold.ts'

/** How two hands stand to each other: before the body, or a dominant one to its base. */
export type Relation = 'meeting' | 'tips' | 'palms' | 'crossed' | 'higher' | 'before' | 'elbow' | 'beside'

/** What a clip shows of a sign. */
export interface ClipSign {
  /** One hand; both doing the same; or the dominant hand on a still base hand. */
  hands: 'one' | 'both' | 'base'
  location: LocationName
  /** SignWriting keys. */
  dominant: string
  /** The dominant hand ends with this one. */
  dominantSecond: string | null
  nondominant: string
  movement: Movement
  relation: Relation | null
  /** The two hands take turns. */
  alternating: boolean
  /** What of the hand is at the place; null when the description leaves it open. */
  touch: HandPart | null
  facing: Facing
  rotation: HandRotation | null
  /** The hand touches its place, so that it is marked. */
  hasContact: boolean
  /** Held level before the body, palm or back downwards, rather than upright. */
  isLevel: boolean
  /** The base hand goes with the dominant one, which holds it. */
  baseIsCarried: boolean
  /** The fingers move by themselves. */
  fingersMove: boolean
}
