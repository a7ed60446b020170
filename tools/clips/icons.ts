import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { formatCoordinate } from '#ui/body/vector.ts'
import { colours, fills, strokeAttributes } from './drawing-style.ts'
import { handAsSvg } from './hand-figure.ts'
import { handshapePose } from './handshape-pose.ts'

/** Position, scale and opacity of a drawing. */
export interface Transform {
  x: number
  y: number
  scale?: number
  opacity?: number
}

/** Transformed SVG content; '' while it is invisible. */
export function transformed(content: string, { x, y, scale = 1, opacity = 1 }: Transform): string {
  if (opacity <= 0 || scale <= 0) return ''
  const opacityAttribute = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''
  return `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)}) scale(${scale.toFixed(3)})"${opacityAttribute}>${content}</g>`
}

/** A white card with its top left corner at (0, 0). */
export const card = (width: number, height: number, radius = 14, edge: string = colours.line): string =>
  `<rect width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="${radius}" fill="#fffefd" ${strokeAttributes(3, edge)}/>`

/** A line that represents text. */
export const textLine = (x: number, y: number, width: number, colour: string = colours.soft): string =>
  width > 0.5
    ? `<path d="M${formatCoordinate(x)} ${formatCoordinate(y)}h${formatCoordinate(width)}" fill="none" ${strokeAttributes(8, colour)}/>`
    : ''

export const magnifier = `<circle r="9" fill="none" ${strokeAttributes(4, colours.primary)}/><path d="M7 7L15 15" fill="none" ${strokeAttributes(4, colours.primary)}/>`

export const playMark = `<circle r="26" fill="${colours.accent}"/><path d="M-8 -12L13 0L-8 12Z" fill="${colours.paper}" ${strokeAttributes(3, colours.paper)}/>`

export const checkMark = `<circle r="34" fill="${colours.primary}"/><path d="M-15 1L-4 12L16 -11" fill="none" ${strokeAttributes(7, colours.paper)}/>`

/** Head and shoulders in a circle, as in a profile picture. */
export const portrait = `<circle r="38" fill="${fills.shirt}" ${strokeAttributes(3)}/><circle cy="-8" r="13" fill="${fills.skin}" ${strokeAttributes(3)}/><path d="M-25 28C-22 8 22 8 25 28" fill="${fills.skin}" ${strokeAttributes(3)}/>`

/** A clock whose minute hand has made `turns` turns. */
export function clock(turns: number): string {
  const hand = (angle: number, length: number, width: number) =>
    `<path d="M0 0L${formatCoordinate(Math.sin(angle) * length)} ${formatCoordinate(-Math.cos(angle) * length)}" fill="none" ${strokeAttributes(width, colours.ink)}/>`
  const marks = [0, 90, 180, 270].map(
    (degrees) =>
      `<path d="M0 -41V-36" transform="rotate(${degrees})" fill="none" ${strokeAttributes(3.4, colours.soft)}/>`,
  )
  return `<circle r="50" fill="#fffefd" ${strokeAttributes(4)}/>${marks.join('')}${hand(turns * 2 * Math.PI, 33, 4.4)}${hand((turns + 9) * (Math.PI / 6), 21, 5)}<circle r="4.4" fill="${colours.accent}"/>`
}

/** The drawn hand of a handshape as it is recognised best, its wrist at (0, 0); `scale` in units per millimetre. */
export function handMark(features: HandshapeFeatures, scale: number): string {
  return `<g transform="scale(${scale.toFixed(3)})">${handAsSvg(handshapePose(features), bestView(features))}</g>`
}
