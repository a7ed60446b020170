import type { Point } from './body-drawing.ts'
import { formatCoordinate } from './vector.ts'

/**
 * A flat left hand, fingers up, thumb at the viewer's left: the palm, or mirrored the back. It shows the locations
 * on the hand, which are too small in the drawing of the body.
 */
export const handViewBox = { x: 0, y: 0, width: 160, height: 200 } as const

/** SVG transform that mirrors the hand, to show its back. */
export const mirrorHandTransform = `matrix(-1 0 0 1 ${handViewBox.width} 0)`

/** Line segments with round ends, from knuckle to tip. */
export const fingers = {
  thumb: { from: { x: 54, y: 142 }, to: { x: 20, y: 100 }, radius: 10.5 },
  index: { from: { x: 58, y: 104 }, to: { x: 49, y: 40 }, radius: 9.5 },
  middle: { from: { x: 79, y: 98 }, to: { x: 77, y: 22 }, radius: 9.5 },
  ring: { from: { x: 100, y: 101 }, to: { x: 106, y: 32 }, radius: 9.5 },
  little: { from: { x: 119, y: 112 }, to: { x: 133, y: 58 }, radius: 8.5 },
} as const satisfies Record<string, { from: Point; to: Point; radius: number }>

/** The hand without fingers, down to the wrist. */
const palmOutline =
  'M48 106C58 92 110 92 128 112C130 130 126 150 118 166L116 200L66 200L64 178C54 166 44 152 44 142C46 130 47 118 48 106Z'

/** Lines of the palm, and the knuckles of the back. */
export const palmLines = 'M54 122C72 122 82 140 80 168M60 116C84 124 104 124 122 116'
export const knuckleLines =
  'M53 104C56 100 60 100 63 104M74 98C77 94 81 94 84 98M95 101C98 97 102 97 105 101M114 111C117 107 121 108 124 112'

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

/** The overlapping outlines of fingers and palm. Draw them with a stroke, then fill them again to hide inner lines. */
export const openHand =
  palmOutline +
  Object.values(fingers)
    .map(({ from, to, radius }) => capsulePath(from, to, radius))
    .join('')
