import { hangingArm } from '#ui/body/body-drawing.ts'
import { clamp, dot, length, lerp, normalize, subtract, type Vector, vector } from '#ui/body/vector.ts'
import { bendArm, type Joints } from './arm.ts'
import type { HandAxes, HandOrientation } from './hand-orientation.ts'

const shoulder = vector(hangingArm.shoulder.x, hangingArm.shoulder.y)

/** An upper arm that points to the viewer should still be seen, in units of the drawing. */
const shortestUpperArm = 55

export const elbowRaises = [0, 0.25, 0.5, 0.75, 1] as const

/** The right arm with its wrist at a point. */
export const armTo = (wrist: Vector, elbowRaise: number): Joints => bendArm(shoulder, wrist, -1, elbowRaise)

/** Bending of a hand at its wrist in degrees: towards the palm, and towards the little finger. */
export interface WristBend {
  flexion: number
  ulnar: number
}

const degrees = (radians: number) => (radians * 180) / Math.PI

/** How far a hand is bent from the direction of its forearm. */
export function wristBend({ elbow, wrist }: Joints, { fingers, palm, thumb }: HandAxes): WristBend {
  const forearm = normalize(subtract(wrist, elbow))
  return {
    flexion: degrees(Math.atan2(-dot(forearm, palm), dot(forearm, fingers))),
    ulnar: degrees(Math.asin(Math.max(-1, Math.min(1, dot(forearm, thumb))))),
  }
}

/** How far a wrist bends in each direction, in degrees: without effort, and at most. */
export const wristLimits = {
  flexion: { easy: 50, most: 80 },
  extension: { easy: 35, most: 70 },
  ulnar: { easy: 20, most: 40 },
  radial: { easy: 12, most: 30 },
} as const

/** Nothing up to the easy limit, 1 at the greatest one, and quadruple at twice the distance. */
const strain = (value: number, { easy, most }: { easy: number; most: number }) =>
  Math.max(0, (value - easy) / (most - easy)) ** 2

const excess = (value: number, limit: number, unit: number) => Math.max(0, (value - limit) / unit) ** 2

/** Costs of a wrist that bends far. @param rotation degrees of flexion that the movement adds */
function wristEffort({ flexion, ulnar }: WristBend, rotation: number): number {
  return (
    strain(flexion + rotation, wristLimits.flexion) +
    strain(-flexion, wristLimits.extension) +
    strain(ulnar, wristLimits.ulnar) +
    strain(-ulnar, wristLimits.radial)
  )
}

/** Costs of a forearm that rotates further than it can. */
export const pronationEffort = ({ tilt, pronation }: HandOrientation, mostPronation: number): number =>
  0.4 * excess(pronation, mostPronation, 30) + 0.4 * excess(-pronation, 105 - Math.abs(tilt - 76), 30)

/** In the picture, a forearm should have this length, and this angle with the upper arm in degrees. */
const shortestForearm = 62
const smallestElbowAngle = 48

/** Costs of an arm that is not seen to bend: its forearm points to the viewer or lies before the upper arm. */
function foldedLook({ elbow, wrist }: Joints): number {
  const upper = { x: shoulder.x - elbow.x, y: shoulder.y - elbow.y }
  const lower = { x: wrist.x - elbow.x, y: wrist.y - elbow.y }
  const cross = upper.x * lower.y - upper.y * lower.x
  const angle = degrees(Math.abs(Math.atan2(cross, upper.x * lower.x + upper.y * lower.y)))
  return (
    0.25 * excess(shortestForearm - Math.hypot(lower.x, lower.y), 0, 20) +
    0.2 * excess(smallestElbowAngle - angle, 0, 15)
  )
}

/** An elbow is at least this far below the shoulder without effort; the higher the hand, the less far. */
const easyElbowDepth = ({ wrist }: Joints): number => lerp(12, 60, clamp((wrist.y - 145) / 80))

/** Costs of an arm: a bent wrist, a raised elbow, and an elbow in front of the body or nearer than the hand. */
export function armEffort(
  joints: Joints,
  axes: HandAxes,
  wrist: Vector,
  { elbowRaise, rotation }: { elbowRaise: number; rotation: number },
): number {
  const { elbow } = joints
  return (
    0.8 * wristEffort(wristBend(joints, axes), rotation) +
    0.3 * elbowRaise ** 2 +
    foldedLook(joints) +
    0.6 * excess(shoulder.y + easyElbowDepth(joints) - elbow.y, 0, 30) +
    1.6 * excess(elbow.x, shoulder.x - 8, 22) +
    0.3 * excess(shortestUpperArm - Math.hypot(elbow.x - shoulder.x, elbow.y - shoulder.y), 0, 20) +
    0.3 * excess(elbow.z, 60, 30) +
    0.3 * excess(elbow.z, joints.wrist.z + 10, 30) +
    0.4 * excess(15 - joints.wrist.z, 0, 25) +
    0.02 * length(subtract(joints.wrist, wrist))
  )
}
