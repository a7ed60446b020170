import { clamp, type Vector } from './vector.ts'

/** Half the width of the shaft where the way is as deep as its place. */
const half = 4.2

/** Nearer is thicker. */
const widthAt = ({ z }: Vector) => half * clamp(1 + z / 110, 0.66, 2)

/** Unit direction on the screen at a point of the way. */
function heading(way: readonly Vector[], index: number): { x: number; y: number } {
  const from = way[Math.max(0, index - 1)]
  const to = way[Math.min(way.length - 1, index + 1)]
  if (!from || !to) return { x: 1, y: 0 }
  const size = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}

const whole = (value: number) => String(Math.round(value))

/** A strip along the way, thicker where it is nearer. */
function shaft(way: readonly Vector[]): string {
  const side = (sense: 1 | -1) =>
    way.map((point, index) => {
      const { x, y } = heading(way, index)
      const wide = widthAt(point) * sense
      return `${whole(point.x - y * wide)} ${whole(point.y + x * wide)}`
    })
  return `M${[...side(1), ...side(-1).reverse()].join('L')}Z`
}

/** A head whose point lies at the end of the way, `back` units before it; it winds as the shaft does, so that they join. */
function head(way: readonly Vector[], back: number): string {
  const tip = way.at(-1)
  if (!tip) return ''
  const { x, y } = heading(way, way.length - 1)
  const size = widthAt(tip) * 3
  const point = (along: number, across: number) =>
    `${whole(tip.x + x * (along - back) - y * across)} ${whole(tip.y + y * (along - back) + x * across)}`
  return `M${point(size * 1.2, 0)}L${point(-size * 0.5, -size)}L${point(-size * 0.1, 0)}L${point(-size * 0.5, size)}Z`
}

/** What an arrow tells beside its way. */
export interface ArrowKind {
  returns: boolean
  repeated: boolean
}

/** An arrow along a way as one SVG path: a head at each end when it returns, two heads when it is repeated. */
export function arrowPath(way: readonly Vector[], { returns, repeated }: ArrowKind): string {
  const back = widthAt(way.at(-1) ?? { x: 0, y: 0, z: 0 }) * 4
  const again = repeated ? head(way, back) : ''
  return shaft(way) + head(way, 0) + again + (returns ? head(way.toReversed(), 0) : '')
}
