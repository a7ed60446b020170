import { clamp, type Vector } from './vector.ts'

/** Half the width of the shaft where the way is as deep as its place. */
const halfShaftWidth = 4.2

/** Nearer is thicker. */
const widthAt = ({ z }: Vector) => halfShaftWidth * clamp(1 + z / 110, 0.66, 2)

/** Unit direction on the screen at a point of the way. */
function directionAt(points: readonly Vector[], index: number): { x: number; y: number } {
  const from = points[Math.max(0, index - 1)]
  const to = points[Math.min(points.length - 1, index + 1)]
  if (!from || !to) return { x: 1, y: 0 }
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

const formatRounded = (value: number) => String(Math.round(value))

/** A strip along the way, thicker where it is nearer. */
function shaft(points: readonly Vector[]): string {
  const side = (sense: 1 | -1) =>
    points.map((point, index) => {
      const { x, y } = directionAt(points, index)
      const wide = widthAt(point) * sense
      return `${formatRounded(point.x - y * wide)} ${formatRounded(point.y + x * wide)}`
    })
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`
}

/** A head whose point lies at the end of the way, `back` units before it; it winds as the shaft does, so that they join. */
function head(points: readonly Vector[], back: number): string {
  const tip = points.at(-1)
  if (!tip) return ''
  const { x, y } = directionAt(points, points.length - 1)
  const size = widthAt(tip) * 3
  const point = (along: number, across: number) =>
    `${formatRounded(tip.x + x * (along - back) - y * across)} ${formatRounded(tip.y + y * (along - back) + x * across)}`
  return `M${point(size * 1.2, 0)}L${point(-size * 0.5, -size)}L${point(-size * 0.1, 0)}L${point(-size * 0.5, size)}Z`
}

/** What an arrow tells beside its way. */
export interface ArrowOptions {
  returns: boolean
  repeated: boolean
}

/** An arrow along a way as one SVG path: a head at each end when it returns, two heads when it is repeated. */
export function arrowPath(points: readonly Vector[], { returns, repeated }: ArrowOptions): string {
  const back = widthAt(points.at(-1) ?? { x: 0, y: 0, z: 0 }) * 4
  const secondHead = repeated ? head(points, back) : ''
  return shaft(points) + head(points, 0) + secondHead + (returns ? head(points.toReversed(), 0) : '')
}
