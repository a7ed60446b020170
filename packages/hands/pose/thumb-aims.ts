import type { HandshapeFeatures, Thumb } from '../features.ts'
import { type HandPose, type LongFinger, longFingers } from '../skeleton.ts'
import type { Vector } from '../vector.ts'
import { adducted, fingerPose, foldedFingers } from './finger-poses.ts'
import { oppose } from './opposition.ts'
import { reach } from './reach.ts'
import { selectedFingers } from './selected-fingers.ts'
import { sides, spotOn } from './spots.ts'

type PlaceThumb = (features: HandshapeFeatures, pose: HandPose) => HandPose

export const thumbPad = spotOn('thumb', 2, 0.62)
export const thumbTip = spotOn('thumb', 2, 1, sides.palm, 0)
const thumbNailSide = spotOn('thumb', 2, 0.5, sides.palm, 0)

/** How the hand gets its thumb, for each position of the thumb. */
export const placeThumb: Readonly<Record<Thumb, PlaceThumb>> = {
  extended: extend,
  alongside: layAlongside,
  across: layAcross,
  between: putBetween,
  under: putUnder,
  opposed: oppose,
}

/** Radial abduction: the thumb stands away from the hand, nearly in the plane of the palm. */
function extend(features: HandshapeFeatures, pose: HandPose): HandPose {
  const isFist = foldedFingers(features).length === 4
  const at: Vector = isFist ? [84, 112, 24] : [92, 80, 16]
  const extended = reach(pose, {
    start: { base: [-18, -5, 0], flex: [0, -5] },
    places: [{ spot: thumbTip, at }],
    stay: 3,
  })
  const isHooked =
    features.joints === 'hooked' && features.fingers.length === 1 && features.fingers[0] === 'thumb'
  return isHooked ? { ...extended, thumb: { base: extended.thumb.base, flex: [2, 72] } } : extended
}

/** Adduction: the thumb lies at the radial side of the index finger or of its metacarpal. */
function layAlongside(features: HandshapeFeatures, pose: HandPose): HandPose {
  const selected = selectedFingers(features)
  const isFist = foldedFingers(features).length >= 3
  const isPointing = isFist && selected.length === 1 && features.joints !== 'closed'
  if (isFist && !isPointing)
    return reach(pose, {
      start: { base: [5, 0, 10], flex: [5, 0] },
      contacts: [{ one: thumbPad, other: spotOn('index', 1, 0.62, sides.thumb), gap: 1 }],
      places: [{ spot: thumbTip, at: [36, 108, 30], weight: 0.6 }],
    })
  const isFlexed = features.joints === 'bent' || features.joints === 'curved'
  if (isFlexed && features.unselected === 'open')
    return reach(pose, {
      start: { base: [10, 5, 10], flex: [5, 0] },
      contacts: [{ one: thumbPad, other: spotOn('index', 1, 0.75, 75), gap: 1 }],
      looks: [{ spot: thumbNailSide, to: [-0.9, 0.2, -0.2], weight: 40 }],
    })
  const along = isFlexed ? spotOn('index', 0, 0.92, 80) : spotOn('index', 1, isPointing ? 0.15 : 0.12, 75)
  return reach(pose, {
    start: { base: [0, -8, 10], flex: [5, 0] },
    contacts: [{ one: thumbPad, other: along, gap: 1 }],
    looks: [{ spot: thumbNailSide, to: [-0.75, 0, -0.6], weight: 45 }],
  })
}

/** The thumb lies on the backs of folded fingers, or on the palm when no finger is folded. */
function layAcross(features: HandshapeFeatures, pose: HandPose): HandPose {
  const selected = selectedFingers(features)
  const folded = foldedFingers(features)
  if (selected.length === 4 && features.joints === 'hooked' && features.aperture === 'closed')
    return foldOntoThumb(pose)
  const [first, second] = folded
  if (!first)
    return reach(pose, {
      start: { base: [20, 10, 10], flex: [25, 25] },
      contacts: [{ one: thumbPad, other: spotOn('ring', 0, 0.86, sides.palm, 1.15), facing: 40 }],
    })
  // The thumb passes the index finger and rests on the next folded one.
  const reaches = first === 'index' && second === 'middle'
  const on = reaches ? second : first
  const contacts = [{ one: thumbPad, other: spotOn(on, 2, 0.85, sides.back), gap: 0.5, facing: 40 }]
  if (reaches)
    contacts.push({
      one: spotOn('thumb', 1, 0.95),
      other: spotOn(first, 2, 0.8, sides.back),
      gap: 1,
      facing: 0,
    })
  return reach(pose, { start: { base: [20, 25, 5], flex: [25, 30] }, contacts })
}

