import { type Finger, fingers } from './features.ts'
import { fingerMotions, type HandPose, jointAtRest } from './skeleton.ts'
import { move, rotate } from './vector.ts'
import { type HandView, viewRotation } from './view.ts'

/** A place in a drawing: millimetres, y down, the wrist at 0 0. */
export interface DrawingPoint {
  x: number
  y: number
}

/** The bones of a finger without the metacarpal; the last is the tip. */
const bonesOf = (finger: Finger): readonly number[] => (finger === 'thumb' ? [1, 2, 3] : [1, 2, 3, 4])

/**
 * Where the fingers lie in the drawing of a right hand by `drawHand` with the same pose and view: the joints of each
 * finger from its base to its tip. For parts of a drawing that belong to one finger, such as what can be touched.
 */
export function fingerAxes(pose: HandPose, view: HandView): Record<Finger, DrawingPoint[]> {
  const rotation = viewRotation(view)
  const axis = (finger: Finger) => {
    const motions = fingerMotions(finger, pose)
    return bonesOf(finger).map((bone): DrawingPoint => {
      const motion = motions[bone]
      const { at } = jointAtRest(finger, bone)
      const [x, y] = rotate(rotation, motion ? move(motion, at) : at)
      return { x, y: 0 - y }
    })
  }
  return Object.fromEntries(fingers.map((finger) => [finger, axis(finger)])) as Record<Finger, DrawingPoint[]>
}
