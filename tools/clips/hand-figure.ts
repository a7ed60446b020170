import {
  drawHand as drawPose,
  type HandDrawing,
  type HandPose,
  type HandView,
} from '#packages/hands/index.ts'
import { formatCoordinate, type Vector } from '#ui/body/vector.ts'
import { fills, strokeAttributes } from './drawing-style.ts'
import { viewOf } from './hand-orientation.ts'
import { handScaleAt } from './hold.ts'
import type { PlacedHand } from './pose.ts'

/** Degrees and steps to which views and joints are rounded, so that frames share drawings. */
const viewStep = 5
const passingViewStep = 20
const jointStep = 2

const drawings = new Map<string, HandDrawing>()

const roundTo = (value: number, step: number) => Math.round(value / step) * step

const roundedJoints = (joints: HandPose): HandPose =>
  JSON.parse(JSON.stringify(joints), (_, value: unknown) =>
    typeof value === 'number' ? roundTo(value, jointStep) : value,
  )

/** Widths of lines in millimetres of the hand. */
const lineWidth = 5.4
const markWidth = 3

/** A right hand, fingers up, in millimetres with the wrist at (0, 0). The outline is open at the wrist. */
function drawing(joints: HandPose, yaw: number, pitch: number): HandDrawing {
  const rounded = roundedJoints(joints)
  const key = JSON.stringify([rounded, yaw, pitch])
  const known = drawings.get(key)
  if (known) return known
  const drawn = drawPose(rounded, { view: { yaw, pitch, roll: 0 } })
  drawings.set(key, drawn)
  return drawn
}

/** A right hand, fingers up, in millimetres with the wrist at (0, 0). */
export function handAsSvg(
  joints: HandPose,
  { yaw, pitch }: HandView,
  { isClosed = false, step = viewStep } = {},
): string {
  const { outline, lines, marks } = drawing(joints, roundTo(yaw, step), roundTo(pitch, step))
  const skin = `<path d="${outline}${isClosed ? 'Z' : ''}" fill="${fills.skin}" fill-rule="evenodd" ${strokeAttributes(lineWidth)}/>`
  return `${skin}<path d="${marks}" fill="none" ${strokeAttributes(markWidth)}/><path d="${lines}" fill="none" ${strokeAttributes(lineWidth)}/>`
}

/** The hand of a pose at the end of its arm. `side`: −1 for the hand at the viewer's left. */
export function drawHand(
  { joints, orientation, isPassing }: PlacedHand,
  wrist: Vector,
  side: -1 | 1,
  isOverSleeve: boolean,
): string {
  const view = viewOf(orientation)
  const scale = handScaleAt(wrist.z)
  // Over the sleeve the outline is closed, because no cuff covers its end.
  const hand = handAsSvg(joints, view, {
    isClosed: isOverSleeve,
    step: isPassing ? passingViewStep : viewStep,
  })
  return `<g transform="translate(${formatCoordinate(wrist.x)} ${formatCoordinate(wrist.y)}) rotate(${formatCoordinate(side * view.roll)}) scale(${(-side * scale).toFixed(3)} ${scale.toFixed(3)})">${hand}</g>`
}
