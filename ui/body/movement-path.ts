import { figures } from './movement-figures.ts'
import { add, ease, length, scaleVector, type Vector, vector } from './vector.ts'

/** What a hand does where it is. */
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

/** How a hand goes from one end of its stroke to the other. */
export type PathShape = 'straight' | 'arc' | 'half-circle' | 'zigzag' | 'wave' | 'bounce' | 'corner' | 'bend'

export type FigureShape = keyof typeof figures
export type MovementShape = LocalMovementShape | PathShape | FigureShape

/** The plane a figure is drawn in: before the body, like a table top, or beside the body. */
export type Plane = 'frontal' | 'horizontal' | 'sagittal'

/** The way a hand goes while it signs, around its place. */
export interface Movement {
  /** Its strokes, one after the other, for the signer's right hand; `x` towards the middle of the body is positive. */
  strokes: readonly Vector[]
  shape: MovementShape
  /** Of a figure: its plane, and which way round it is drawn (1: from the top to the middle of the body or forward). */
  plane: Plane
  rotation: 1 | -1
  /** Which way an arc swells, when it says so. */
  bulge: Vector | null
  /** Goes back and forth rather than one way. */
  returns: boolean
  repeated: boolean
  /** Where its place is: 0 the hand leaves it, 1 it comes to it, 0.5 it is in the middle of the way. */
  anchor: 0 | 0.5 | 1
  /** How a second moving hand goes: the mirror image, the same way, against it, past it or around it. */
  secondHand: 'mirrored' | 'same' | 'opposite' | 'past' | 'around'
}

/** Across and down of each plane; depth is seen a little from above and from the side. */
const planes: Readonly<Record<Plane, readonly [Vector, Vector]>> = {
  frontal: [vector(1, 0), vector(0, 1)],
  horizontal: [vector(1, 0), vector(-0.12, 0.42, 1)],
  sagittal: [vector(-0.6, 0.18, 1), vector(0, 1)],
}

export const isFigure = (shape: MovementShape): shape is FigureShape => Object.hasOwn(figures, shape)

/** Whether the hand is where it began when the shape is drawn, so that it goes round again when repeated. */
export const isClosedShape = (shape: MovementShape): boolean => isFigure(shape) && figures[shape].isClosed

/** Which way a stroke swerves: outwards when it goes up or down, else upwards. */
const defaultBulge = ({ x, y, z }: Vector): Vector =>
  Math.abs(y) > Math.max(Math.abs(x), Math.abs(z)) ? vector(-1, 0) : vector(0, -1)

/** Across a stroke, as it turns a corner: to the middle of the body, or down. */
const corner = ({ x, y }: Vector): Vector => (Math.abs(y) > Math.abs(x) ? vector(1, 0) : vector(0, 1))

/** How far along its stroke (0…1) and how far aside (in units of the drawing) a hand is, for a stroke of a size. */
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

function pointOnStroke(leg: Vector, { shape, bulge }: Movement, u: number): Vector {
  const swerve = Object.hasOwn(pathOffsets, shape) ? pathOffsets[shape as PathShape] : pathOffsets.straight
  const [far, wide] = swerve(u, length(leg))
  const side = shape === 'corner' || shape === 'bend' ? corner(leg) : (bulge ?? defaultBulge(leg))
  return add(scaleVector(leg, far), scaleVector(side, wide))
}

/** The way over all strokes, from (0, 0): `u` 0…1. */
function pointOnStrokes(movement: Movement, u: number): Vector {
  const { strokes } = movement
  const index = Math.min(strokes.length - 1, Math.floor(u * strokes.length))
  const before = strokes.slice(0, index).reduce(add, vector(0, 0))
  const leg = strokes[index]
  return leg ? add(before, pointOnStroke(leg, movement, u * strokes.length - index)) : before
}

/** Half way between the outermost ends of the strokes. */
function midpoint(legs: readonly Vector[]): Vector {
  const ends = [vector(0, 0)]
  for (const leg of legs) ends.push(add(ends.at(-1) ?? leg, leg))
  const half = (axis: keyof Vector) => {
    const values = ends.map((end) => end[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return vector(half('x'), half('y'), half('z'))
}

function origin({ strokes, anchor }: Movement): Vector {
  if (anchor === 0.5) return midpoint(strokes)
  return anchor ? strokes.reduce(add, vector(0, 0)) : vector(0, 0)
}

/** The way of shapes that hardly leave their place. */
function localOffset(shape: MovementShape, u: number): Vector {
  if (shape === 'tremble') return vector(4 * Math.sin(u * 14 * Math.PI), 0)
  if (shape === 'shake') return vector(9 * Math.sin(u * 6 * Math.PI), 0)
  if (shape === 'wrist-circle') return vector(9 * Math.sin(u * 4 * Math.PI), -9 * Math.cos(u * 4 * Math.PI))
  return vector(0, 0)
}

/** Where the hand is around its place when it is `u` along its way (over 1: the next round of a figure). */
export function offsetAt(movement: Movement, u: number): Vector {
  const { shape, plane, rotation } = movement
  if (!isFigure(shape))
    return add(localOffset(shape, u), add(pointOnStrokes(movement, u), scaleVector(origin(movement), -1)))
  const [across, down] = figures[shape].at(u)
  const [first, second] = planes[plane]
  return add(scaleVector(first, across * rotation), scaleVector(second, down))
}
