import type { HandshapeFeatures } from '../features.ts'
import type { HandView } from '../view.ts'
import { selectedFingers } from './finger-poses.ts'

const view = (yaw: number, pitch = 0): HandView => ({ yaw, pitch, roll: 0 })

/** From where a handshape is recognized best: nearly from the palm, or from the side when fingers bend or pinch. */
export function bestView(features: HandshapeFeatures): HandView {
  const { joints, thumb, aperture, spreading, unselected } = features
  const selected = selectedFingers(features)
  const areOthersOpen = unselected === 'open'
  const isUlnarAlone = selected.length === 1 && (selected[0] === 'ring' || selected[0] === 'little')
  if (joints === 'closed' || (joints === 'hooked' && aperture === 'closed' && thumb === 'across'))
    return view(12)
  if (joints === 'straight' || joints === null) return view(thumb === 'opposed' ? 62 : 8)
  if (areOthersOpen && isUlnarAlone) return joints === 'bent' ? view(30, 8) : view(22)
  if (joints === 'bent') {
    if (areOthersOpen) return view(thumb === 'opposed' ? 58 : 46, 8)
    if (spreading === 'spread' && selected.length > 1) return view(56, -20)
    return selected.length < 4 || thumb !== 'opposed' ? view(58, -13) : view(70, -4)
  }
  if (thumb === 'opposed') return areOthersOpen ? view(64) : selected.length < 4 ? view(60, -8) : view(76, 12)
  if (isUlnarAlone) return view(-12)
  return view(joints === 'curved' ? 52 : 36)
}
