import { figures } from './movement-figures.ts'
import { add, ease, length, scaleVector, type Vector, vector } from './vector.ts'

/** Movements of wrist or fingers without a path. */
export type LocalMovementShape =
  | 'tap'
  | 'twist'
  | 'nod'
  | 'sway'
  | 'wrist-circle'
  | 'thumb'
  | 'wiggle'
  | 'tremble'
  | 'shake'

/** How a hand moves from one end of a stroke to the other. */
export type PathShape = 'straight' | 'arc' | 'half-circle' | 'zigzag' | 'wave' | 'bounce' | 'corner' | 'bend'

export type FigureShape = keyof typeof figures
export type MovementShape = LocalMovementShape | PathShape | FigureShape

/** The plane of a figure: parallel to the front of the body, horizontal, or parallel to its side. */
export type Plane = 'frontal' | 'horizontal' | 'sagittal'

/** The movement of a hand, relative to its location. */
export interface Movement {
  /** Consecutive strokes of the signer's right hand; positive `x` is towards the middle of the body. */
  strokes: readonly Vector[]
  shape: MovementShape
  /** Plane of a figure. */
  plane: Plane
  /** Rotation of a figure; 1: from the top towards the middle of the body or forward. */
  rotation: 1 | -1
  /** Direction in which an arc bulges, if specified. */
  bulge: Vector | null
  /** The hand moves back and forth. */
  returns: boolean
  repeated: boolean
  /** Position of the location on the path: 0 at its start, 1 at its end, 0.5 in its middle. */
  anchor: 0 | 0.5 | 1
  /** Movement of a second hand: mirrored, parallel, in the opposite direction, past the first hand or around it. */
  secondHand: 'mirrored' | 'same' | 'opposite' | 'past' | 'around'
}

/** The across and down directions of each plane, with depth projected slightly from above and from the side. */
const planes: Readonly<Record<Plane, readonly [Vector, Vector]>> = {
  frontal: [vector(1, 0), vector(0, 1)],
  horizontal: [vector(1, 0), vector(-0.12, 0.42, 1)],
  sagittal: [vector(-0.6, 0.18, 1), vector(0, 1)],
}

export const isFigure = (shape: MovementShape): shape is FigureShape => Object.hasOwn(figures, shape)

/** Whether the shape ends at its start, so that a repetition continues in the same direction. */
export const isClosedShape = (shape: MovementShape): boolean => isFigure(shape) && figures[shape].isClosed

/** Direction in which a stroke bulges by default: outwards for vertical strokes, otherwise upwards. */
const defaultBulge = ({ x, y, z }: Vector): Vector =>
  Math.abs(y) > Math.max(Math.abs(x), Math.abs(z)) ? vector(-1, 0) : vector(0, -1)

/** Direction after the corner of a stroke: to the middle of the body for vertical strokes, otherwise down. */
const corner = ({ x, y }: Vector): Vector => (Math.abs(y) > Math.abs(x) ? vector(1, 0) : vector(0, 1))

/** Offset along the stroke (0…1) and to its side (in units of the drawing), for a stroke of a given length. */
const pathOffsets: Readonly<Record<PathShape, (u: number, size: number) => readonly [number, number]>> = {
  straight: (u) => [u, 0],
  arc: (u, size) => [u, Math.sin(u * Math.PI) * Math.max(34, size * 0.45)],
  'half-circle': (u, size) => [(1 - Math.cos(u * Math.PI)) / 2, Math.sin(u * Math.PI) * size * 0.5],
  zigzag: (u) => [u, (Math.abs(((u * 3 + 0.5) % 1) - 0.5) * 4 - 1) * 18],
  wave: (u) => [u, Math.sin(u * 4 * Math.PI) * 16],
  bounce: (u) => [u, Math.abs(Math.sin(u * 3 * Math.PI)) * 22],
  corner: (u) => (u < 0.5 ? [ease(u * 2), 0] : [1, 54 * ease(u * 2 - 1)]),
  bend: (u) => (u < 0.5 ? [ease(u * 2), 0] : [1 - 0.5 * ease(u * 2 - 1), 48 * ease(u * 2 - 1)]),
}

function pointOnStroke(stroke: Vector, { shape, bulge }: Movement, u: number): Vector {
  const offset = Object.hasOwn(pathOffsets, shape) ? pathOffsets[shape as PathShape] : pathOffsets.straight
  const [along, aside] = offset(u, length(stroke))
  const side = shape === 'corner' || shape === 'bend' ? corner(stroke) : (bulge ?? defaultBulge(stroke))
  return add(scaleVector(stroke, along), scaleVector(side, aside))
}

/** The point at `u` (0…1) of all strokes, starting from (0, 0). */
function pointOnStrokes(movement: Movement, u: number): Vector {
  const { strokes } = movement
  const index = Math.min(strokes.length - 1, Math.floor(u * strokes.length))
  const before = strokes.slice(0, index).reduce(add, vector(0, 0))
  const stroke = strokes[index]
  return stroke ? add(before, pointOnStroke(stroke, movement, u * strokes.length - index)) : before
}

/** Centre of the bounding box of all ends of strokes. */
function midpoint(strokes: readonly Vector[]): Vector {
  const ends = [vector(0, 0)]
  for (const stroke of strokes) ends.push(add(ends.at(-1) ?? stroke, stroke))
  const centre = (axis: keyof Vector) => {
    const values = ends.map((end) => end[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return vector(centre('x'), centre('y'), centre('z'))
}

function origin({ strokes, anchor }: Movement): Vector {
  if (anchor === 0.5) return midpoint(strokes)
  return anchor ? strokes.reduce(add, vector(0, 0)) : vector(0, 0)
}

/** The small offset of shapes that stay at their location. */
function localOffset(shape: MovementShape, u: number): Vector {
  if (shape === 'tremble') return vector(4 * Math.sin(u * 14 * Math.PI), 0)
  if (shape === 'shake') return vector(9 * Math.sin(u * 6 * Math.PI), 0)
  if (shape === 'wrist-circle') return vector(9 * Math.sin(u * 4 * Math.PI), -9 * Math.cos(u * 4 * Math.PI))
  return vector(0, 0)
}

/** Offset of the hand from its location at `u` of its path (more than 1: repetition of a figure). */
export function offsetAt(movement: Movement, u: number): Vector {
  const { shape, plane, rotation } = movement
  if (!isFigure(shape))
    return add(localOffset(shape, u), add(pointOnStrokes(movement, u), scaleVector(origin(movement), -1)))
  const [across, down] = figures[shape].at(u)
  const [first, second] = planes[plane]
  return add(scaleVector(first, across * rotation), scaleVector(second, down))
}
