import { add, ease, lerp, lerpVectors, progress, type Vector, vector } from '#ui/body/vector.ts'
import { handSymbol, symbolScale } from './hand-symbol.ts'
import { type HandPose, hangingPose } from './pose.ts'

/** The part of a hand that is at the location. */
export type HandPart = 'tip' | 'palm' | 'back' | 'side' | 'thumb' | 'knuckles' | 'base'

/** How a hand is held at a point, as the signer's right hand. */
export interface Hold {
  point: Vector
  touch: HandPart
  /** Degrees from upright, towards the middle of the body. */
  tilt: number
}

/** The position of a part of the hand in font units: towards the thumb, and up from the wrist. */
function contactPoint(touch: HandPart, symbol: string): { aside: number; up: number } {
  const { height, reach } = handSymbol(symbol)
  if (touch === 'thumb') return { aside: reach, up: Math.min(0.42 * height, 110) }
  return {
    aside: 0,
    up: { tip: 1, palm: 0.5, back: 0.5, side: 0.62, knuckles: 0.7, base: 0 }[touch] * height,
  }
}

/** The position of the wrist of a hand. */
export function wristPosition({ point, touch, tilt }: Hold, symbol: string): Vector {
  const { aside, up } = contactPoint(touch, symbol)
  const scale = symbolScale * (1 + point.z / 700)
  const angle = (tilt * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return add(point, vector((-sin * up - cos * aside) * scale, (cos * up - sin * aside) * scale))
}

/** The pose of a hand with a symbol. */
export const heldPose = (hold: Hold, symbol: string): HandPose => ({
  wrist: wristPosition(hold, symbol),
  tilt: hold.tilt,
  symbol,
  symbolShare: 1,
})

/** A hand between hanging (`lift` 0) and its pose (1); it swings slightly outwards and forward. */
export function raisedPose(pose: HandPose, lift: number): HandPose {
  const swing = Math.sin(lift * Math.PI)
  return {
    ...pose,
    wrist: add(lerpVectors(hangingPose.wrist, pose.wrist, lift), vector(-16 * swing, 0, 36 * swing)),
    tilt: lerp(hangingPose.tilt, pose.tilt, lift),
    symbolShare: pose.symbolShare * ease(progress(lift, 0.3, 0.62)),
  }
}
