import type { Point } from './body-drawing.ts'
import { openHand, openHandPlace } from './drawn-hands.gen.ts'
import { placedLeftHand } from './path-data.ts'
import { formatCoordinate } from './vector.ts'

/**
 * A flat left hand, fingers up, thumb at the viewer's left: the palm, or mirrored the back. It shows the locations
 * on the hand, which are too small in the drawing of the body.
 */
export const handViewBox = { x: 0, y: 0, width: 160, height: 200 } as const

/** SVG transform that mirrors the hand, to show its back. */
export const mirrorHandTransform = `matrix(-1 0 0 1 ${handViewBox.width} 0)`

/** Outline of a line segment with round ends, as a closed SVG path. */
export function capsulePath(from: Point, to: Point, radius: number): string {
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [((to.x - from.x) / size) * radius, ((to.y - from.y) / size) * radius]
  const formatPoint = (x: number, y: number) => `${formatCoordinate(x)} ${formatCoordinate(y)}`
  const k = 4 / 3
  const cap = ({ x, y }: Point, sign: 1 | -1) =>
    `C${formatPoint(x + sign * (-dy + dx * k), y + sign * (dx + dy * k))} ${formatPoint(x + sign * (dy + dx * k), y + sign * (-dx + dy * k))} ${formatPoint(x + sign * dy, y - sign * dx)}`
  return `M${formatPoint(from.x - dy, from.y + dx)}L${formatPoint(to.x - dy, to.y + dx)}${cap(to, 1)}L${formatPoint(from.x + dy, from.y - dx)}${cap(from, -1)}Z`
}

/** The outline of the hand, closed at the wrist. */
export const openHandOutline = placedLeftHand(openHand.outline, openHandPlace)
