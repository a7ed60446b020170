import { arrowPath } from './arrow-path.ts'
import { axis } from './body-drawing.ts'
import { dominantHandArrow, secondHandArrow } from './movement-arrow.ts'
import { movementFromValues } from './movement-from-values.ts'
import styles from './pictures.module.css'
import { vector } from './vector.ts'

interface Props {
  /** Values of the lists of movement directions and movement shapes. */
  direction?: string | undefined
  shape?: string | undefined
}

/** Directions of two hands to each other. */
const twoHanded = new Set([
  'towards-each-other',
  'apart',
  'together-and-apart',
  'around-each-other',
  'past-each-other',
  'parallel',
  'opposite',
])

/** Space around the arrows for their heads, and the smallest width, so that short arrows stay short. */
const [padding, minSize] = [18, 120]

/** The arrows of a movement without the signer, for small pictures. It is decorative. */
export function MovementIcon({ direction, shape }: Props) {
  const movement = movementFromValues({ direction, shape }, true)
  if (!movement) return null
  const isTwoHanded = direction !== undefined && twoHanded.has(direction)
  const isAround = movement.secondHand === 'around'
  const { points, returns } = dominantHandArrow(movement, vector(isAround ? axis : axis - 44, 0))
  const other = isTwoHanded ? secondHandArrow(movement, points, false) : []
  const options = { returns, repeated: movement.repeated }
  return (
    <svg className={styles.icon} viewBox={viewBoxAround([...points, ...other])} aria-hidden>
      {other.length > 0 && <path className={styles.otherWay} d={arrowPath(other, options)} />}
      <path className={styles.way} d={arrowPath(points, options)} />
    </svg>
  )
}

/** A square around points. */
function viewBoxAround(points: readonly { x: number; y: number }[]): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const size = Math.max(width, height, minSize - 2 * padding) + 2 * padding
  return [left + (width - size) / 2, top + (height - size) / 2, size, size].map(Math.round).join(' ')
}
