import type { LongFinger } from '../features.ts'
import { type FingerPose, fingerMotions, type HandPose } from '../skeleton.ts'
import { noMotion, type RigidMotion } from '../vector.ts'
import { bones, overlapDepth } from './bones.ts'

type FingerPoses = Omit<HandPose, 'thumb'>

/** Two fingers that cross: the one on the side of the thumb is in front. */
interface Crossing {
  front: LongFinger
  behind: LongFinger
}

/** Degrees to the side: enough for the tips to stand apart, so that small pictures show the crossing. */
const turns = { front: -8, behind: 17 }
/** Degrees by which the knuckle of the front finger bends more than the other one at first. */
const leastDifference = 13
const step = 3
const mostDifference = 49
/** Knuckles stay within these angles. */
const knuckles = { least: -8, most: 100 }
/** Degrees of the other joints with which the finger behind lays itself on the front one. */
const hug = { middle: 8, end: 4 }
/** Millimetres that the fingers may press into each other. */
const lightPressure = 8

/** Crosses two neighbouring fingers that lie at each other; they bend apart until neither runs through the other. */
export function crossFingers(poses: FingerPoses, crossing: Crossing): FingerPoses {
  let best = crossAt(poses, crossing, leastDifference)
  let depth = deepest(best, crossing)
  for (
    let difference = leastDifference + step;
    depth > lightPressure && difference <= mostDifference;
    difference += step
  ) {
    const next = crossAt(poses, crossing, difference)
    const nextDepth = deepest(next, crossing)
    if (nextDepth < depth) {
      best = next
      depth = nextDepth
    }
  }
  return best
}

function crossAt(poses: FingerPoses, { front, behind }: Crossing, difference: number): FingerPoses {
  const forward = poses[front].flex[0]
  const base = Math.min(knuckles.most, forward + (difference + leastDifference) / 2)
  const [, middle, end] = poses[behind].flex
  const back = Math.max(knuckles.least, base - difference)
  const inFront: FingerPose = {
    flex: [base, poses[front].flex[1] + 2, poses[front].flex[2]],
    spread: poses[front].spread + turns.front,
  }
  const other: FingerPose = {
    flex: [back, middle + hug.middle, end + hug.end],
    spread: poses[behind].spread + turns.behind,
  }
  return { ...poses, [front]: inFront, [behind]: other }
}

/** How deep the crossed fingers run into each other, in millimetres. */
function deepest(poses: FingerPoses, { front, behind }: Crossing): number {
  const motions: RigidMotion[] = []
  const hand: HandPose = { ...poses, thumb: { base: [0, 0, 0], flex: [0, 0] } }
  const phalanges = (finger: LongFinger) => {
    const moved = fingerMotions(finger, hand)
    const own = bones.filter((bone) => bone.finger === finger && bone.index > 0)
    for (const { joint, index } of own) motions[joint] = moved[index] ?? noMotion
    return own
  }
  const others = phalanges(behind)
  return Math.max(
    ...phalanges(front).flatMap((one) => others.map((other) => overlapDepth(one, other, motions))),
  )
}
