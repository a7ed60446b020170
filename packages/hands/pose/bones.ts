import { type Finger, fingers } from '../features.ts'
import { handMesh } from '../mesh/hand-mesh.ts'
import { jointAtRest, jointIndex } from '../skeleton.ts'
import { add, distance, dot, move, type RigidMotion, scale, subtract, type Vector } from '../vector.ts'

/** A bone with the flesh around it, as a capsule: all points nearer to its axis than the radius, in millimetres. */
export interface Bone {
  readonly finger: Finger
  /** 0 metacarpal, 1 proximal, 2 middle, 3 distal phalanx; of the thumb 0 metacarpal, 1 proximal, 2 distal. */
  readonly index: number
  readonly joint: number
  readonly start: Vector
  readonly end: Vector
  readonly radius: number
}

export const boneCount = (finger: Finger): number => (finger === 'thumb' ? 3 : 4)

export const bones: readonly Bone[] = fingers.flatMap((finger) =>
  Array.from({ length: boneCount(finger) }, (_, index) => {
    const joint = jointIndex(finger, index)
    const [start, end] = [jointAtRest(finger, index).at, jointAtRest(finger, index + 1).at]
    return { finger, index, joint, start, end, radius: fleshRadius(joint, start, end) }
  }),
)

/** @throws Error if the finger has no bone with this index */
export function boneOf(finger: Finger, index: number): Bone {
  const bone = bones.find((each) => each.finger === finger && each.index === index)
  if (!bone) throw new Error(`The ${finger} has no bone ${index}`)
  return bone
}

/** The median distance between the axis of a bone and the skin that it moves. */
function fleshRadius(joint: number, start: Vector, end: Vector): number {
  const distances = handMesh.points
    .filter((_, point) => mainJoint(point) === joint)
    .map((point) => distanceFromSegment(point, start, end))
    .toSorted((a, b) => a - b)
  return distances[Math.floor(distances.length / 2)] ?? 0
}

function mainJoint(point: number): number {
  const [first, ...others] = handMesh.shares[point] ?? []
  return others.reduce(
    (best, next) => (next.share > best.share ? next : best),
    first ?? { joint: 0, share: 0 },
  ).joint
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function distanceFromSegment(point: Vector, start: Vector, end: Vector): number {
  const along = subtract(end, start)
  const share = clamp(dot(subtract(point, start), along) / (dot(along, along) || 1))
  return distance(point, add(start, scale(along, share)))
}

/** How deep two bones with their flesh run into each other in a pose, in millimetres; negative: their distance. */
export function overlapDepth(one: Bone, other: Bone, motions: readonly RigidMotion[]): number {
  const [a, b] = [inPose(one, motions), inPose(other, motions)]
  return one.radius + other.radius - distanceOfSegments(a.start, a.end, b.start, b.end)
}

function inPose({ joint, start, end }: Bone, motions: readonly RigidMotion[]) {
  const motion = motions[joint]
  return motion ? { start: move(motion, start), end: move(motion, end) } : { start, end }
}

/** The least distance of two segments: Ericson, Real-Time Collision Detection (2005), section 5.1.9. */
function distanceOfSegments(p1: Vector, q1: Vector, p2: Vector, q2: Vector): number {
  const [d1, d2, r] = [subtract(q1, p1), subtract(q2, p2), subtract(p1, p2)]
  const [a, b, c, e, f] = [dot(d1, d1), dot(d1, d2), dot(d1, r), dot(d2, d2), dot(d2, r)]
  const denominator = a * e - b * b
  let s = denominator === 0 ? 0 : clamp((b * f - c * e) / denominator)
  let t = (b * s + f) / e
  if (t < 0) {
    t = 0
    s = clamp(-c / a)
  } else if (t > 1) {
    t = 1
    s = clamp((b - c) / a)
  }
  return distance(add(p1, scale(d1, s)), add(p2, scale(d2, t)))
}
