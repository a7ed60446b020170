import { figures } from './movement-figures.ts'
import { type FigureShape, isFigure, type Movement, type Plane, type Shape } from './movement-path.ts'
import { add, times, type Vector, vector } from './vector.ts'

/** Single steps of the signer's right hand, from which the names of directions are made. */
const steps: Readonly<Record<string, Vector>> = {
  up: vector(0, -76),
  down: vector(0, 76),
  ipsilateral: vector(-76, 0),
  contralateral: vector(76, 0),
  forward: vector(-30, 44, 90),
  backward: vector(26, -36, -70),
}

/** A direction of the standard list. */
interface Way {
  legs?: readonly Vector[]
  returns?: true
  /** Whether the hand leaves its place (0) or comes to it (1), wherever that is. */
  anchor?: 0 | 1
  /** What is drawn in place of a line, and how; a line when a shape without a figure says so. */
  figure?: FigureShape
  plane?: Plane
  sense?: 1 | -1
  other?: Movement['other']
}

const one = (x: number, y: number, z = 0) => ({ legs: [vector(x, y, z)] })
const circling = (plane: Plane, sense: 1 | -1): Way => ({ figure: 'circle', plane, sense })

/** The directions that no steps make up. */
const namedWays: Readonly<Record<string, Way>> = {
  'up-and-down': { ...one(0, -66), returns: true },
  'side-to-side': { ...one(-64, 0), returns: true },
  'back-and-forth': { ...one(-30, 42, 90), returns: true },
  'diagonal-up': one(-48, -60),
  'diagonal-down': one(-48, 60),
  'towards-each-other': { ...one(54, 0), anchor: 1 },
  apart: { ...one(-70, 0), anchor: 0 },
  'together-and-apart': { ...one(54, 0), returns: true },
  'towards-other-hand': { ...one(26, 52, -24), anchor: 1 },
  'away-from-other-hand': { ...one(-26, -52, 24), anchor: 0 },
  'along-other-hand': one(-66, -30),
  'around-other-hand': circling('horizontal', 1),
  'around-each-other': { ...circling('sagittal', 1), other: 'around' },
  'past-each-other': { ...one(84, 0), other: 'past' },
  parallel: { other: 'same' },
  opposite: { other: 'opposite' },
  clockwise: circling('frontal', -1),
  counterclockwise: circling('frontal', 1),
  'circling-forward': circling('sagittal', 1),
  'circling-backward': circling('sagittal', -1),
  'circling-inward': circling('frontal', 1),
  'circling-outward': circling('frontal', -1),
  'towards-head': { ...one(30, -50, -40), anchor: 1 },
  'away-from-head': { ...one(-30, 50, 60), anchor: 0 },
  'towards-trunk': { ...one(26, -36, -70), anchor: 1 },
  'away-from-trunk': { ...one(-30, 44, 90), anchor: 0 },
  'along-body': one(0, 84),
  'from-place-to-place': { ...one(84, 12), anchor: 0 },
  'towards-referent': one(-30, 44, 90),
  'from-referent': { ...one(26, -36, -70), anchor: 1 },
  'between-referents': one(84, 0),
}

/** Steps made at once go between them; steps joined by `then` follow each other. */
function steppedWay(value: string): Way | undefined {
  const parts = value
    .split('-then-')
    .map((part) => part.split('-').map((name) => (Object.hasOwn(steps, name) ? steps[name] : undefined)))
  const legs = parts.map((part) => {
    const known = part.filter((step) => step !== undefined)
    if (known.length < part.length) return undefined
    const size = parts.length > 1 || part.length > 1 ? 0.74 : 1
    return times(known.reduce(add, vector(0, 0)), size)
  })
  const whole = legs.filter((leg) => leg !== undefined)
  if (whole.length < legs.length) return undefined
  return value === 'backward' ? { legs: whole, anchor: 1 } : { legs: whole }
}

const wayOf = (value: string): Way | undefined =>
  Object.hasOwn(namedWays, value) ? namedWays[value] : steppedWay(value)

