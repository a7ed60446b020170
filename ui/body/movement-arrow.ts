import { axis, mirrored } from './body-drawing.ts'
import { localMovementMarks } from './local-movement-marks.ts'
import { isFigure, type Movement, offsetAt } from './movement-path.ts'
import { add, length, type Vector, vector } from './vector.ts'

/** The arrow of a hand: its points, and what its ends tell. */
export interface MovementArrow {
  points: Vector[]
  returns: boolean
}

const shapesWithGap = new Set(['circle', 'ellipse'])

/** Out and back beside it, where the second stroke would cover the first. */
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

/** The way of the dominant hand as an arrow around its place. */
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
  return { least: Math.min(...values), most: Math.max(...values) }
}

/** The way of the other hand when both move, from that of the dominant one; `turns`: when this goes, that comes. */
export function secondHandArrow(
  { secondHand, shape }: Movement,
  points: readonly Vector[],
  isAlternating: boolean,
): Vector[] {
  if (secondHand === 'same' || secondHand === 'opposite') {
    const { least, most } = extent(points, 'x')
    const beside = points.map((point) => add(point, vector(Math.max(60, 2 * axis - least - most), 0)))
    return secondHand === 'same' ? beside : beside.toReversed()
  }
  if (secondHand === 'around') {
    const { least, most } = extent(points, 'y')
    return points.map(({ x, y, z }) => vector(2 * axis - x, least + most - y, -z))
  }
  const mirror = points.map((point) => add(mirrored(point), vector(0, secondHand === 'past' ? 30 : 0)))
  return isAlternating && !(shape in localMovementMarks) ? mirror.toReversed() : mirror
}
