import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { add, dot, normalize, type Vector, vector } from '#ui/body/vector.ts'
import { armEffort, armTo, elbowRaises, pronationEffort } from './arm-effort.ts'
import {
  alongAxes,
  type HandAxes,
  type HandOrientation,
  type HandPoint,
  handAxes,
} from './hand-orientation.ts'
import { fingerDirection, partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import { type Hold, wristAt } from './hold.ts'
import {
  type Ball,
  coverCosts,
  coveredByHand,
  handBalls,
  invisibility,
  mostReadable,
  type VisiblePoint,
} from './readability.ts'

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
  /** Points of the picture that the hand should not cover. */
  visible?: readonly VisiblePoint[]
  /** The fingers should point to the viewer, although that shortens them. */
  pointsForward?: boolean
  /** Degrees by which the movement bends the wrist further towards the palm. */
  rotation?: number
  /** Where the movement begins and ends, relative to the location. */
  ends?: readonly Vector[]
}

/** How a hand and its elbow are held. */
export interface HeldArm extends HandOrientation {
  /** How far the elbow is held away from the body, 0…1. */
  elbowRaise: number
}

const unmet = (axes: HandAxes, { part, towards, weight }: Facing) =>
  weight * (1 - dot(alongAxes(part, axes), normalize(towards)))

/** What the costs of an orientation depend on, besides the orientation. */
interface Judged extends OrientationGoal {
  part: HandPoint
  /** Direction of the selected fingers. */
  pointing: HandPoint
  balls: readonly Ball[]
}

/** The costs of an arm with its wrist at a point, as a function of the elbow. */
function costsOfArmAt({ visible = [], rotation = 0, balls }: Judged, axes: HandAxes, wrist: Vector) {
  const shares = coveredByHand(visible, balls, axes, wrist)
  return (elbowRaise: number): number => {
    const joints = armTo(wrist, elbowRaise)
    return armEffort(joints, axes, wrist, { elbowRaise, rotation }) + coverCosts(visible, shares, joints)
  }
}

/** Share of the ends of the movement in the costs of the arm. */
const endShare = 0.15

/** The cheapest way to hold the elbow at the location and at the ends of the movement; null if all cost too much. */
function cheapestArm(
  judged: Judged,
  axes: HandAxes,
  wrist: Vector,
  limit: number,
): { elbowRaise: number; costs: number } | null {
  const costsHere = costsOfArmAt(judged, axes, wrist)
  const costsAtEnds = (judged.ends ?? []).map((offset) => costsOfArmAt(judged, axes, add(wrist, offset)))
  let best: { elbowRaise: number; costs: number } | null = null
  for (const elbowRaise of elbowRaises) {
    const least: number = best?.costs ?? limit
    let costs = costsHere(elbowRaise)
    for (const costsAtEnd of costsAtEnds) if (costs < least) costs += endShare * costsAtEnd(elbowRaise)
    if (costs < least) best = { elbowRaise, costs }
  }
  return best
}

/** The part of the costs that does not depend on the elbow. */
function costsOfHand(judged: Judged, orientation: HandOrientation, axes: HandAxes, wrist: Vector): number {
  const { hold, facings, pointsForward, pointing } = judged
  const tilt = ((orientation.tilt - hold.tilt) * Math.PI) / 180
  const lean = (orientation.lean - (hold.lean ?? 0)) / 60
  return (
    facings.reduce((sum, facing) => sum + unmet(axes, facing), 0) +
    (facings.length > 1 ? 0.8 : 1.2) * (1 - Math.cos(tilt)) +
    0.25 * lean ** 2 +
    // A hand that only shows its handshape may turn further, so that touching fingertips are visible.
    pronationEffort(orientation, facings.length > 1 ? 80 : 115) +
    invisibility(axes, wrist, pointsForward ? null : alongAxes(pointing, axes))
  )
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

interface Candidate {
  orientation: HandOrientation
  axes: HandAxes
}

/** All orientations with the given angles. */
const candidates = (tilts: number[], leans: number[], pronations: number[]): Candidate[] =>
  tilts.flatMap((tilt) =>
    leans.flatMap((lean) =>
      pronations.map((pronation) => {
        const orientation = { tilt, lean, pronation, flexion: 0 }
        return { orientation, axes: handAxes(orientation) }
      }),
    ),
  )

const coarseCandidates = candidates(range(-80, 200, 20), range(-60, 80, 20), range(-120, 140, 20))

/** The cheapest of some orientations, with the elbow that suits it. */
function cheapest(judged: Judged, options: readonly Candidate[]): HeldArm {
  let least = Number.POSITIVE_INFINITY
  let chosen: HeldArm = { tilt: 0, lean: 0, pronation: 0, flexion: 0, elbowRaise: 0 }
  for (const { orientation, axes } of options) {
    const wrist = wristAt(judged.hold.point, alongAxes(judged.part, axes))
    const ofHand = costsOfHand(judged, orientation, axes, wrist)
    if (ofHand >= least) continue
    const arm = cheapestArm(judged, axes, wrist, least - ofHand)
    if (!arm) continue
    least = ofHand + arm.costs
    chosen = { ...orientation, elbowRaise: arm.elbowRaise }
  }
  return chosen
}

/** The cheapest orientation among a known one and its neighbours. */
function refined(judged: Judged, { tilt, lean, pronation }: HandOrientation, step: number): HeldArm {
  const around = (value: number) => [value - step, value, value + step]
  return cheapest(judged, candidates(around(tilt), around(lean), around(pronation)))
}

const towardsViewer = vector(0, 0, 1)

/**
 * The orientation that fits the described one best, among those that an arm can hold and a viewer can read. The
 * handshape is turned towards the viewer as far as the description allows.
 */
export function chooseOrientation(goal: OrientationGoal): HeldArm {
  const { hold, features, facings } = goal
  const joints = handshapePose(features)
  const weight = facings.length ? 0.25 : 1
  const readable = { part: mostReadable(features), towards: towardsViewer, weight }
  const judged: Judged = {
    ...goal,
    facings: [...facings, readable],
    part: partPosition(joints, features, hold.touch),
    pointing: fingerDirection(joints, features),
    balls: handBalls(joints),
  }
  const coarse = cheapest({ ...judged, ends: [] }, coarseCandidates)
  return refined(judged, refined(judged, coarse, 10), 5)
}
