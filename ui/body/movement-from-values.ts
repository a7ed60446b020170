import { figures } from './movement-figures.ts'
import { type FigureShape, isFigure, type Movement, type MovementShape, type Plane } from './movement-path.ts'
import { add, scaleVector, type Vector, vector } from './vector.ts'

/** Steps of the signer's right hand, whose names form the values of directions. */
const steps: Readonly<Record<string, Vector>> = {
  up: vector(0, -76),
  down: vector(0, 76),
  ipsilateral: vector(-76, 0),
  contralateral: vector(76, 0),
  forward: vector(-30, 44, 90),
  backward: vector(26, -36, -70),
}

/** A direction of the standard list. */
interface DirectionPath {
  strokes?: readonly Vector[]
  returns?: true
  /** Whether the hand moves away from its location (0) or towards it (1). */
  anchor?: 0 | 1
  /** A figure instead of a line, unless the movement shape requires another path. */
  figure?: FigureShape
  plane?: Plane
  rotation?: 1 | -1
  secondHand?: Movement['secondHand']
}

const singleStroke = (x: number, y: number, z = 0) => ({ strokes: [vector(x, y, z)] })
const circling = (plane: Plane, rotation: 1 | -1): DirectionPath => ({
  figure: 'circle',
  plane,
  rotation,
})

/** The directions that are not composed of steps. */
const namedDirectionPaths: Readonly<Record<string, DirectionPath>> = {
  'up-and-down': { ...singleStroke(0, -66), returns: true },
  'side-to-side': { ...singleStroke(-64, 0), returns: true },
  'back-and-forth': { ...singleStroke(-30, 42, 90), returns: true },
  'diagonal-up': singleStroke(-48, -60),
  'diagonal-down': singleStroke(-48, 60),
  'towards-each-other': { ...singleStroke(54, 0), anchor: 1 },
  apart: { ...singleStroke(-70, 0), anchor: 0 },
  'together-and-apart': { ...singleStroke(54, 0), returns: true },
  'towards-other-hand': { ...singleStroke(26, 52, -24), anchor: 1 },
  'away-from-other-hand': { ...singleStroke(-26, -52, 24), anchor: 0 },
  'along-other-hand': singleStroke(-66, -30),
  'around-other-hand': circling('horizontal', 1),
  'around-each-other': { ...circling('sagittal', 1), secondHand: 'around' },
  'past-each-other': { ...singleStroke(84, 0), secondHand: 'past' },
  parallel: { secondHand: 'same' },
  opposite: { secondHand: 'opposite' },
  clockwise: circling('frontal', -1),
  counterclockwise: circling('frontal', 1),
  'circling-forward': circling('sagittal', 1),
  'circling-backward': circling('sagittal', -1),
  'circling-inward': circling('frontal', 1),
  'circling-outward': circling('frontal', -1),
  'towards-head': { ...singleStroke(30, -50, -40), anchor: 1 },
  'away-from-head': { ...singleStroke(-30, 50, 60), anchor: 0 },
  'towards-trunk': { ...singleStroke(26, -36, -70), anchor: 1 },
  'away-from-trunk': { ...singleStroke(-30, 44, 90), anchor: 0 },
  'along-body': singleStroke(0, 84),
  'from-place-to-place': { ...singleStroke(84, 12), anchor: 0 },
  'towards-referent': singleStroke(-30, 44, 90),
  'from-referent': { ...singleStroke(26, -36, -70), anchor: 1 },
  'between-referents': singleStroke(84, 0),
}

/** Composes a direction from steps: `up-forward` is the diagonal of both, `up-then-down` a sequence. */
function composeDirectionPath(value: string): DirectionPath | undefined {
  const parts = value
    .split('-then-')
    .map((part) => part.split('-').map((name) => (Object.hasOwn(steps, name) ? steps[name] : undefined)))
  const strokes = parts.map((part) => {
    const known = part.filter((step) => step !== undefined)
    if (known.length < part.length) return undefined
    const size = parts.length > 1 || part.length > 1 ? 0.74 : 1
    return scaleVector(known.reduce(add, vector(0, 0)), size)
  })
  const knownStrokes = strokes.filter((stroke) => stroke !== undefined)
  if (knownStrokes.length < strokes.length) return undefined
  return value === 'backward' ? { strokes: knownStrokes, anchor: 1 } : { strokes: knownStrokes }
}

const findDirectionPath = (value: string): DirectionPath | undefined =>
  Object.hasOwn(namedDirectionPaths, value) ? namedDirectionPaths[value] : composeDirectionPath(value)

/** A shape of the standard list. */
interface ShapePath {
  shape: MovementShape
  plane?: Plane
  bulge?: Vector
  /** The strokes if there is no direction. */
  strokes?: readonly Vector[]
  returns?: true
  repeated?: true
}

const lateral = { strokes: [vector(-78, 0)] }
const falling = { strokes: [vector(0, 72)] }
const inDepth = vector(-0.35, 0.4, 1)

