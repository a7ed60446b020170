/** A way of an arrow key. */
export type Direction = 'left' | 'right' | 'up' | 'down'

interface Point {
  x: number
  y: number
}

const vectors: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/**
 * The spot that lies nearest in a direction: within a quarter turn around it, those off the line count as farther.
 * @param from where the step begins, in pixels, y downwards
 * @returns undefined when nothing lies there
 */
export function nearestInDirection<S extends Point>(
  from: Point,
  spots: readonly S[],
  direction: Direction,
): S | undefined {
  const vector = vectors[direction]
  let best: S | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y]
    const along = x * vector.x + y * vector.y
    const aside = Math.abs(x * vector.y - y * vector.x)
    const cost = along + 2 * aside
    if (along > 0 && aside <= along * 1.2 && cost < least) {
      best = spot
      least = cost
    }
  }
  return best
}
