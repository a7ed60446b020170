import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { type HandPose, longFingers } from '#packages/hands/skeleton.ts'
import { eyes } from '#ui/body/body-drawing.ts'
import { add, clamp, scaleVector, type Vector } from '#ui/body/vector.ts'
import type { Joints } from './arm.ts'
import { bonePoint } from './bone-point.ts'
import { alongAxes, type HandAxes, type HandPoint } from './hand-orientation.ts'
import { handScaleAt } from './hold.ts'

/** A point of the picture that no hand and no sleeve should cover. */
export interface VisiblePoint {
  x: number
  y: number
  weight: number
}

/** Eyes and mouth. The mouth counts less at a location that a hand can hardly reach without covering it. */
export const visibleFace = (mouthWeight: number): VisiblePoint[] => [
  ...eyes.map(({ x, y }) => ({ x, y, weight: 2 })),
  { x: 320, y: 154, weight: mouthWeight },
]

/** A part of a hand as a ball, in millimetres. */
export interface Ball {
  at: HandPoint
  radius: number
}

/** Balls that fill the drawn hand. */
export function handBalls(joints: HandPose): Ball[] {
  const palm = (['index', 'middle', 'little'] as const).map((finger) => bonePoint(joints, finger, 0, 0.9))
  const ends = longFingers.flatMap((finger) => [
    bonePoint(joints, finger, 1, 1),
    bonePoint(joints, finger, 2, 0.9),
    bonePoint(joints, finger, 3, 0.8),
  ])
  return [
    { at: bonePoint(joints, 'middle', 0, 0.35), radius: 30 },
    ...palm.map((at) => ({ at, radius: 20 })),
    ...ends.map((at) => ({ at, radius: 11 })),
    { at: bonePoint(joints, 'thumb', 1, 0.8), radius: 13 },
    { at: bonePoint(joints, 'thumb', 2, 0.8), radius: 11 },
  ]
}

/** Distance in the picture between a point and a segment. */
function distanceTo({ x, y }: { x: number; y: number }, from: Vector, to: Vector): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = clamp(((x - from.x) * dx + (y - from.y) * dy) / Math.max(dx * dx + dy * dy, 1))
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y)
}

/** Width in units of the picture at the edge of a hand in which a point is partly covered. */
const margin = 14
const sleeveRadius = 14

const covering = (distance: number, radius: number) => clamp(1 - (distance - radius) / margin)

/** How much a hand covers each of the points, 0…1. */
export function coveredByHand(
  points: readonly VisiblePoint[],
  balls: readonly Ball[],
  axes: HandAxes,
  wrist: Vector,
): number[] {
  const scale = handScaleAt(wrist.z)
  const shares = points.map(() => 0)
  for (const { at, radius } of balls) {
    const { x, y } = add(wrist, scaleVector(alongAxes(at, axes), scale))
    points.forEach((point, index) => {
      const share = covering(Math.hypot(x - point.x, y - point.y), radius * scale)
      if (share > (shares[index] ?? 0)) shares[index] = share
    })
  }
  return shares
}

/** Costs of points that the hand covers to the given shares, or the sleeve. */
export const coverCosts = (
  points: readonly VisiblePoint[],
  shares: readonly number[],
  { elbow, wrist }: Joints,
): number =>
  points.reduce((sum, point, index) => {
    const bySleeve = covering(distanceTo(point, elbow, wrist), sleeveRadius)
    return sum + point.weight * Math.max(bySleeve, shares[index] ?? 0)
  }, 0)

const excess = (value: number, limit: number, unit: number) => Math.max(0, (value - limit) / unit) ** 2

/** Length of an open hand in units of the drawing. */
const fullHand = 90

/**
 * Costs of a hand that shows only its edge or its fingertips, or that leaves the picture.
 * @param pointing direction of the selected fingers; null if they should point to the viewer
 */
export function invisibility({ fingers, palm }: HandAxes, wrist: Vector, pointing: Vector | null): number {
  const depth = Math.abs(fingers.z)
  const edge = depth > 0.8 ? 0 : Math.max(0, 0.5 - Math.abs(palm.z)) * 1.1
  const foreshortened = pointing ? excess(depth, 0.5, 0.3) + 0.7 * excess(Math.abs(pointing.z), 0.6, 0.3) : 0
  return edge + foreshortened + excess(30 - wrist.y - fingers.y * fullHand, 0, 30)
}

/** The direction of a hand that faces the viewer where its handshape is recognised best. */
export function mostReadable(features: HandshapeFeatures): HandPoint {
  const { yaw } = bestView(features)
  const angle = (yaw * Math.PI) / 180
  return [Math.sin(angle), 0, Math.cos(angle)]
}
