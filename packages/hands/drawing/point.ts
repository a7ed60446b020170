/** A point of a picture. */
export type Point = readonly [x: number, y: number]

export const subtractPoints = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const dotPoints = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1]
export const pointDistance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))
export const squaredDistance = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
export const opposite = ([x, y]: Point): Point => [-x, -y]
export function unitPoint([x, y]: Point): Point {
  const length = Math.sqrt(x * x + y * y) || 1
  return [x / length, y / length]
}

/** The length of a line through points. */
export const lineLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + pointDistance(point, points[index - 1] ?? point), 0)
