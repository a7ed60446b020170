import { axis, mirrored } from './body-drawing.ts'
import { localMarks } from './local-marks.ts'
import { isFigure, type Movement, offsetAt } from './movement-path.ts'
import { add, length, type Vector, vector } from './vector.ts'

/** The arrow of a hand: its points, and what its ends tell. */
export interface PictureWay {
  points: Vector[]
  returns: boolean
}

const closing = new Set(['circle', 'ellipse'])

/** Out and back beside it, where the second stroke would cover the first. */
const hairpin = (out: Vector, home: Vector): Vector[] => {
  const aside = Math.abs(out.x) > Math.abs(out.y) ? vector(0, 15) : vector(15, 0)
  const start = add(home, vector(-aside.x / 2, -aside.y / 2))
  return [start, add(start, out), add(add(start, out), aside), add(start, aside)]
}

const isHairpin = ({ legs, shape }: Movement) =>
  shape === 'straight' && legs.length > 1 && length(legs.reduce(add)) < 30

function sampled(movement: Movement, home: Vector, from: number, to: number): Vector[] {
  const { shape, legs } = movement
  const isStraight = shape === 'straight' || shape === 'tap'
  const count = isStraight ? legs.length : isFigure(shape) ? 32 : 20
  return Array.from({ length: count + 1 }, (_, index) =>
    add(home, offsetAt(movement, from + ((to - from) * index) / count)),
  )
}

/** The way of the dominant hand as an arrow around its place. */
export function pictureWay(movement: Movement, home: Vector): PictureWay {
  const { shape, legs, returns } = movement
  if (shape in localMarks) {
    const mark = localMarks[shape as keyof typeof localMarks]
    return { points: mark.way.map((point) => add(point, home)), returns: mark.returns }
  }
  if (movement.other === 'around') return { points: sampled(movement, home, 0.04, 0.44), returns: false }
  if (isHairpin(movement)) return { points: hairpin(legs[0] ?? home, home), returns: false }
  const points = sampled(movement, home, 0, closing.has(shape) ? 0.9 : 1)
  return { points, returns: returns && shape !== 'tap' }
}

const extent = (points: readonly Vector[], axis: 'x' | 'y') => {
  const values = points.map((point) => point[axis])
  return { least: Math.min(...values), most: Math.max(...values) }
}

/** The way of the other hand when both move, from that of the dominant one; `turns`: when this goes, that comes. */
export function otherWay({ other, shape }: Movement, points: readonly Vector[], turns: boolean): Vector[] {
  if (other === 'same' || other === 'opposite') {
    const { least, most } = extent(points, 'x')
    const beside = points.map((point) => add(point, vector(Math.max(60, 2 * axis - least - most), 0)))
    return other === 'same' ? beside : beside.toReversed()
  }
  if (other === 'around') {
    const { least, most } = extent(points, 'y')
    return points.map(({ x, y, z }) => vector(2 * axis - x, least + most - y, -z))
  }
  const mirror = points.map((point) => add(mirrored(point), vector(0, other === 'past' ? 30 : 0)))
  return turns && !(shape in localMarks) ? mirror.toReversed() : mirror
}
