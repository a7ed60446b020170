import type { HandView } from '#packages/hands/index.ts'
import { type Vector, vector } from '#ui/body/vector.ts'

/** A point or direction of the hand in millimetres: x to the thumb, y to the fingertips, z out of the palm. */
export type HandPoint = readonly [x: number, y: number, z: number]

/** How a hand is held, as the signer's right hand, in degrees. The forearm has the direction of `tilt` and `lean`. */
export interface HandOrientation {
  /** Direction in the plane of the picture: 0 is up, positive is towards the middle of the body. */
  tilt: number
  /** Towards the viewer. */
  lean: number
  /** Rotation of the forearm: 0 with the thumb up or to the body, 90 with the palm down, −90 with the palm up. */
  pronation: number
  /** Bending at the wrist, towards the palm. */
  flexion: number
}

/** Rotates x towards y by degrees. */
function rotate(x: number, y: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Rotation about the fingers at which a hand with pronation 0 and tilt 0 shows its edge, the palm inwards. */
const neutralTurn = 275

/** A direction of the hand as a direction of the picture with y upwards. */
function direct([x, y, z]: HandPoint, { tilt, lean, pronation, flexion }: HandOrientation): HandPoint {
  const [y1, z1] = rotate(y, z, flexion)
  const [z2, x2] = rotate(z1, x, tilt - pronation - neutralTurn)
  const [y3, z3] = rotate(y1, z2, lean)
  const [x4, y4] = rotate(x2, y3, -tilt)
  return [x4, y4, z3]
}

/** The directions of thumb, fingertips and palm in the drawing. */
export interface HandAxes {
  thumb: Vector
  fingers: Vector
  palm: Vector
}

export const handAxes = (orientation: HandOrientation): HandAxes => ({
  thumb: handVector([1, 0, 0], orientation),
  fingers: handVector([0, 1, 0], orientation),
  palm: handVector([0, 0, 1], orientation),
})

/** A point of the hand relative to its wrist, from the axes of the hand in the drawing. */
export const alongAxes = ([x, y, z]: HandPoint, { thumb, fingers, palm }: HandAxes): Vector =>
  vector(
    x * thumb.x + y * fingers.x + z * palm.x,
    x * thumb.y + y * fingers.y + z * palm.y,
    x * thumb.z + y * fingers.z + z * palm.z,
  )

/** A point of the hand relative to its wrist, in the directions of the drawing. */
export function handVector(point: HandPoint, orientation: HandOrientation): Vector {
  const [x, y, z] = direct(point, orientation)
  return vector(x, -y, z)
}

const degreesOf = (y: number, x: number) => (Math.atan2(y, x) * 180) / Math.PI

/** The orientation as a view of the hand. */
export function viewOf(orientation: HandOrientation): HandView {
  const [fx, fy, fz] = direct([0, 1, 0], orientation)
  const palm = direct([0, 0, 1], orientation)
  const roll = degreesOf(-fx, fy)
  const pitch = degreesOf(fz, Math.hypot(fx, fy))
  const [px, py] = rotate(palm[0], palm[1], -roll)
  const [, pz] = rotate(py, palm[2], -pitch)
  return { yaw: degreesOf(-px, pz), pitch, roll }
}