/** A shape of the standard list. */
interface Form {
  shape: Shape
  plane?: Plane
  bulge?: Vector
  /** The strokes of a shape that comes without a direction. */
  legs?: readonly Vector[]
  returns?: true
  repeated?: true
}

const lateral = { legs: [vector(-78, 0)] }
const falling = { legs: [vector(0, 72)] }
const inDepth = vector(-0.35, 0.4, 1)

/** The shapes that are not named as their figures are. */
const forms: Readonly<Record<string, Form>> = {
  straight: { shape: 'straight' },
  'to-and-fro': { shape: 'straight', returns: true },
  'two-strokes': { shape: 'straight', repeated: true },
  arc: { shape: 'arc', ...lateral },
  'half-circle': { shape: 'half-circle', ...lateral },
  'arc-up': { shape: 'arc', bulge: vector(0, -1), ...lateral },
  'arc-down': { shape: 'arc', bulge: vector(0, 1), ...lateral },
  'arc-forward': { shape: 'arc', bulge: inDepth, ...falling },
  'arc-backward': { shape: 'arc', bulge: times(inDepth, -1), ...falling },
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
  tap: { shape: 'tap', legs: [vector(24, -28, -52)] },
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

const formOf = (value: string): Form | undefined => {
  if (Object.hasOwn(forms, value)) return forms[value]
  return Object.hasOwn(figures, value) ? { shape: value as FigureShape } : undefined
}

/** Values that alone draw nothing: names of groups, what needs the other property, and what cannot be told. */
export const notDrawnAlone: Readonly<Record<'directions' | 'shapes', readonly string[]>> = {
  directions: [
    ...['vertical', 'lateral', 'sagittal', 'diagonal', 'successive', 'relative', 'circular', 'place'],
    ...['parallel', 'opposite', 'none', 'variable'],
  ],
  shapes: ['straight', 'to-and-fro', 'two-strokes', 'figure', 'local', 'none'],
}

/** What a sign's description says of its movement: values of the standard lists. */
export interface MovementValues {
  direction?: string | undefined
  shape?: string | undefined
  repeated?: boolean | undefined
}

/** A circle that has no plane of its own goes beside the body when its direction is in depth, else before it. */
function turned(way: Way | undefined): { plane: Plane; sense: 1 | -1 } {
  const { x, z } = way?.legs?.[0] ?? vector(1, 0)
  if (Math.abs(z) > Math.abs(x)) return { plane: 'sagittal', sense: z < 0 ? -1 : 1 }
  return { plane: 'frontal', sense: x < 0 ? -1 : 1 }
}

/**
 * The way of the signer's right hand, around its place.
 * @param free whether the place is the room before the body: then the middle of the way is there.
 * @returns null when neither direction nor shape says a way that is drawn.
 */
export function movementOf({ direction, shape, repeated }: MovementValues, free: boolean): Movement | null {
  const way = wayOf(direction ?? '')
  const form = formOf(shape ?? '')
  const kind = form && form.shape !== 'straight' ? form.shape : (way?.figure ?? 'straight')
  const legs = way?.legs ?? form?.legs ?? []
  if (!legs.length && kind === 'straight') return null
  const returns = Boolean(way?.returns || form?.returns || kind === 'tap')
  const { plane, sense } = turned(way)
  return {
    legs: kind === 'tap' && way?.legs ? legs.map((leg) => times(leg, 0.6)) : legs,
    shape: kind,
    plane: form?.plane ?? way?.plane ?? plane,
    sense: way?.sense ?? (kind === 'circle' || kind === 'ellipse' || kind === 'spiral' ? sense : 1),
    bulge: form?.bulge ?? null,
    returns,
    repeated: Boolean(repeated || form?.repeated),
    other: way?.other ?? 'mirrored',
    anchor: kind === 'tap' ? 1 : returns || isFigure(kind) ? 0.5 : (way?.anchor ?? (free ? 0.5 : 0)),
  }
}
