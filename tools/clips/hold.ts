import { type HandPose, hanging, symbolScale } from './figure.ts'
import { handSymbol } from './hand-symbol.ts'
import { add, ease, mix, mixVectors, progress, type Vector, vector } from './vector.ts'

/** How a hand is held at a place, as the signer's right hand. */
export interface Hold {
  at: Vector
  /** What of the hand is at the place. */
  touch: 'tip' | 'palm'
  /** Degrees from upright, towards the middle of the body. */
  tilt: number
}

/** The wrist of a hand that is held at a place. */
export function wristFor({ at, touch, tilt }: Hold, symbol: string): Vector {
  const along = handSymbol(symbol).height * symbolScale * (touch === 'tip' ? 1 : 0.5) * (1 + at.z / 700)
  const angle = (tilt * Math.PI) / 180
  return add(at, vector(-Math.sin(angle) * along, Math.cos(angle) * along))
}

/** A hand showing a symbol at a place. */
export const held = (hold: Hold, symbol: string): HandPose => ({
  wrist: wristFor(hold, symbol),
  tilt: hold.tilt,
  symbol,
  shown: 1,
})

/** A hand on its way from hanging (0) to its pose (1): it swings out a little and comes forward. */
export function rising(pose: HandPose, lift: number): HandPose {
  const swing = Math.sin(lift * Math.PI)
  return {
    ...pose,
    wrist: add(mixVectors(hanging.wrist, pose.wrist, lift), vector(-16 * swing, 0, 36 * swing)),
    tilt: mix(hanging.tilt, pose.tilt, lift),
    shown: pose.shown * ease(progress(lift, 0.3, 0.62)),
  }
}
