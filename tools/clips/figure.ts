import { eyes, hangingArm, head, mirrored, trunk } from '#ui/body/body-drawing.ts'
import { formatCoordinate, vector } from '#ui/body/vector.ts'
import { bendArm, type Joints, limbs } from './arm.ts'
import { colours, fills, renderShape, strokeAttributes } from './drawing-style.ts'
import { drawHand } from './hand-figure.ts'
import type { Contact, HandPose, Pose } from './pose.ts'

function renderEyes({ gaze, lids }: Pose): string {
  return eyes
    .map((eye) => {
      const x = formatCoordinate(eye.x + gaze.x * 2.6)
      const y = formatCoordinate(eye.y + gaze.y * 2.2)
      return `<ellipse cx="${x}" cy="${y}" rx="3.9" ry="${formatCoordinate(Math.max(0.9, 5 * lids))}" fill="${colours.ink}"/>`
    })
    .join('')
}

function armPaths(joints: Joints, side: -1 | 1): string {
  const { upper, lower } = limbs(joints, side)
  return [upper, lower]
    .map(
      (limb) =>
        `<path d="${limb.fill}" fill="${fills.shirt}"/><path d="${limb.lines}" fill="none" ${strokeAttributes(3.4)}/>`,
    )
    .join('')
}

function contactMark({ point, strength, radius }: Contact): string {
  if (strength <= 0) return ''
  const rays = [-150, -90, -30, 30, 90, 150].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const to = radius + 10 * strength
    return `M${formatCoordinate(point.x + radius * dx)} ${formatCoordinate(point.y + radius * dy)}L${formatCoordinate(point.x + to * dx)} ${formatCoordinate(point.y + to * dy)}`
  })
  return `<path d="${rays.join('')}" fill="none" ${strokeAttributes(4, colours.accent)}/>`
}

function jointsOf(pose: HandPose, side: -1 | 1): Joints {
  const shoulder = side < 0 ? hangingArm.shoulder : mirrored(hangingArm.shoulder)
  return bendArm(vector(shoulder.x, shoulder.y), pose.wrist, side)
}

/** The figure as SVG elements in coordinates of the drawing: body, head, then the arms above them. */
export function renderFigure(pose: Pose): string {
  const sides = ([1, -1] as const).map((side) => {
    const hand = side < 0 ? pose.right : pose.left
    return { side, hand, joints: jointsOf(hand, side) }
  })
  const ordered = sides.toSorted((a, b) => a.hand.wrist.z - b.hand.wrist.z)
  return [
    ...trunk.map(renderShape),
    ...head.map(renderShape),
    renderEyes(pose),
    ...ordered.flatMap(({ side, hand, joints }, index) => [
      ...(index === 1 ? (pose.contacts ?? []).map(contactMark) : []),
      armPaths(joints, side) + drawHand(hand, joints.wrist, side),
    ]),
  ].join('')
}
