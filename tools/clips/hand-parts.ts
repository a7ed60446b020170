import type { Finger, HandshapeFeatures } from '#packages/hands/features.ts'
import { type HandPose, longFingers } from '#packages/hands/skeleton.ts'
import { add, scale } from '#packages/hands/vector.ts'
import { bonePoint } from './bone-point.ts'
import type { HandPoint } from './hand-orientation.ts'

/** The part of a hand that touches a location or leads a movement. */
export type HandPart = 'tip' | 'palm' | 'back' | 'radial' | 'ulnar' | 'thumb' | 'knuckles' | 'base'

const mean = (points: readonly HandPoint[]): HandPoint => {
  const sum = (axis: 0 | 1 | 2) => points.reduce((total, point) => total + point[axis], 0) / points.length
  return [sum(0), sum(1), sum(2)]
}

/** The pad of a finger. */
const pad = (joints: HandPose, finger: Finger): HandPoint =>
  bonePoint(joints, finger, finger === 'thumb' ? 2 : 3, 0.75, { palmar: finger === 'thumb' ? 9 : 7 })

/** The pads that touch first: those of the touching fingers, with the thumb if it opposes them. */
function touchingPads(joints: HandPose, features: HandshapeFeatures): HandPoint {
  const withThumb = features.thumb === 'opposed' && features.aperture === 'closed'
  const touching = new Set([...touchingFingers(features), ...(withThumb ? (['thumb'] as const) : [])])
  return mean([...touching].map((finger) => pad(joints, finger)))
}

/** The position of a part of the hand, in millimetres from the wrist. */
export function partPosition(joints: HandPose, features: HandshapeFeatures, part: HandPart): HandPoint {
  switch (part) {
    case 'tip':
      return touchingPads(joints, features)
    case 'thumb':
      return pad(joints, 'thumb')
    case 'palm':
      return bonePoint(joints, 'middle', 0, 0.6, { palmar: 14 })
    case 'back':
      return bonePoint(joints, 'middle', 0, 0.8, { palmar: -12 })
    case 'radial':
      return features.thumb === 'opposed'
        ? mean([pad(joints, 'thumb'), pad(joints, 'index')])
        : bonePoint(joints, 'index', 1, 0.3, { radial: 9 })
    case 'ulnar':
      return bonePoint(joints, 'little', 0, 0.7, { radial: -12 })
    case 'knuckles':
      return bonePoint(joints, 'middle', 1, 0.95, { palmar: -9 })
    case 'base':
      return [0, 0, 0]
  }
}

const between = (from: HandPoint, to: HandPoint): HandPoint =>
  normalized([to[0] - from[0], to[1] - from[1], to[2] - from[2]])

/** The fingers that touch first: the selected ones, of a whole hand index and middle finger. */
function touchingFingers({ fingers }: HandshapeFeatures): readonly Finger[] {
  const selected = longFingers.filter((finger) => fingers.includes(finger))
  if (selected.length === 4) return ['index', 'middle']
  return selected.length ? selected : ['thumb']
}

/** The last bone of a finger: its direction, and the direction of its pad. */
function fingerEnd(joints: HandPose, finger: Finger) {
  const bone = finger === 'thumb' ? 2 : 3
  const start = bonePoint(joints, finger, bone, 0)
  return {
    along: between(start, bonePoint(joints, finger, bone, 1)),
    pad: between(start, bonePoint(joints, finger, bone, 0, { palmar: 10 })),
  }
}

/** The direction to which the touching fingers point. */
export const fingerDirection = (joints: HandPose, features: HandshapeFeatures): HandPoint =>
  normalized(mean(touchingFingers(features).map((finger) => fingerEnd(joints, finger).along)))

const normalized = ([x, y, z]: HandPoint): HandPoint => {
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}

const fixedDirections = {
  palm: [0, 0, 1],
  back: [0, 0, -1],
  radial: [1, 0, 0],
  ulnar: [-1, 0, 0],
  knuckles: normalized([0, 0.6, 0.8]),
  base: [0, -1, 0],
} as const satisfies Partial<Record<HandPart, HandPoint>>

/** Share of the pad, compared with the end of the finger, in the direction that touches. */
const padShare = 0.8

/** Fingers touch with their pads rather than with their nails; fingers that meet the thumb touch with their ends. */
function tipDirection(joints: HandPose, features: HandshapeFeatures): HandPoint {
  const meetThumb = features.thumb === 'opposed' && features.aperture === 'closed'
  const ends = touchingFingers(features).map((finger) => {
    const { along, pad: facing } = fingerEnd(joints, finger)
    const share = meetThumb ? 0 : padShare
    return add(along, scale(facing, share))
  })
  return normalized(mean(ends))
}

/** The direction to which a part of the hand faces. */
export function partDirection(joints: HandPose, features: HandshapeFeatures, part: HandPart): HandPoint {
  if (part === 'tip') return tipDirection(joints, features)
  if (part === 'thumb') {
    const [x, y, z] = pad(joints, 'thumb')
    const [kx, ky, kz] = bonePoint(joints, 'thumb', 1, 0)
    return normalized([x - kx, y - ky, z - kz])
  }
  return fixedDirections[part]
}
