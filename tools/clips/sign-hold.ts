import { axis, mirrored } from '#ui/body/body-drawing.ts'
import { getBodyLocation, type LocationName, locationWithAncestors } from '#ui/body/body-locations.ts'
import { add, clamp, lerp, lerpVectors, scaleVector, type Vector, vector } from '#ui/body/vector.ts'
import type { ClipSign } from './clip-sign.ts'
import { handSymbol, symbolScale } from './hand-symbol.ts'
import type { Hold } from './hold.ts'
import { type HandPose, hangingPose } from './pose.ts'

const outermostLocation = (place: LocationName): LocationName => locationWithAncestors(place).at(-1) ?? place

/** Places on an arm that stays down; the forearm and the hand are raised to meet the other hand. */
const onHangingArm: readonly LocationName[] = ['arm', 'upper-arm', 'elbow', 'inner-elbow']

/** Whether the other hand is raised as the place or the base of the sign. */
export const usesBaseHand = ({ hands, location }: ClipSign): boolean =>
  hands === 'base' ||
  ((outermostLocation(location) === 'arm' || outermostLocation(location) === 'hand') &&
    !onHangingArm.includes(location))

/** How far from the wrist to the fingertips a place of the hand is. */
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

/** The still hand, as a right one: before the belly, lower when the place is on its arm, under an elbow. */
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

/** The place on the raised base arm or hand. */
function baseTarget(sign: ClipSign): Vector {
  const base = baseHand(sign)
  if (outermostLocation(sign.location) === 'arm') {
    const along = sign.location.includes('wrist') ? 0.92 : 0.5
    return add(mirrored(lerpVectors(vector(222, 356, 30), base.wrist, along)), vector(0, -10, 22))
  }
  const angle = (base.tilt * Math.PI) / 180
  const size = (alongHand[sign.location] ?? 0.45) * handSymbol(sign.nondominant).height * symbolScale * 1.12
  const spot = add(base.wrist, scaleVector(vector(Math.sin(angle), -Math.cos(angle)), size))
  return add(mirrored(spot), vector(0, 0, 22))
}

/** On the other hand or arm: from above when the fingertips touch, else flat on it. */
function holdOnBase(sign: ClipSign): Hold {
  const touch = sign.touch ?? 'palm'
  const at = baseTarget(sign)
  if (touch === 'tip') return { at, touch, tilt: 138 }
  return touch === 'base' ? { at, touch, tilt: 16 } : { at, touch, tilt: 40 }
}

/** Two hands before the middle of the body, or crossing it. */
function holdOfBoth({ relation, hasContact, location, touch }: ClipSign, y: number): Hold {
  const z = outermostLocation(location) === 'neutral-space' ? 110 : 56
  if (relation === 'crossed') return { at: vector(axis + 36, y - 6, z), touch: 'palm', tilt: 58 }
  if (relation === 'tips') return { at: vector(axis - 4, y - 26, z), touch: 'tip', tilt: 32 }
  if (relation === 'palms') return { at: vector(axis - 17, y, z), touch: 'palm', tilt: 4 }
  if (relation === 'higher') return { at: vector(axis - 24, y - 34, z), touch: 'palm', tilt: 40 }
  if (relation === 'before') return { at: vector(axis - 22, y + 20, z + 50), touch: 'palm', tilt: 24 }
  const gap = hasContact ? 31 : 44
  return { at: vector(axis - gap, y, z), touch: touch === 'knuckles' ? touch : 'palm', tilt: 24 }
}

function holdOnHead({ touch, location, hands }: ClipSign, at: Vector): Hold {
  // two hands that touch with more than their tips stay beside the face rather than before it
  if (hands === 'both' && touch && touch !== 'tip') return { at, touch: 'thumb', tilt: 10 }
  const high = clamp((130 - at.y) / 100)
  const reachedOver = clamp((getBodyLocation(location).point.x - 240) / 180)
  const tilt = lerp(26, 40, high) + 14 * reachedOver
  if (touch === 'thumb') return { at, touch, tilt: 4 }
  if (touch === 'side') return { at, touch, tilt: tilt + 22 }
  return { at, touch: touch === 'back' ? 'tip' : (touch ?? 'tip'), tilt }
}

function holdOnTrunk({ touch, location }: ClipSign, at: Vector): Hold {
  const reachedOver = clamp((getBodyLocation(location).point.x - 240) / 180)
  if (at.y > 400) return { at, touch: 'palm', tilt: 112 }
  if (touch === 'thumb') return { at, touch, tilt: 20 }
  return { at, touch: touch ?? 'palm', tilt: lerp(26, 64, reachedOver) + (at.y > 330 ? 14 : 0) }
}

/** How the dominant hand is held at the sign's place. */
export function holdOf(sign: ClipSign): Hold {
  const { x, y } = getBodyLocation(sign.location).point
  const around = locationWithAncestors(sign.location)
  if (sign.relation === 'elbow') return { at: vector(232, 252, 60), touch: 'base', tilt: 4 }
  if (sign.relation === 'beside') return { at: vector(axis - 22, 330, 92), touch: 'base', tilt: 2 }
  if (usesBaseHand(sign)) return holdOnBase(sign)
  if (sign.hands === 'both' && sign.relation) return holdOfBoth(sign, y)
  const apart = sign.hands === 'both' ? 30 : 0
  if (around.includes('near-head') || sign.location === 'in-front-of-face')
    return { at: vector(x - apart, y + 10, 96), touch: 'palm', tilt: 8 }
  if (around.includes('neutral-space'))
    return { at: vector(x - apart, y, 120), touch: 'palm', tilt: sign.isLevel ? 76 : 12 }
  if (around.includes('head') || around.includes('neck'))
    return holdOnHead(sign, vector(x - apart * 0.7, y + 4, 46))
  return holdOnTrunk(sign, vector(x - apart * 0.8, y, 52))
}
