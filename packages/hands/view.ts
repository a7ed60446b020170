import { type Matrix, multiply, rotationAbout } from './vector.ts'

/** From where a hand is seen, in degrees. */
export interface HandView {
  /** The turn of the hand about its length: 0 shows the palm, 90 the side of the thumb, 180 the back. */
  yaw: number
  /** Above 0 the hand is seen from the side of the fingertips, below 0 from the wrist. */
  pitch: number
  /** The turn of the picture, counter-clockwise. */
  roll: number
}

/** Eight views of a hand that turns, from the palm over the side of the thumb to the back. */
export const turnViews: readonly HandView[] = [0, 26, 52, 78, 103, 129, 155, 180].map((yaw) => ({
  yaw,
  pitch: 0,
  roll: 0,
}))

/** From the space of the hand to the picture: x to the right, y up, z to the viewer. */
export const viewRotation = ({ yaw, pitch, roll }: HandView): Matrix =>
  multiply(
    rotationAbout([0, 0, 1], roll),
    multiply(rotationAbout([1, 0, 0], pitch), rotationAbout([0, 1, 0], -yaw)),
  )
