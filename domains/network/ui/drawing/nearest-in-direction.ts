/** The direction of an arrow key. */
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
 * The nearest point in a direction. Only points within about 50° of the direction are considered; a lateral offset counts
 * double.
 * @param from start, in pixels, y downwards
 * @returns undefined when there is no point in that direction
 */
export function nearestInDirection<S extends Point>(
  from: Point,
  points: readonly S[],
  direction: Direction,
): S | undefined {
  const vector = vectors[direction]
  let best: S | undefined
  let lowestCost = Number.POSITIVE_INFINITY
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y]
    const along = x * vector.x + y * vector.y
    const across = Math.abs(x * vector.y - y * vector.x)
    const cost = along + 2 * across
    if (along > 0 && across <= along * 1.2 && cost < lowestCost) {
      best = point
      lowestCost = cost
    }
  }
  return best
}
