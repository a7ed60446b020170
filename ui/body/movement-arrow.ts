import { axis, mirrored } from './body-drawing.ts'
import { localMovementMarks } from './local-movement-marks.ts'
import { isFigure, type Movement, offsetAt } from './movement-path.ts'
import { add, length, type Vector, vector } from './vector.ts'

/** The arrow of a hand. */
export interface MovementArrow {
  points: Vector[]
  /** The arrow has a head at each end. */
  returns: boolean
}

const shapesWithGap = new Set(['circle', 'ellipse'])

/** A stroke out and a parallel stroke back, which would otherwise cover the first. */
const hairpin = (out: Vector, home: Vector): Vector[] => {
  const aside = Math.abs(out.x) > Math.abs(out.y) ? vector(0, 15) : vector(15, 0)
  const start = add(home, vector(-aside.x / 2, -aside.y / 2))
  return [start, add(start, out), add(add(start, out), aside), add(start, aside)]
}

const isHairpin = ({ strokes, shape }: Movement) =>
  shape === 'straight' && strokes.length > 1 && length(strokes.reduce(add)) < 30

function samplePoints(movement: Movement, home: Vector, from: number, to: number): Vector[] {
  const { shape, strokes } = movement
  const isStraight = shape === 'straight' || shape === 'tap'
  const count = isStraight ? strokes.length : isFigure(shape) ? 32 : 20
  return Array.from({ length: count + 1 }, (_, index) =>
    add(home, offsetAt(movement, from + ((to - from) * index) / count)),
  )
}

/** The path of the dominant hand as an arrow around its position. */
export function dominantHandArrow(movement: Movement, origin: Vector): MovementArrow {
  const { shape, strokes, returns } = movement
  if (shape in localMovementMarks) {
    const mark = localMovementMarks[shape as keyof typeof localMovementMarks]
    return { points: mark.points.map((point) => add(point, origin)), returns: mark.returns }
  }
  if (movement.secondHand === 'around')
    return { points: samplePoints(movement, origin, 0.04, 0.44), returns: false }
  if (isHairpin(movement)) return { points: hairpin(strokes[0] ?? origin, origin), returns: false }
  const points = samplePoints(movement, origin, 0, shapesWithGap.has(shape) ? 0.9 : 1)
  return { points, returns: returns && shape !== 'tap' }
}

const extent = (points: readonly Vector[], axis: 'x' | 'y') => {
  const values = points.map((point) => point[axis])
  return { min: Math.min(...values), max: Math.max(...values) }
}

/**
 * Where the hand of an arrow is drawn: at its location if it has no path, in the middle of a way back and forth,
 * otherwise at the start.
 */
export function handOnArrow(
  { shape }: Movement,
  { points, returns }: MovementArrow,
  location: Vector,
): Vector {
  if (shape in localMovementMarks) return location
  if (!returns) return points[0] ?? location
  const [x, y] = [extent(points, 'x'), extent(points, 'y')]
  return vector((x.min + x.max) / 2, (y.min + y.max) / 2)
}

/** The path of the second moving hand, derived from the points of the dominant one. */
export function secondHandArrow(
  { secondHand, shape }: Movement,
  points: readonly Vector[],
  isAlternating: boolean,
): Vector[] {
  if (secondHand === 'same' || secondHand === 'opposite') {
    const { min, max } = extent(points, 'x')
    const shifted = points.map((point) => add(point, vector(Math.max(60, 2 * axis - min - max), 0)))
    return secondHand === 'same' ? shifted : shifted.toReversed()
  }
  if (secondHand === 'around') {
    const { min, max } = extent(points, 'y')
    return points.map(({ x, y, z }) => vector(2 * axis - x, min + max - y, -z))
  }
  const mirroredPoints = points.map((point) =>
    add(mirrored(point), vector(0, secondHand === 'past' ? 30 : 0)),
  )
  return isAlternating && !(shape in localMovementMarks) ? mirroredPoints.toReversed() : mirroredPoints
}
