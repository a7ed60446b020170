import type { PlaceName } from '#ui/body/body-places.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import type { Touch } from './hold.ts'
import type { Facing, Turn } from './turning.ts'

/** How two hands stand to each other: before the body, or a dominant one to its base. */
export type Relation = 'meeting' | 'tips' | 'palms' | 'crossed' | 'higher' | 'before' | 'elbow' | 'beside'

/** What a clip shows of a sign. */
export interface ClipSign {
  /** One hand; both doing the same; or the dominant hand on a still base hand. */
  hands: 'one' | 'both' | 'base'
  place: PlaceName
  /** SignWriting keys. */
  dominant: string
  /** The dominant hand ends with this one. */
  second: string | null
  other: string
  movement: Movement
  relation: Relation | null
  /** The two hands take turns. */
  alternating: boolean
  /** What of the hand is at the place; null when the description leaves it open. */
  touch: Touch | null
  facing: Facing
  turn: Turn | null
  /** The hand touches its place, so that it is marked. */
  contact: boolean
  /** Held level before the body, palm or back downwards, rather than upright. */
  level: boolean
  /** The base hand goes with the dominant one, which holds it. */
  carried: boolean
  /** The fingers move by themselves. */
  fingers: boolean
}
