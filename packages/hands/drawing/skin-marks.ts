import { type Finger, fingers } from '../features.ts'
import { mainJoints, restingPoint } from '../mesh/skin.ts'
import { jointAtRest, jointIndex } from '../skeleton.ts'
import { add, distance, dot, interpolate, scale, subtract, type Vector } from '../vector.ts'
import { castRay, facesOf, palmFaces, type SkinPlace } from './cast-ray.ts'

/** A line on the skin. */
export interface SkinMark {
  readonly places: readonly SkinPlace[]
  /** Shorter visible pieces are left out, in millimetres. */
  readonly least: number
}

/** Along a bone as a share of its length, and across it as a share of its radius; positive is the bone's x axis. */
type BonePoint = [along: number, across: number]

/** Shorter visible pieces of nails and creases look like dirt, in millimetres. */
const leastMark = 3.6

function fingerMarks(finger: Finger): SkinMark[] {
  const isThumb = finger === 'thumb'
  const onBack = (bone: number, points: BonePoint[]) => ({
    places: placesOnBone(finger, bone, 'back', points),
    least: leastMark,
  })
  const onPalm = (bone: number, points: BonePoint[]) => ({
    places: placesOnBone(finger, bone, 'palm', points),
    least: leastMark,
  })
  const crease = sample(6, (t): BonePoint => [0.02, 1.2 * t - 0.6])
  const wrinkle = sample(6, (t): BonePoint => [0.02 - 0.03 * Math.sin(Math.PI * t), t - 0.5])
  if (isThumb) return [onBack(2, nail(1.28, 0.62)), onPalm(2, crease), onBack(2, wrinkle)]
  return [
    onBack(3, nail(1.18, 0.66)),
    onPalm(2, crease),
    onPalm(3, crease),
    onBack(2, wrinkle),
    onBack(1, knuckle),
    onBack(0, tendon),
  ]
}

function sample<T>(count: number, at: (t: number) => T): T[] {
  return Array.from({ length: count + 1 }, (_, index) => at(index / count))
}

/** An arc round the knuckle, open to the finger. */
const knuckle = sample(10, (t): BonePoint => {
  const angle = Math.PI * (0.12 + 0.76 * t)
  return [0.06 - 0.2 * Math.sin(angle), -0.62 * Math.cos(angle)]
})

/** The tendon that stretches a finger, on the back of the hand. */
const tendon = sample(8, (t): BonePoint => [0.5 + 0.3 * t, 0])

/** Straight sides from the tip and a rounded base. */
const nail = (tip: number, halfWidth: number): BonePoint[] => {
  const base = 0.62
  return [
    ...sample(5, (t): BonePoint => [tip - t * (tip - base), -halfWidth]),
    ...sample(8, (t): BonePoint => [base - 0.2 * Math.sin(Math.PI * t), halfWidth * (2 * t - 1)]),
    ...sample(5, (t): BonePoint => [base + t * (tip - base), halfWidth]),
  ]
}

/** The line of the thumb's ball, the one of the fingers, and the one of the head, in the space of the hand. */
function palmMarks(): SkinMark[] {
  const lines: [x: number, y: number][][] = [
    [
      [26, 72],
      [16, 62],
      [8, 46],
      [5, 28],
      [6, 14],
    ],
    [
      [-38, 62],
      [-24, 68],
      [-8, 78],
      [2, 88],
    ],
    [
      [27, 74],
      [14, 69],
      [-4, 60],
      [-20, 50],
    ],
  ]
  const before = 90
  return lines.map((line) => ({
    places: throughPoints(line).flatMap(([x, y]) => castRay([x, y, before], [0, 0, -1], palmFaces)),
    least: 10,
  }))
}

function placesOnBone(finger: Finger, bone: number, side: 'palm' | 'back', points: BonePoint[]): SkinPlace[] {
  const joint = jointAtRest(finger, bone)
  const end = jointAtRest(finger, bone + 1).at
  const out = scale(joint.y, side === 'back' ? 1 : -1)
  const radius = boneRadius(finger, bone)
  const number = jointIndex(finger, bone)
  const faces = facesOf([number - 1, number, number + 1])
  const outside = 25
  return points.flatMap(([along, across]) => {
    const inside = add(interpolate(joint.at, end, along), scale(joint.x, across * radius))
    return castRay(add(inside, scale(out, outside)), scale(out, -1), faces)
  })
}

const pointsOfJoints = Map.groupBy(mainJoints.keys(), (point) => mainJoints[point] ?? 0)

/** The median distance of a bone's skin from the bone. */
function boneRadius(finger: Finger, bone: number): number {
  const [start, end] = [jointAtRest(finger, bone).at, jointAtRest(finger, bone + 1).at]
  const points = pointsOfJoints.get(jointIndex(finger, bone)) ?? []
  const distances = points.map((point) => distanceFromSegment(restingPoint(point), start, end))
  return distances.sort((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
}

function distanceFromSegment(point: Vector, start: Vector, end: Vector): number {
  const bone = subtract(end, start)
  const share = dot(subtract(point, start), bone) / dot(bone, bone)
  return distance(point, interpolate(start, end, Math.min(1, Math.max(0, share))))
}

/** Points of a Catmull-Rom spline. */
function throughPoints(points: [number, number][]): [number, number][] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const steps = 8
  return points.flatMap((_, index) => {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const coordinate = (t: number, k: 0 | 1) =>
      (2 * q[k] +
        (r[k] - p[k]) * t +
        (2 * p[k] - 5 * q[k] + 4 * r[k] - s[k]) * t * t +
        (3 * q[k] - p[k] - 3 * r[k] + s[k]) * t ** 3) /
      2
    const isLast = index === points.length - 1
    return Array.from({ length: isLast ? 1 : steps }, (_, step): [number, number] => [
      coordinate(step / steps, 0),
      coordinate(step / steps, 1),
    ])
  })
}

let marks: readonly SkinMark[] | null = null

/**
 * Nails, creases and wrinkles of the fingers, and the lines of the palm; they tell the palm from the back. Placed at the
 * first call.
 */
export function skinMarks(): readonly SkinMark[] {
  marks ??= [...fingers.flatMap(fingerMarks), ...palmMarks()]
  return marks
}
