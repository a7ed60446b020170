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

function contactMark({ at, strength, radius }: Contact): string {
  if (strength <= 0) return ''
  const rays = [-150, -90, -30, 30, 90, 150].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const to = radius + 10 * strength
    return `M${formatCoordinate(at.x + radius * dx)} ${formatCoordinate(at.y + radius * dy)}L${formatCoordinate(at.x + to * dx)} ${formatCoordinate(at.y + to * dy)}`
  })
  return `<path d="${rays.join('')}" fill="none" ${strokeAttributes(4, colours.accent)}/>`
}

function jointsOf(pose: HandPose, side: -1 | 1): Joints {
  const shoulder = side < 0 ? hangingArm.shoulder : mirrored(hangingArm.shoulder)
  return bendArm(vector(shoulder.x, shoulder.y), pose.wrist, side)
}

/** The figure as SVG elements in the drawing's space: body, head, then the arms over them. */
export function renderFigure(pose: Pose): string {
  const sides = ([1, -1] as const).map((side) => {
    const held = side < 0 ? pose.right : pose.left
    return { side, held, joints: jointsOf(held, side) }
  })
  const ordered = sides.toSorted((a, b) => a.held.wrist.z - b.held.wrist.z)
  return [
    ...trunk.map(renderShape),
    ...head.map(renderShape),
    renderEyes(pose),
    ...ordered.flatMap(({ side, held, joints }, index) => [
      ...(index === 1 ? (pose.contacts ?? []).map(contactMark) : []),
      armPaths(joints, side) + drawHand(held, joints.wrist, side),
    ]),
  ].join('')
}
