import type { Finger, HandshapeFeatures } from '#packages/hands/features.ts'
import { type HandPose, longFingers } from '#packages/hands/skeleton.ts'
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

/** The pads that touch first: those of the selected fingers, with the thumb if it opposes them. */
function touchingPads(joints: HandPose, { fingers, thumb, aperture }: HandshapeFeatures): HandPoint {
  const selected = longFingers.filter((finger) => fingers.includes(finger))
  const first = selected.length === 4 ? (['index', 'middle'] as const) : selected
  const withThumb = first.length === 0 || (thumb === 'opposed' && aperture === 'closed')
  return mean([...first, ...(withThumb ? (['thumb'] as const) : [])].map((finger) => pad(joints, finger)))
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
      return bonePoint(joints, 'middle', 0, 0.6, { palmar: -12 })
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

/** The direction to which a part of the hand faces. */
export function partDirection(joints: HandPose, features: HandshapeFeatures, part: HandPart): HandPoint {
  if (part === 'tip') {
    const [x, y, z] = touchingPads(joints, features)
    const [kx, ky, kz] = bonePoint(joints, 'middle', 0, 0.9, { palmar: 12 })
    return normalized([x - kx, y - ky, z - kz])
  }
  if (part === 'thumb') {
    const [x, y, z] = pad(joints, 'thumb')
    const [kx, ky, kz] = bonePoint(joints, 'thumb', 1, 0)
    return normalized([x - kx, y - ky, z - kz])
  }
  return fixedDirections[part]
}
