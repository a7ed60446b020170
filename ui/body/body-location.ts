import type { Point } from './body-drawing.ts'

/** A location of the body or near it: its outline, and the point that a hand moves to. */
export interface BodyLocation {
  /** Name of the wider location that contains it. */
  within?: string
  /** Closed SVG path of absolute M, L, C and Z; of a paired location the one on the side of the right hand. */
  d: string
  /** It exists on both sides of the body. */
  paired?: true
  /** Set if its path belongs to the drawing of the hand instead of the body: the side of the hand that is visible. */
  view?: 'palm' | 'back'
  /** It lies behind the body; its path shows the outline through the body. */
  hidden?: true
  /** Where a hand moves to on the body; of a paired location the point on the side of the right hand. */
  point: Point
}