/** The shapes whose values are not names of figures. */
const shapePaths: Readonly<Record<string, ShapePath>> = {
  straight: { shape: 'straight' },
  'to-and-fro': { shape: 'straight', returns: true },
  'two-strokes': { shape: 'straight', repeated: true },
  arc: { shape: 'arc', ...lateral },
  'half-circle': { shape: 'half-circle', ...lateral },
  'arc-up': { shape: 'arc', bulge: vector(0, -1), ...lateral },
  'arc-down': { shape: 'arc', bulge: vector(0, 1), ...lateral },
  'arc-forward': { shape: 'arc', bulge: inDepth, ...falling },
  'arc-backward': { shape: 'arc', bulge: scaleVector(inDepth, -1), ...falling },
  'arc-outward': { shape: 'arc', bulge: vector(-1, 0), ...falling },
  'arc-inward': { shape: 'arc', bulge: vector(1, 0), ...falling },
  'arc-horizontal': { shape: 'arc', bulge: vector(-0.12, 0.5, 1), ...lateral },
  'circle-horizontal': { shape: 'circle', plane: 'horizontal' },
  'circle-frontal': { shape: 'circle', plane: 'frontal' },
  'circle-sagittal': { shape: 'circle', plane: 'sagittal' },
  zigzag: { shape: 'zigzag', ...lateral },
  wavy: { shape: 'wave', ...lateral },
  angle: { shape: 'bend', ...falling },
  'right-angle': { shape: 'corner', ...falling },
  tap: { shape: 'tap', strokes: [vector(24, -28, -52)] },
  bounce: { shape: 'bounce', ...lateral },
  'wrist-rotation': { shape: 'twist' },
  'wrist-nod': { shape: 'nod' },
  'wrist-sway': { shape: 'sway' },
  'wrist-circle': { shape: 'wrist-circle' },
  'thumb-circle': { shape: 'thumb' },
  'finger-wiggle': { shape: 'wiggle' },
  tremble: { shape: 'tremble' },
  shake: { shape: 'shake' },
}

const findShapePath = (value: string): ShapePath | undefined => {
  if (Object.hasOwn(shapePaths, value)) return shapePaths[value]
  return Object.hasOwn(figures, value) ? { shape: value as FigureShape } : undefined
}

/** Values without a path: groups, values that need the other property, and indefinite values. */
export const valuesWithoutPath: Readonly<Record<'directions' | 'shapes', readonly string[]>> = {
  directions: [
    ...['vertical', 'lateral', 'sagittal', 'diagonal', 'successive', 'relative', 'circular', 'place'],
    ...['directional', 'parallel', 'opposite', 'none', 'variable'],
  ],
  shapes: ['straight', 'to-and-fro', 'two-strokes', 'figure', 'local', 'none'],
}

/** The movement properties of a sign: values of the standard lists. */
export interface MovementValues {
  direction?: string | undefined
  shape?: string | undefined
  repeated?: boolean | undefined
}

/** The plane of a circle without a specified plane: sagittal for a direction in depth, otherwise frontal. */
function circleOrientation(directionPath: DirectionPath | undefined): { plane: Plane; rotation: 1 | -1 } {
  const { x, z } = directionPath?.strokes?.[0] ?? vector(1, 0)
  if (Math.abs(z) > Math.abs(x)) return { plane: 'sagittal', rotation: z < 0 ? -1 : 1 }
  return { plane: 'frontal', rotation: x < 0 ? -1 : 1 }
}

/**
 * The movement of the signer's right hand, relative to its location.
 * @param inNeutralSpace whether the location is in neutral space; then it is the middle of the path
 * @returns null if neither direction nor shape defines a path
 */
export function movementFromValues(
  { direction, shape, repeated }: MovementValues,
  inNeutralSpace: boolean,
): Movement | null {
  const directionPath = findDirectionPath(direction ?? '')
  const shapePath = findShapePath(shape ?? '')
  const resolvedShape =
    shapePath && shapePath.shape !== 'straight' ? shapePath.shape : (directionPath?.figure ?? 'straight')
  const strokes = directionPath?.strokes ?? shapePath?.strokes ?? []
  if (!strokes.length && resolvedShape === 'straight') return null
  const returns = Boolean(directionPath?.returns || shapePath?.returns || resolvedShape === 'tap')
  const { plane, rotation } = circleOrientation(directionPath)
  return {
    strokes:
      resolvedShape === 'tap' && directionPath?.strokes
        ? strokes.map((stroke) => scaleVector(stroke, 0.6))
        : strokes,
    shape: resolvedShape,
    plane: shapePath?.plane ?? directionPath?.plane ?? plane,
    rotation:
      directionPath?.rotation ??
      (resolvedShape === 'circle' || resolvedShape === 'ellipse' || resolvedShape === 'spiral'
        ? rotation
        : 1),
    bulge: shapePath?.bulge ?? null,
    returns,
    repeated: Boolean(repeated || shapePath?.repeated),
    secondHand: directionPath?.secondHand ?? 'mirrored',
    anchor:
      resolvedShape === 'tap'
        ? 1
        : returns || isFigure(resolvedShape)
          ? 0.5
          : (directionPath?.anchor ?? (inNeutralSpace ? 0.5 : 0)),
  }
}
