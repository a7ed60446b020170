import type { Point } from './body-drawing.ts'

/** A named area of the body: a target to touch, and the point a hand goes to. */
export interface BodyLocation {
  /** The wider area it lies in. */
  within?: string
  /** Closed SVG path of absolute M, L, C and Z; of a place with two sides, the one that the right hand signs at. */
  d: string
  /** There is one on the other side of the body as well. */
  paired?: true
  /** Where its path is drawn when not on the body: the hand that is signed on, its palm or its back seen. */
  view?: 'palm' | 'back'
  /** Lies behind the body, so that its path is only where it would be. */
  hidden?: true
  /** Where a hand goes on the body: of a place with two sides, the one at the signer's right hand. */
  point: Point
}
