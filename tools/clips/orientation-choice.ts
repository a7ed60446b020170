import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { hangingArm } from '#ui/body/body-drawing.ts'
import { add, dot, length, normalize, scaleVector, subtract, type Vector, vector } from '#ui/body/vector.ts'
import { bendArm } from './arm.ts'
import {
  alongAxes,
  type HandAxes,
  type HandOrientation,
  type HandPoint,
  handAxes,
} from './hand-orientation.ts'
import { partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import { type Hold, handScaleAt, wristAt } from './hold.ts'

/** A direction of the hand that should have a direction of the drawing. */
export interface Facing {
  part: HandPoint
  towards: Vector
  weight: number
}

/** The requirements on the orientation of a held hand. */
export interface OrientationGoal {
  hold: Hold
  features: HandshapeFeatures
  facings: readonly Facing[]
}

const degreesBetween = (a: Vector, b: Vector) =>
  (Math.acos(Math.max(-1, Math.min(1, dot(normalize(a), normalize(b))))) * 180) / Math.PI

const excess = (value: number, limit: number, unit: number) => Math.max(0, (value - limit) / unit) ** 2

const shoulder = vector(hangingArm.shoulder.x, hangingArm.shoulder.y)

/** Costs of a wrist that bends far, of a forearm that rotates far, and of an elbow in front of the body. */
function effort(
  { tilt, pronation }: HandOrientation,
  { fingers, palm }: HandAxes,
  wrist: Vector,
  mostPronation: number,
): number {
  const joints = bendArm(shoulder, wrist, -1)
  const forearm = normalize(subtract(joints.wrist, joints.elbow))
  const bend = degreesBetween(forearm, fingers)
  const isTowardsPalm = dot(forearm, palm) < 0
  return (
    (isTowardsPalm ? 0.3 * excess(bend, 60, 30) : 0.5 * excess(bend, 35, 30)) +
    0.4 * excess(pronation, mostPronation, 30) +
    0.4 * excess(-pronation, 105 - Math.abs(tilt - 76), 30) +
    0.4 * excess(joints.elbow.x, shoulder.x + 15, 30) +
    0.02 * length(subtract(joints.wrist, wrist))
  )
}

/** Costs of a hand that shows only its edge or its fingertips, or that leaves the picture. */
function invisibility({ fingers, palm }: HandAxes, wrist: Vector): number {
  const depth = Math.abs(fingers.z)
  const edge = depth > 0.8 ? 0 : Math.max(0, 0.5 - Math.abs(palm.z)) * 1.1
  return edge + excess(depth, 0.5, 0.3) + excess(30 - wrist.y - fingers.y * fullHand, 0, 30)
}

/** Length of an open hand and radius of the face, in units of the drawing. */
const fullHand = 90
const face = { x: 320, y: 118, radius: 62 } as const

/** Costs of a hand that covers the face. */
function coveredFace({ fingers }: HandAxes, wrist: Vector): number {
  const palm = add(wrist, scaleVector(fingers, 60 * handScaleAt(wrist.z)))
  return 0.9 * Math.max(0, 1 - Math.hypot(palm.x - face.x, palm.y - face.y) / face.radius)
}

/** The direction of a hand that faces the viewer where its handshape is recognised best. */
function mostReadable(features: HandshapeFeatures): HandPoint {
  const { yaw } = bestView(features)
  const angle = (yaw * Math.PI) / 180
  return [Math.sin(angle), 0, Math.cos(angle)]
}

const unmet = (axes: HandAxes, { part, towards, weight }: Facing) =>
  weight * (1 - dot(alongAxes(part, axes), normalize(towards)))

function cost({ hold, facings }: OrientationGoal, part: HandPoint, orientation: HandOrientation): number {
  const axes = handAxes(orientation)
  const wrist = wristAt(hold.point, alongAxes(part, axes))
  const tilt = ((orientation.tilt - hold.tilt) * Math.PI) / 180
  const lean = (orientation.lean - (hold.lean ?? 0)) / 60
  return (
    facings.reduce((sum, facing) => sum + unmet(axes, facing), 0) +
    (facings.length > 1 ? 0.8 : 1.2) * (1 - Math.cos(tilt)) +
    0.25 * lean ** 2 +
    // A hand that only shows its handshape may turn further, so that touching fingertips are visible.
    effort(orientation, axes, wrist, facings.length > 1 ? 80 : 130) +
    invisibility(axes, wrist) +
    coveredFace(axes, wrist)
  )
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The cheapest of the orientations with the given angles. */
function cheapest(
  costOf: (orientation: HandOrientation) => number,
  tilts: number[],
  leans: number[],
  pronations: number[],
): HandOrientation {
  let least = Number.POSITIVE_INFINITY
  let chosen: HandOrientation = { tilt: 0, lean: 0, pronation: 0, flexion: 0 }
  for (const tilt of tilts)
    for (const lean of leans)
      for (const pronation of pronations) {
        const orientation = { tilt, lean, pronation, flexion: 0 }
        const sum = costOf(orientation)
        if (sum < least) [least, chosen] = [sum, orientation]
      }
  return chosen
}

/** The cheapest orientation among a known one and its neighbours. */
function refined(
  costOf: (orientation: HandOrientation) => number,
  { tilt, lean, pronation }: HandOrientation,
  step: number,
): HandOrientation {
  const around = (value: number) => [value - step, value, value + step]
  return cheapest(costOf, around(tilt), around(lean), around(pronation))
}

const towardsViewer = vector(0, 0, 1)

/**
 * The orientation that fits the described one best, among those that an arm can hold and a viewer can read. The
 * handshape is turned towards the viewer as far as the description allows.
 */
export function chooseOrientation(goal: OrientationGoal): HandOrientation {
  const { hold, features, facings } = goal
  const part = partPosition(handshapePose(features), features, hold.touch)
  const weight = facings.length ? 0.25 : 1
  const readable = { part: mostReadable(features), towards: towardsViewer, weight }
  const costOf = (orientation: HandOrientation) =>
    cost({ ...goal, facings: [...facings, readable] }, part, orientation)
  const coarse = cheapest(costOf, range(-80, 200, 20), range(-60, 80, 20), range(-120, 140, 20))
  return refined(costOf, refined(costOf, coarse, 10), 5)
}
