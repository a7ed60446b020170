import { relaxedHand } from '#ui/body/body-drawing.ts'
import { formatCoordinate, type Vector } from '#ui/body/vector.ts'
import { colours, renderShape, strokeAttributes } from './drawing-style.ts'
import { handSymbol, symbolScale } from './hand-symbol.ts'
import type { HandPose } from './pose.ts'

/** Fill of the symbol's inside: none for the palm, complete for the back, half for the side. */
type PalmFill = 'palm' | 'half' | 'back'

const palmFills: Readonly<Record<PalmFill, string>> = {
  palm: '#fffefd',
  half: 'url(#half)',
  back: colours.primary,
}

/** The gradient for symbols seen from the side; required in every document with a figure. */
export const gradientDefinition = `<linearGradient id="half"><stop offset=".5" stop-color="#fffefd"/><stop offset=".5" stop-color="${colours.primary}"/></linearGradient>`

function drawSymbol(key: string, inside: PalmFill): string {
  const { palm, ink } = handSymbol(key)
  const halo = `<path d="${palm}${ink}" fill="${colours.paper}" ${strokeAttributes(24, colours.paper)}/>`
  // A line of the same colour closes the gap to the outline.
  const seam = ` ${strokeAttributes(8, palmFills[inside])}`
  return `${halo}<path d="${palm}" fill="${palmFills[inside]}"${seam}/><path d="${ink}" fill="${colours.primary}"/>`
}

/** Three strokes above the fingertips that rise and fall alternately. */
function wiggleMarks(key: string, swing: number): string {
  const { height } = handSymbol(key)
  const mark = (x: number, sign: number) => `M${x} ${formatCoordinate(-height - 34 - 16 * swing * sign)}v-30`
  return `<path d="${mark(-40, 1)}${mark(0, -1)}${mark(40, 1)}" fill="none" ${strokeAttributes(12, colours.accent)}/>`
}

const placedAtWrist = (
  wrist: Vector,
  turn: number,
  scale: readonly [number, number],
  opacity: number,
  content: string,
) =>
  `<g transform="translate(${formatCoordinate(wrist.x)} ${formatCoordinate(wrist.y)}) rotate(${formatCoordinate(turn)}) scale(${scale[0].toFixed(3)} ${scale[1].toFixed(3)})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}>${content}</g>`

/** Horizontal scale of a rotated hand: negative for the back, and never too narrow to see. */
function widthScale(roll: number): number {
  const visible = Math.cos((roll * Math.PI) / 180)
  return Math.sign(visible || 1) * Math.max(0.2, Math.abs(visible))
}

function symbolAt(key: string, pose: HandPose, scale: number, side: -1 | 1, opacity: number): string {
  const width = pose.isSideways ? -1 : widthScale(pose.roll ?? 0)
  const inside = pose.isSideways ? 'half' : width < 0 ? 'back' : 'palm'
  const marks = pose.wiggle === undefined ? '' : wiggleMarks(key, pose.wiggle)
  const size = [-side * scale * width, scale * (pose.bow ?? 1)] as const
  return placedAtWrist(pose.wrist, -side * pose.tilt, size, opacity, drawSymbol(key, inside) + marks)
}

/** A hand at a wrist: relaxed, with its symbol, or both during the transition. */
export function drawHand(hand: HandPose, wrist: Vector, side: -1 | 1): string {
  const pose = { ...hand, wrist }
  const size = 1 + wrist.z / 700
  const parts: string[] = []
  if (pose.symbolShare < 1) {
    const relaxed = relaxedHand.map(renderShape).join('')
    parts.push(
      placedAtWrist(wrist, -side * (pose.tilt - 180), [-side * size, size], 1 - pose.symbolShare, relaxed),
    )
  }
  const share = pose.next?.share ?? 0
  const symbols = [
    { symbol: pose.symbol, visibility: 1 - share },
    { symbol: pose.next?.symbol, visibility: share },
  ]
  for (const { symbol, visibility } of symbols)
    if (symbol && visibility * pose.symbolShare > 0)
      parts.push(symbolAt(symbol, pose, size * symbolScale, side, visibility * pose.symbolShare))
  return parts.join('')
}
