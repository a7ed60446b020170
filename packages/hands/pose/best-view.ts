import type { HandshapeFeatures } from '../features.ts'
import type { HandView } from '../view.ts'
import { selectedFingers } from './selected-fingers.ts'

const view = (yaw: number, pitch = 0): HandView => ({ yaw, pitch, roll: 0 })

/**
 * From where a handshape is recognized best. Straight fingers and fists are seen nearly from the palm; bent fingers and
 * pinches from the side of the thumb, where their angles show; a little from below, where fingers can be counted.
 */
export function bestView(features: HandshapeFeatures): HandView {
  const { joints, thumb, aperture, unselected } = features
  const selected = selectedFingers(features)
  const areOthersOpen = unselected === 'open'
  const isUlnarAlone = selected.length === 1 && (selected[0] === 'ring' || selected[0] === 'little')
  if (joints === 'closed') return viewOfFist(thumb, selected.length)
  if (joints === 'hooked' && aperture === 'closed' && thumb === 'across') return view(-8, -4)
  if (joints === 'straight' || joints === null) return view(thumb === 'opposed' ? 62 : 8)
  if (areOthersOpen && isUlnarAlone) return joints === 'bent' ? view(30, 8) : view(22)
  if (thumb === 'opposed') return viewOfOpposition(features, selected.length)
  // The thumb in front of a bent finger is seen from the side of the little finger.
  if (areOthersOpen && thumb === 'between') return view(-30)
  if (joints === 'bent') return areOthersOpen ? view(46, 8) : view(46, -22)
  if (isUlnarAlone) return view(-30)
  return view(joints === 'curved' ? 46 : 36)
}

/** A thumb on the fingers or under them is seen from above the knuckles; one beside or between them stands out. */
function viewOfFist(thumb: HandshapeFeatures['thumb'], fingerCount: number): HandView {
  if (thumb === 'under') return viewOfDrapedFingers(fingerCount)
  if (thumb === 'between') return view(15, 12)
  return thumb === 'across' ? view(0, 20) : view(12)
}

/** The tip of the thumb under two fingers is seen from the side of the little finger; four fingers hide it. */
function viewOfDrapedFingers(fingerCount: number): HandView {
  if (fingerCount === 4) return view(24, 16)
  return fingerCount === 3 ? view(4, 14) : view(-18, 6)
}

/** The space between thumb and fingers is seen from the side; the pad of a hooked finger from the palm. */
function viewOfOpposition(features: HandshapeFeatures, fingerCount: number): HandView {
  const { joints, aperture, spreading } = features
  const isClosed = aperture === 'closed'
  if (features.unselected === 'open') {
    if (!isClosed) return view(74, 13)
    return joints === 'bent' ? view(58, 8) : view(64)
  }
  if (joints === 'hooked' && (!isClosed || fingerCount < 4))
    return isClosed ? view(35, -10) : viewOfHook(fingerCount)
  if (fingerCount < 4)
    return isClosed || joints === 'bent' ? viewOfPinch(features, fingerCount) : viewOfC(fingerCount)
  if (spreading === 'spread') return isClosed ? view(40, 15) : joints === 'bent' ? view(62, -9) : view(76, 12)
  if (joints === 'bent') return isClosed ? view(62, -9) : view(76, 8)
  return view(76, 12)
}

/** The thumb stands before hooked fingers: the space shows only from the side. */
const viewOfHook = (fingerCount: number): HandView => (fingerCount === 4 ? view(90, 10) : view(84, 6))

/** A finger that bends towards the thumb without touching it. */
const viewOfC = (fingerCount: number): HandView => (fingerCount === 1 ? view(84, 9) : view(74, 4))

/** One finger is seen from below, with the folded fingers out of the space; more are counted from above. */
function viewOfPinch({ joints, aperture }: HandshapeFeatures, fingerCount: number): HandView {
  const isFlat = joints === 'bent'
  if (fingerCount > 1) return view(64, isFlat ? 14 : 17)
  if (aperture !== 'closed') return view(84, 9)
  return isFlat ? view(62, -12) : view(80, -13)
}
