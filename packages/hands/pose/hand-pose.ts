import { type Contradiction, findContradiction, type HandshapeFeatures } from '../features.ts'
import type { FingerPose, HandPose, ThumbPose } from '../skeleton.ts'
import { fingerPoses } from './finger-poses.ts'
import { placeThumb } from './thumb-aims.ts'

/** Features that no hand can have together. */
export class ContradictoryFeaturesError extends Error {
  readonly reason: Contradiction

  constructor(reason: Contradiction) {
    super(`The features of the handshape contradict each other: ${reason}`)
    this.name = 'ContradictoryFeaturesError'
    this.reason = reason
  }
}

const restingThumb: ThumbPose = { base: [0, 0, 0], flex: [5, 5] }

/**
 * The pose of a right hand with the given features. Features that are null have their usual form: straight fingers, a
 * resting thumb, folded unselected fingers.
 * @throws ContradictoryFeaturesError with the reason that `findContradiction` gives
 */
export function handPose(features: HandshapeFeatures): HandPose {
  const reason = findContradiction(features)
  if (reason) throw new ContradictoryFeaturesError(reason)
  const pose: HandPose = { thumb: restingThumb, ...fingerPoses(features) }
  return features.thumb === null ? pose : placeThumb[features.thumb](features, pose)
}

/** A hand that does nothing. */
export const relaxedPose: HandPose = {
  thumb: { base: [6, 8, 6], flex: [8, 12] },
  index: { flex: [16, 22, 12], spread: -3 },
  middle: { flex: [20, 26, 14], spread: 1 },
  ring: { flex: [24, 28, 16], spread: 7 },
  little: { flex: [26, 30, 18], spread: 13 },
}

/**
 * The pose on the way from one pose to another.
 * @param share 0 gives the first pose, 1 the second
 */
export function mixPoses(from: HandPose, to: HandPose, share: number): HandPose {
  const mix = (a: number, b: number) => a + (b - a) * share
  const finger = (a: FingerPose, b: FingerPose): FingerPose => ({
    flex: [mix(a.flex[0], b.flex[0]), mix(a.flex[1], b.flex[1]), mix(a.flex[2], b.flex[2])],
    spread: mix(a.spread, b.spread),
  })
  return {
    thumb: {
      base: [
        mix(from.thumb.base[0], to.thumb.base[0]),
        mix(from.thumb.base[1], to.thumb.base[1]),
        mix(from.thumb.base[2], to.thumb.base[2]),
      ],
      flex: [mix(from.thumb.flex[0], to.thumb.flex[0]), mix(from.thumb.flex[1], to.thumb.flex[1])],
    },
    index: finger(from.index, to.index),
    middle: finger(from.middle, to.middle),
    ring: finger(from.ring, to.ring),
    little: finger(from.little, to.little),
  }
}
