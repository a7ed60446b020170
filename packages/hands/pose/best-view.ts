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
  // The thumb in front of a bent finger is seen from the side of the little finger.
  if (areOthersOpen && thumb === 'between') return view(-30)
  if (joints === 'bent' && areOthersOpen) return view(thumb === 'opposed' ? 58 : 46, 8)
  if (joints === 'bent' && thumb !== 'opposed') return view(56, -18)
  if (thumb === 'opposed') return viewOfOpposition(features, selected.length)
  if (isUlnarAlone) return view(-50, -14)
  return view(joints === 'curved' ? 52 : 36)
}

/** The hole between thumb and fingers is seen from the side; the pad of a hooked finger from the palm. */
function viewOfOpposition(features: HandshapeFeatures, fingerCount: number): HandView {
  const { joints, unselected, aperture, spreading } = features
  if (unselected === 'open') return view(64)
  if (joints === 'bent') {
    const isOpenBeak = fingerCount === 4 && aperture !== 'closed' && spreading !== 'spread'
    return isOpenBeak ? view(76, 8) : view(62, -9)
  }
  if (fingerCount === 4) return view(76, 12)
  return joints === 'hooked' ? view(35, -10) : view(60, -8)
}
