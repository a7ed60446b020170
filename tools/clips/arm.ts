import { armDimensions } from '#ui/body/body-drawing.ts'
import {
  add,
  clamp,
  dot,
  formatCoordinate,
  length,
  lerp,
  lerpVectors,
  normalize,
  scaleVector,
  subtract,
  type Vector,
  vector,
} from '#ui/body/vector.ts'

/** The joints of an arm, in coordinates of the drawing. */
export interface Joints {
  shoulder: Vector
  elbow: Vector
  wrist: Vector
}

/** Upper arm or forearm: SVG paths of its fill and its outlines. */
export interface Limb {
  fill: string
  lines: string
}

/**
 * Bends an arm so that its wrist is as near as possible to a target. The elbow points down and outwards, and forward
 * below a raised hand.
 * @param side −1 for the arm at the viewer's left, 1 for the other one
 * @param elbowRaise 0 for an elbow that hangs, 1 for an elbow held away from the body
 */
export function bendArm(shoulder: Vector, target: Vector, side: -1 | 1, elbowRaise = 0): Joints {
  const reach = subtract(target, shoulder)
  const distance = clamp(length(reach), 24, armDimensions.upper + armDimensions.lower - 1)
  const along = normalize(reach)
  const foot = (armDimensions.upper ** 2 - armDimensions.lower ** 2 + distance ** 2) / (2 * distance)
  const height = Math.sqrt(Math.max(0, armDimensions.upper ** 2 - foot ** 2))
  const raised = clamp((shoulder.y + 12 - target.y) / 60)
  // The further a hand reaches across the body, the further out the elbow is.
  const reachAcross = clamp((side * (shoulder.x - target.x) - 40) / 80)
  const hanging = vector(side * (lerp(0.62, 0.45, raised) + 0.5 * reachAcross), 1, lerp(-0.25, 0.1, raised))
  const pole = lerpVectors(hanging, vector(side * 1.1, -0.25, 0), elbowRaise)
  const across = normalize(subtract(pole, scaleVector(along, dot(pole, along))))
  const elbow = add(add(shoulder, scaleVector(along, foot)), scaleVector(across, height))
  return { shoulder, elbow, wrist: add(shoulder, scaleVector(along, distance)) }
}

/** Parts nearer to the viewer are larger. */
const withPerspective = (radius: number, z: number) => radius * (1 + z / 900)

interface End {
  centre: Vector
  radius: number
}

const pointAt = ({ centre, radius }: End, angle: number) =>
  `${formatCoordinate(centre.x + radius * Math.cos(angle))} ${formatCoordinate(centre.y + radius * Math.sin(angle))}`

/** An arc on the circle of an end, from one angle to another; `sweep` 1 is clockwise on the screen. */
function arc(end: End, from: number, to: number, sweep: 0 | 1): string {
  const turn = sweep ? to - from : from - to
  const large = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) > Math.PI ? 1 : 0
  return `A${formatCoordinate(end.radius)} ${formatCoordinate(end.radius)} 0 ${large} ${sweep} ${pointAt(end, to)}`
}

/** The end of a sleeve, an ellipse seen nearly from its side. */
function cuffArc(end: End, bearing: number, to: number): string {
  const degrees = (bearing * 180) / Math.PI + 90
  return `A${formatCoordinate(end.radius)} ${formatCoordinate(end.radius * 0.35)} ${formatCoordinate(degrees)} 0 1 ${pointAt(end, to)}`
}

/** A tapered segment between two circles. `minus` and `plus` are the angles at which its sides touch the circles. */
function segment(from: End, to: End, endsInCuff = false) {
  const dx = to.centre.x - from.centre.x
  const dy = to.centre.y - from.centre.y
  const bearing = Math.atan2(dy, dx)
  const spread = Math.acos(clamp((from.radius - to.radius) / Math.max(Math.hypot(dx, dy), 1), -1, 1))
  const minus = bearing - spread
  const plus = bearing + spread
  const cap = endsInCuff ? cuffArc(to, bearing, plus) : arc(to, minus, plus, 1)
  const fill = `M${pointAt(from, minus)}L${pointAt(to, minus)}${cap}L${pointAt(from, plus)}${arc(from, plus, minus, 1)}Z`
  const sides = `M${pointAt(from, minus)}L${pointAt(to, minus)}M${pointAt(from, plus)}L${pointAt(to, plus)}`
  return { bearing, minus, plus, fill, sides }
}

/** Normalizes an angle to −π…π. */
const normalizeAngle = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/** The lines between upper arm and trunk: over the shoulder, and below a raised arm. */
function shoulderLines(shoulder: End, upper: { minus: number; plus: number }, side: -1 | 1): string {
  const outward = side < 0 ? 1 : 0
  const [outer, inner] = side < 0 ? [upper.plus, upper.minus] : [upper.minus, upper.plus]
  const top = -Math.PI / 2
  const armpit = side < 0 ? 0.9 : Math.PI - 0.9
  const over = normalizeAngle((top - outer) * -side)
  const under = normalizeAngle((inner - armpit) * -side)
  const lines = over > 0 ? `M${pointAt(shoulder, top)}${arc(shoulder, top, outer, outward ? 0 : 1)}` : ''
  return under > 0
    ? `${lines}M${pointAt(shoulder, inner)}${arc(shoulder, inner, armpit, outward ? 0 : 1)}`
    : lines
}

/**
 * Upper arm and forearm of a bent arm as SVG paths. Draw the forearm over the upper arm.
 * @param side −1 for the arm at the viewer's left, 1 for the other one
 */
export function limbs(joints: Joints, side: -1 | 1): { upper: Limb; lower: Limb } {
  const end = (joint: keyof Joints): End => ({
    centre: joints[joint],
    radius: withPerspective(armDimensions[joint], joints[joint].z),
  })
  const [shoulder, elbow, wrist] = [end('shoulder'), end('elbow'), end('wrist')]
  const upper = segment(shoulder, elbow)
  const lower = segment(elbow, wrist, true)
  const shoulderJoin = shoulderLines(shoulder, upper, side)
  const cuff = `M${pointAt(wrist, lower.minus)}${cuffArc(wrist, lower.bearing, lower.plus)}`
  const bend = normalizeAngle(lower.bearing - upper.bearing)
  if (Math.abs(bend) < 0.3) {
    const straight = (line: 'minus' | 'plus') =>
      `M${pointAt(shoulder, upper[line])}L${pointAt(elbow, upper[line] + normalizeAngle(lower[line] - upper[line]) / 2)}L${pointAt(wrist, lower[line])}`
    return {
      upper: { fill: upper.fill, lines: shoulderJoin },
      lower: { fill: lower.fill, lines: straight('minus') + straight('plus') + cuff },
    }
  }
  const elbowLine =
    bend > 0
      ? `M${pointAt(elbow, upper.minus)}${arc(elbow, upper.minus, lower.minus, 1)}`
      : `M${pointAt(elbow, upper.plus)}${arc(elbow, upper.plus, lower.plus, 0)}`
  return {
    upper: { fill: upper.fill, lines: upper.sides + shoulderJoin },
    lower: { fill: lower.fill, lines: lower.sides + elbowLine + cuff },
  }
}
