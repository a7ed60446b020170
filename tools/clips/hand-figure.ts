import { relaxedHand } from '#ui/body/body-drawing.ts'
import { formatCoordinate, type Vector } from '#ui/body/vector.ts'
import { colours, renderShape, strokeAttributes } from './drawing-style.ts'
import { handSymbol, symbolScale } from './hand-symbol.ts'
import type { HandPose } from './pose.ts'

/** What of the symbol's inside is inked: none when the palm is seen, all of the back, half from the side. */
type PalmFill = 'palm' | 'half' | 'back'

const palmFills: Readonly<Record<PalmFill, string>> = {
  palm: '#fffefd',
  half: 'url(#half)',
  back: colours.primary,
}

/** Paint for symbols seen from the side; every document needs it that holds a figure. */
export const gradientDefinition = `<linearGradient id="half"><stop offset=".5" stop-color="#fffefd"/><stop offset=".5" stop-color="${colours.primary}"/></linearGradient>`

function drawSymbol(key: string, inside: PalmFill): string {
  const { palm, ink } = handSymbol(key)
  const halo = `<path d="${palm}${ink}" fill="${colours.paper}" ${strokeAttributes(24, colours.paper)}/>`
  // a line of the same paint closes the seam to the ink
  const seam = ` ${strokeAttributes(8, palmFills[inside])}`
  return `${halo}<path d="${palm}" fill="${palmFills[inside]}"${seam}/><path d="${ink}" fill="${colours.primary}"/>`
}

/** Three strokes over the fingertips that rise and fall in turn. */
function wiggleMarks(key: string, swing: number): string {
  const { height } = handSymbol(key)
  const mark = (x: number, sense: number) =>
    `M${x} ${formatCoordinate(-height - 34 - 16 * swing * sense)}v-30`
  return `<path d="${mark(-40, 1)}${mark(0, -1)}${mark(40, 1)}" fill="none" ${strokeAttributes(12, colours.accent)}/>`
}

const frame = (
  wrist: Vector,
  turn: number,
  scale: readonly [number, number],
  opacity: number,
  content: string,
) =>
  `<g transform="translate(${formatCoordinate(wrist.x)} ${formatCoordinate(wrist.y)}) rotate(${formatCoordinate(turn)}) scale(${scale[0].toFixed(3)} ${scale[1].toFixed(3)})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}>${content}</g>`

/** How broad a turned hand is drawn; never a mere line. */
function breadth(roll: number): number {
  const seen = Math.cos((roll * Math.PI) / 180)
  return Math.sign(seen || 1) * Math.max(0.2, Math.abs(seen))
}

function symbolAt(key: string, pose: HandPose, scale: number, side: -1 | 1, opacity: number): string {
  const broad = pose.isSideways ? -1 : breadth(pose.roll ?? 0)
  const inside = pose.isSideways ? 'half' : broad < 0 ? 'back' : 'palm'
  const marks = pose.wiggle === undefined ? '' : wiggleMarks(key, pose.wiggle)
  const size = [-side * scale * broad, scale * (pose.bow ?? 1)] as const
  return frame(pose.wrist, -side * pose.tilt, size, opacity, drawSymbol(key, inside) + marks)
}

/** A hand at its wrist: relaxed, its symbol, or both while one gives way to the other. */
export function drawHand(held: HandPose, wrist: Vector, side: -1 | 1): string {
  const pose = { ...held, wrist }
  const size = 1 + wrist.z / 700
  const parts: string[] = []
  if (pose.symbolShare < 1) {
    const relaxed = relaxedHand.map(renderShape).join('')
    parts.push(frame(wrist, -side * (pose.tilt - 180), [-side * size, size], 1 - pose.symbolShare, relaxed))
  }
  const share = pose.next?.share ?? 0
  const symbols = [
    { symbol: pose.symbol, seen: 1 - share },
    { symbol: pose.next?.symbol, seen: share },
  ]
  for (const { symbol, seen } of symbols)
    if (symbol && seen * pose.symbolShare > 0)
      parts.push(symbolAt(symbol, pose, size * symbolScale, side, seen * pose.symbolShare))
  return parts.join('')
}
