import { add, ease, progress, times, type Vector, vector } from './vector.ts'

/** The way a hand goes while it signs, around its place. */
export interface Movement {
  /** Its whole stroke, for the signer's right hand; `x` towards the middle of the body is positive. */
  stroke: Vector
  /** Goes back and forth rather than one way. */
  returns: boolean
  shape:
    | 'straight'
    | 'arc'
    | 'circle'
    | 'zigzag'
    | 'wave'
    | 'spiral'
    | 'cross'
    | 'tap'
    | 'twist'
    | 'nod'
    | 'wiggle'
  /** How far along the stroke the place is: 0 the hand leaves it, 1 it comes to it. */
  anchor: 0 | 0.5 | 1
  repeated: boolean
}

/** When the parts of a clip happen, in seconds. */
export const beats = { rise: 0.12, place: 0.6, end: 1.66, rest: 2.12, total: 2.4 } as const

/** How far along its stroke a hand is (0…1); a circle's number goes on over 1 with each round. */
export function strokeAt({ returns, repeated, shape }: Movement, seconds: number): number {
  const whole = progress(seconds, beats.place, beats.end)
  const smooth = ease(whole)
  if (shape === 'circle' || shape === 'spiral') return smooth * (repeated ? 2 : 1)
  if (returns) return (1 - Math.cos(smooth * 2 * Math.PI * (repeated ? 2 : 1))) / 2
  if (!repeated) return ease(progress(whole, 0.08, 0.78))
  if (whole < 0.4) return ease(whole / 0.4)
  return whole < 0.6 ? 1 - ease((whole - 0.4) / 0.2) : ease((whole - 0.6) / 0.4)
}

/** A direction across the stroke, in the picture when there is one. */
const across = ({ x, y, z }: Vector): Vector => {
  const flat = Math.hypot(x, y)
  return flat > 1 ? vector(y / flat, -x / flat, 0) : vector(0, -Math.sign(z || 1), 0)
}

function roundOffset(shape: 'circle' | 'spiral', u: number): Vector {
  const radius = shape === 'circle' ? 34 : 40 * (1 - 0.75 * Math.min(1, u))
  const angle = u * 2 * Math.PI
  return vector(radius * Math.sin(angle), -radius * Math.cos(angle), 12 * Math.sin(angle))
}

/** First along the beam, then down the post. */
const crossOffset = (u: number): Vector =>
  u < 0.42
    ? vector(-36 + 72 * ease(u / 0.42), 0)
    : u < 0.58
      ? vector(36 - 36 * ease((u - 0.42) / 0.16), -40 * ease((u - 0.42) / 0.16))
      : vector(0, -40 + 80 * ease((u - 0.58) / 0.42))

/** Where the hand is around its place when it is `u` along its stroke. */
export function offsetAt({ stroke, shape, anchor }: Movement, u: number): Vector {
  if (shape === 'circle' || shape === 'spiral') return roundOffset(shape, u)
  if (shape === 'cross') return crossOffset(u)
  const size = Math.hypot(stroke.x, stroke.y, stroke.z)
  const straight = times(stroke, u - anchor)
  const side = across(stroke)
  if (shape === 'arc') return add(straight, times(side, -Math.sin(u * Math.PI) * Math.max(34, size * 0.45)))
  if (shape === 'zigzag')
    return add(straight, times(side, (Math.abs(((u * 3 + 0.5) % 1) - 0.5) * 4 - 1) * 18))
  if (shape === 'wave') return add(straight, times(side, Math.sin(u * 4 * Math.PI) * 16))
  return straight
}

/** How much a hand has turned at the wrist, in degrees. */
export function turnAt({ shape }: Movement, u: number): number {
  if (shape === 'twist') return 56 * (u - 0.5)
  if (shape === 'nod') return 30 * u
  return shape === 'wiggle' ? 9 * Math.sin(u * 12 * Math.PI) : 0
}
