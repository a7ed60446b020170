import { eyes, hangingArm, headWithoutFeatures, mirrored, nose, trunk } from '#ui/body/body-drawing.ts'
import { formatCoordinate, normalize, subtract, vector } from '#ui/body/vector.ts'
import { bendArm, type Joints, type Limb, limbs } from './arm.ts'
import { colours, fills, renderShape, strokeAttributes } from './drawing-style.ts'
import { calmFace, type Face } from './face.ts'
import { renderBrows, renderMouth } from './face-figure.ts'
import { drawHand } from './hand-figure.ts'
import { handVector } from './hand-orientation.ts'
import type { Contact, PlacedHand, Pose } from './pose.ts'

function renderEyes({ gaze, lids }: Pose): string {
  return eyes
    .map((eye) => {
      const x = formatCoordinate(eye.x + gaze.x * 2.6)
      const y = formatCoordinate(eye.y + gaze.y * 2.2)
      return `<ellipse cx="${x}" cy="${y}" rx="3.9" ry="${formatCoordinate(Math.max(0.9, 5 * lids))}" fill="${colours.ink}"/>`
    })
    .join('')
}

/** Brows, eyes, nose and mouth. They move within the outline of the head when it turns or nods. */
function renderFeatures(pose: Pose): string {
  const face: Face = pose.face ?? calmFace
  const features = renderBrows(face.brows) + renderEyes(pose) + renderShape(nose) + renderMouth(face.mouth)
  const { x, y } = face.turn
  return x === 0 && y === 0
    ? features
    : `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)})">${features}</g>`
}

const renderLimb = (limb: Limb): string =>
  `<path d="${limb.fill}" fill="${fills.shirt}"/><path d="${limb.lines}" fill="none" ${strokeAttributes(3.4)}/>`

function contactMark({ point, strength, radius }: Contact): string {
  if (strength <= 0) return ''
  const rays = [-150, -90, -30, 30, 90, 150].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const to = radius + 10 * strength
    return `M${formatCoordinate(point.x + radius * dx)} ${formatCoordinate(point.y + radius * dy)}L${formatCoordinate(point.x + to * dx)} ${formatCoordinate(point.y + to * dy)}`
  })
  return `<path d="${rays.join('')}" fill="none" ${strokeAttributes(4, colours.accent)}/>`
}

function jointsOf(pose: PlacedHand, side: -1 | 1): Joints {
  const shoulder = side < 0 ? hangingArm.shoulder : mirrored(hangingArm.shoulder)
  return bendArm(vector(shoulder.x, shoulder.y), pose.wrist, side, pose.elbowRaise)
}

/** Whether the hand covers its sleeve: it points towards the viewer or is bent back along the forearm. */
function isOverSleeve({ orientation }: PlacedHand, { elbow, wrist }: Joints, side: -1 | 1): boolean {
  const fingers = handVector([0, 1, 0], orientation)
  const forearm = normalize({ ...subtract(wrist, elbow), z: 0 })
  return fingers.z > 0.6 || -side * fingers.x * forearm.x + fingers.y * forearm.y < 0.1
}

/** An arm with its hand, which ends in the cuff of the sleeve unless it covers the sleeve. */
function armWithHand(hand: PlacedHand, joints: Joints, side: -1 | 1): string {
  const { upper, lower } = limbs(joints, side)
  const isOver = isOverSleeve(hand, joints, side)
  const drawn = drawHand(hand, joints.wrist, side, isOver)
  const [sleeve, upperArm] = [renderLimb(lower), renderLimb(upper)]
  return isOver ? upperArm + sleeve + drawn : upperArm + drawn + sleeve
}

/** The figure as SVG elements in coordinates of the drawing: body, head, then the arms above them. */
export function renderFigure(pose: Pose): string {
  const sides = ([1, -1] as const).map((side) => {
    const hand = side < 0 ? pose.right : pose.left
    return { side, hand, joints: jointsOf(hand, side) }
  })
  const depth = ({ side, hand }: (typeof sides)[number]) => (pose.rightIsInFront ? -side : hand.wrist.z)
  const ordered = sides.toSorted((a, b) => depth(a) - depth(b))
  return [
    ...trunk.map(renderShape),
    ...headWithoutFeatures.map(renderShape),
    renderFeatures(pose),
    ...ordered.flatMap(({ side, hand, joints }, index) => [
      ...(index === 1 ? (pose.contacts ?? []).map(contactMark) : []),
      armWithHand(hand, joints, side),
    ]),
  ].join('')
}
