import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { getBodyLocation, type LocationName, locationWithAncestors } from '#ui/body/body-locations.ts'
import { add, clamp, lerp, lerpVectors, scaleVector, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { handSymbol, symbolScale } from './hand-symbol.ts'
import type { Hold } from './hold.ts'
import { type HandPose, hangingPose } from './pose.ts'

const outermostLocation = (location: LocationName): LocationName =>
  locationWithAncestors(location).at(-1) ?? location

/** Locations on an arm that hangs. For locations on the forearm or hand, the arm is raised. */
const onHangingArm: readonly LocationName[] = ['arm', 'upper-arm', 'elbow', 'inner-elbow']

/** Whether the nondominant hand is raised as the location or the base hand of the sign. */
export const usesBaseHand = ({ hands, location }: ClipSign): boolean =>
  hands === 'base' ||
  ((outermostLocation(location) === 'arm' || outermostLocation(location) === 'hand') &&
    !onHangingArm.includes(location))

/** Position of a location between wrist (0) and fingertips (1). */
const alongHand: Partial<Record<LocationName, number>> = {
  fingertips: 1,
  'finger-pads': 0.95,
  fingernails: 0.95,
  fingers: 0.8,
  'back-of-fingers': 0.8,
  'index-finger': 0.8,
  'middle-finger': 0.8,
  'ring-finger': 0.8,
  'little-finger': 0.75,
  'between-fingers': 0.7,
  knuckles: 0.6,
  thumb: 0.6,
  'between-thumb-and-index': 0.6,
  'heel-of-hand': 0.15,
  'ball-of-thumb': 0.3,
}

/** The pose of the base hand, as a right hand: in front of the abdomen, on the arm or below the elbow. */
export function baseHand(sign: ClipSign): HandPose {
  const symbol = sign.nondominant
  if (!usesBaseHand(sign)) return hangingPose
  if (sign.relation === 'beside')
    return { wrist: vector(axis - 24, 330, 90), tilt: 4, symbol, symbolShare: 1 }
  if (sign.relation === 'elbow') return { wrist: vector(346, 382, 70), tilt: 84, symbol, symbolShare: 1 }
  if (outermostLocation(sign.location) === 'arm')
    return { wrist: vector(306, 396, 64), tilt: 80, symbol, symbolShare: 1 }
  const roll = sign.location === 'back-of-hand' || sign.location === 'knuckles' ? 180 : 0
  return { wrist: vector(262, 388, 84), tilt: 66, symbol, symbolShare: 1, roll }
}

/** The point of the location on the raised base arm or hand. */
function baseTarget(sign: ClipSign): Vector {
  const base = baseHand(sign)
  if (outermostLocation(sign.location) === 'arm') {
    const along = sign.location.includes('wrist') ? 0.92 : 0.5
    return add(mirrored(lerpVectors(vector(222, 356, 30), base.wrist, along)), vector(0, -10, 22))
  }
  const angle = (base.tilt * Math.PI) / 180
  const size = (alongHand[sign.location] ?? 0.45) * handSymbol(sign.nondominant).height * symbolScale * 1.12
  const point = add(base.wrist, scaleVector(vector(Math.sin(angle), -Math.cos(angle)), size))
  return add(mirrored(point), vector(0, 0, 22))
}

/** On the other hand or arm: from above if the fingertips touch, otherwise flat. */
function holdOnBase(sign: ClipSign): Hold {
  const touch = sign.touch ?? 'palm'
  const point = baseTarget(sign)
  if (touch === 'tip') return { point, touch, tilt: 138 }
  return touch === 'base' ? { point, touch, tilt: 16 } : { point, touch, tilt: 40 }
}

/** Two hands in front of the middle of the body, or crossed there. */
function holdOfBoth({ relation, hasContact, location, touch }: ClipSign, y: number): Hold {
  const z = outermostLocation(location) === 'neutral-space' ? 110 : 56
  if (relation === 'crossed') return { point: vector(axis + 36, y - 6, z), touch: 'palm', tilt: 58 }
  if (relation === 'tips') return { point: vector(axis - 4, y - 26, z), touch: 'tip', tilt: 32 }
  if (relation === 'palms') return { point: vector(axis - 17, y, z), touch: 'palm', tilt: 4 }
  if (relation === 'higher') return { point: vector(axis - 24, y - 34, z), touch: 'palm', tilt: 40 }
  if (relation === 'before') return { point: vector(axis - 22, y + 20, z + 50), touch: 'palm', tilt: 24 }
  const gap = hasContact ? 31 : 44
  return { point: vector(axis - gap, y, z), touch: touch === 'knuckles' ? touch : 'palm', tilt: 24 }
}

function holdOnHead({ touch, location, hands }: ClipSign, point: Vector): Hold {
  // Two hands that do not touch with their fingertips stay beside the face, to keep it visible.
  if (hands === 'both' && touch && touch !== 'tip') return { point, touch: 'thumb', tilt: 10 }
  const high = clamp((130 - point.y) / 100)
  const acrossBody = clamp((getBodyLocation(location).point.x - 240) / 180)
  const tilt = lerp(26, 40, high) + 14 * acrossBody
  if (touch === 'thumb') return { point, touch, tilt: 4 }
  if (touch === 'side') return { point, touch, tilt: tilt + 22 }
  return { point, touch: touch === 'back' ? 'tip' : (touch ?? 'tip'), tilt }
}

function holdOnTrunk({ touch, location }: ClipSign, point: Vector): Hold {
  const acrossBody = clamp((getBodyLocation(location).point.x - 240) / 180)
  if (point.y > 400) return { point, touch: 'palm', tilt: 112 }
  if (touch === 'thumb') return { point, touch, tilt: 20 }
  return { point, touch: touch ?? 'palm', tilt: lerp(26, 64, acrossBody) + (point.y > 330 ? 14 : 0) }
}

/** How the dominant hand is held at the location of the sign. */
export function holdOf(sign: ClipSign): Hold {
  const { x, y } = getBodyLocation(sign.location).point
  const areas = locationWithAncestors(sign.location)
  if (sign.relation === 'elbow') return { point: vector(232, 252, 60), touch: 'base', tilt: 4 }
  if (sign.relation === 'beside') return { point: vector(axis - 22, 330, 92), touch: 'base', tilt: 2 }
  if (usesBaseHand(sign)) return holdOnBase(sign)
  if (sign.hands === 'both' && sign.relation) return holdOfBoth(sign, y)
  const apart = sign.hands === 'both' ? 30 : 0
  if (areas.includes('near-head') || sign.location === 'in-front-of-face')
    return { point: vector(x - apart, y + 10, 96), touch: 'palm', tilt: 8 }
  if (areas.includes('neutral-space'))
    return { point: vector(x - apart, y, 120), touch: 'palm', tilt: sign.isLevel ? 76 : 12 }
  if (areas.includes('head') || areas.includes('neck'))
    return holdOnHead(sign, vector(x - apart * 0.7, y + 4, 46))
  return holdOnTrunk(sign, vector(x - apart * 0.8, y, 52))
}
