import { clamp, formatCoordinate, type Vector } from './vector.ts'

/** Half the width of the shaft at depth 0. */
const halfShaftWidth = 4.2

/** Parts nearer to the viewer are thicker. */
const widthAt = ({ z }: Vector) => halfShaftWidth * clamp(1 + z / 110, 0.66, 2)

/** Unit direction on the screen at a point of the path. */
function directionAt(points: readonly Vector[], index: number): { x: number; y: number } {
  const from = points[Math.max(0, index - 1)]
  const to = points[Math.min(points.length - 1, index + 1)]
  if (!from || !to) return { x: 1, y: 0 }
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

const formatPoint = (x: number, y: number) => `${formatCoordinate(x, 0)} ${formatCoordinate(y, 0)}`

/** The shaft along the path. */
function shaft(points: readonly Vector[]): string {
  const side = (sign: 1 | -1) =>
    points.map((point, index) => {
      const { x, y } = directionAt(points, index)
      const halfWidth = widthAt(point) * sign
      return formatPoint(point.x - y * halfWidth, point.y + x * halfWidth)
    })
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`
}

/**
 * An arrowhead at the end of the path, moved back by some units. Its winding is that of the shaft, so overlaps of
 * both are filled.
 */
function head(points: readonly Vector[], back: number): string {
  const tip = points.at(-1)
  if (!tip) return ''
  const { x, y } = directionAt(points, points.length - 1)
  const size = widthAt(tip) * 3
  const point = (along: number, across: number) =>
    formatPoint(tip.x + x * (along - back) - y * across, tip.y + y * (along - back) + x * across)
  return `M${point(size * 1.2, 0)}L${point(-size * 0.5, -size)}L${point(-size * 0.1, 0)}L${point(-size * 0.5, size)}Z`
}

/** `returns`: a head at each end. `repeated`: a second head at the end. */
export interface ArrowOptions {
  returns: boolean
  repeated: boolean
}

/** An arrow along a path, as the data of one SVG path. */
export function arrowPath(points: readonly Vector[], { returns, repeated }: ArrowOptions): string {
  const back = widthAt(points.at(-1) ?? { x: 0, y: 0, z: 0 }) * 4
  const secondHead = repeated ? head(points, back) : ''
  return shaft(points) + head(points, 0) + secondHead + (returns ? head(points.toReversed(), 0) : '')
}
