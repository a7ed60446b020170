import type { HandshapeFeatures } from '../features.ts'
import type { HandView } from '../view.ts'
import { selectedFingers } from './finger-poses.ts'

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
  if (joints === 'closed') return view(12)
  if (joints === 'hooked' && aperture === 'closed' && thumb === 'across') return view(0)
  if (joints === 'straight' || joints === null) return view(thumb === 'opposed' ? 62 : 8)
  if (areOthersOpen && isUlnarAlone) return joints === 'bent' ? view(30, 8) : view(22)
  if (thumb === 'opposed') return viewOfOpposition(features, selected.length)
  // The thumb in front of a bent finger is seen from the side of the little finger.
  if (areOthersOpen && thumb === 'between') return view(-30)
  if (joints === 'bent') return areOthersOpen ? view(46, 8) : view(46, -22)
  if (isUlnarAlone) return view(-50, -14)
  return view(joints === 'curved' ? 46 : 36)
}

/** The space between thumb and fingers is seen from the side; the pad of a hooked finger from the palm. */
function viewOfOpposition(features: HandshapeFeatures, fingerCount: number): HandView {
  const { joints, aperture, spreading } = features
  const isClosed = aperture === 'closed'
  if (features.unselected === 'open') {
    if (!isClosed) return view(74, 13)
    return joints === 'bent' ? view(58, 8) : view(64)
  }
  if (joints === 'hooked' && fingerCount < 4) return isClosed ? view(35, -10) : view(58, -8)
  if (!isClosed && fingerCount === 1) return view(84, 9)
  if (joints !== 'bent') return fingerCount === 4 ? view(76, 12) : isClosed ? view(67, -2) : view(74, 4)
  return !isClosed && fingerCount === 4 && spreading !== 'spread' ? view(76, 8) : view(62, -9)
}