/** The thumb lies across the palm, and the tips of the fingers come down onto it: the letter E of ASL. */
function foldOntoThumb(pose: HandPose): HandPose {
  const fingers: HandPose = { ...pose }
  for (const finger of longFingers) fingers[finger] = fingerPose([55, 108, 50], adducted(finger, 50))
  return reach(fingers, {
    start: { base: [22, 16, 10], flex: [25, 25] },
    places: [{ spot: thumbTip, at: [-20, 60, 30], weight: 0.5 }],
    looks: [{ spot: thumbPad, to: [0, -0.3, -0.95], weight: 60 }],
    firmness: 0.5,
  })
}

/** The tip of the thumb appears between index and middle finger. */
function putBetween(features: HandshapeFeatures, pose: HandPose): HandPose {
  if (features.joints === 'closed')
    return reach(
      // The index finger lies over the thumb, whose tip stands out above the knuckles.
      { ...pose, index: fingerPose([64, 92, 40], 6) },
      {
        start: { base: [15, 20, 5], flex: [10, 5] },
        places: [{ spot: spotOn('thumb', 2, 1.1, sides.palm, 0), at: [10, 120, 34] }],
        looks: [{ spot: thumbNailSide, to: [-0.9, 0, -0.4], weight: 20 }],
        firmness: 0.05,
      },
    )
  if (features.joints === 'bent')
    return reach(pose, {
      start: { base: [20, 25, 5], flex: [10, 5] },
      places: [{ spot: spotOn('thumb', 2, 1.1, sides.palm, 0), at: [9, 112, 36] }],
      firmness: 0.15,
    })
  const selected = selectedFingers(features)
  if (!selected.includes('middle') || features.joints === 'hooked' || features.joints === 'curved')
    return reach(pose, {
      start: { base: [15, 15, 5], flex: [0, 0] },
      places: [{ spot: thumbTip, at: [9, 104, 30] }],
      firmness: 0.3,
    })
  // The middle finger leans forward onto the thumb: the letter K of ASL.
  const leaning: HandPose = {
    ...pose,
    middle: { ...pose.middle, flex: [38, 3, 2] },
    index: { ...pose.index, flex: [0, 2, 2] },
  }
  return reach(leaning, {
    start: { base: [15, 15, 5], flex: [0, 0] },
    contacts: [{ one: thumbPad, other: spotOn('middle', 1, 0.7, 60), gap: 0.5, facing: 15 }],
    firmness: 0.6,
  })
}

/** Where the tip of the thumb is under the last draped finger. */
const tipsUnder: Readonly<Record<LongFinger, Vector>> = {
  index: [10, 80, 40],
  middle: [-12, 98, 52],
  ring: [-32, 82, 50],
  little: [-14, 72, 26],
}

/** Fingers are draped over the thumb: the selected ones of a fist, else those that are folded. */
function putUnder(features: HandshapeFeatures, pose: HandPose): HandPose {
  const over = features.joints === 'closed' ? selectedFingers(features) : foldedFingers(features)
  const last = over.at(-1)
  if (!last) return layAcross(features, pose)
  const draped: HandPose = { ...pose }
  for (const finger of over)
    draped[finger] = fingerPose(over.length === 4 ? [82, 92, 50] : [60, 86, 10], pose[finger].spread)
  return reach(draped, {
    start: { base: [25, 20, 5], flex: [20, 15] },
    places: [{ spot: spotOn('thumb', 2, 1.1, sides.palm, 0), at: tipsUnder[last] }],
    firmness: 0.04,
  })
}
