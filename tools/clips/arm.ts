import { armDimensions } from '#ui/body/body-drawing.ts'
import {
  add,
  clamp,
  dot,
  formatCoordinate,
  length,
  lerp,
  normalize,
  scaleVector,
  subtract,
  type Vector,
  vector,
} from '#ui/body/vector.ts'

/** The joints of an arm, in the drawing's space. */
export interface Joints {
  shoulder: Vector
  elbow: Vector
  wrist: Vector
}

/** A part of an arm: what to fill, and the lines to draw. */
export interface Limb {
  fill: string
  lines: string
}

/**
 * Bends an arm so that its wrist comes as near as it can to a place; the elbow points down and outwards,
 * and forward under a raised hand.
 * @param side −1 for the arm at the viewer's left, 1 for the other.
 */
export function bendArm(shoulder: Vector, target: Vector, side: -1 | 1): Joints {
  const reach = subtract(target, shoulder)
  const distance = clamp(length(reach), 24, armDimensions.upper + armDimensions.lower - 1)
  const along = normalize(reach)
  const foot = (armDimensions.upper ** 2 - armDimensions.lower ** 2 + distance ** 2) / (2 * distance)
  const height = Math.sqrt(Math.max(0, armDimensions.upper ** 2 - foot ** 2))
  const raised = clamp((shoulder.y + 12 - target.y) / 60)
  const pole = vector(side * lerp(0.62, 0.45, raised), 1, lerp(-0.25, 0.4, raised))
  const across = normalize(subtract(pole, scaleVector(along, dot(pole, along))))
  const elbow = add(add(shoulder, scaleVector(along, foot)), scaleVector(across, height))
  return { shoulder, elbow, wrist: add(shoulder, scaleVector(along, distance)) }
}

const near = (radius: number, z: number) => radius * (1 + z / 900)

interface End {
  centre: Vector
  radius: number
}

const at = ({ centre, radius }: End, angle: number) =>
  `${formatCoordinate(centre.x + radius * Math.cos(angle))} ${formatCoordinate(centre.y + radius * Math.sin(angle))}`

/** Round the end's circle from one angle to another, the way `sweep` says (1: clockwise on the screen). */
function arc(end: End, from: number, to: number, sweep: 0 | 1): string {
  const turn = sweep ? to - from : from - to
  const large = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI) > Math.PI ? 1 : 0
  return `A${formatCoordinate(end.radius)} ${formatCoordinate(end.radius)} 0 ${large} ${sweep} ${at(end, to)}`
}

/** A tapered segment between two circles: its direction, and the angle from it to its two side lines. */
function segment(from: End, to: End) {
  const dx = to.centre.x - from.centre.x
  const dy = to.centre.y - from.centre.y
  const bearing = Math.atan2(dy, dx)
  const spread = Math.acos(clamp((from.radius - to.radius) / Math.max(Math.hypot(dx, dy), 1), -1, 1))
  const minus = bearing - spread
  const plus = bearing + spread
  const fill = `M${at(from, minus)}L${at(to, minus)}${arc(to, minus, plus, 1)}L${at(from, plus)}${arc(from, plus, minus, 1)}Z`
  const sides = `M${at(from, minus)}L${at(to, minus)}M${at(from, plus)}L${at(to, plus)}`
  return { bearing, minus, plus, fill, sides }
}

/** An angle brought into −π…π. */
const plain = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/** The lines that join the upper arm to the trunk: over the shoulder, and under the arm when it is raised. */
function shoulderLines(shoulder: End, upper: { minus: number; plus: number }, side: -1 | 1): string {
  const outward = side < 0 ? 1 : 0
  const [outer, inner] = side < 0 ? [upper.plus, upper.minus] : [upper.minus, upper.plus]
  const top = -Math.PI / 2
  const pit = side < 0 ? 0.9 : Math.PI - 0.9
  const over = plain((top - outer) * -side)
  const under = plain((inner - pit) * -side)
  const lines = over > 0 ? `M${at(shoulder, top)}${arc(shoulder, top, outer, outward ? 0 : 1)}` : ''
  return under > 0 ? `${lines}M${at(shoulder, inner)}${arc(shoulder, inner, pit, outward ? 0 : 1)}` : lines
}

/**
 * Upper arm and forearm of a bent arm as paths, the forearm to be drawn over the upper arm.
 * @param side −1 for the arm at the viewer's left, 1 for the other.
 */
export function limbs(joints: Joints, side: -1 | 1): { upper: Limb; lower: Limb } {
  const end = (joint: keyof Joints): End => ({
    centre: joints[joint],
    radius: near(armDimensions[joint], joints[joint].z),
  })
  const [shoulder, elbow, wrist] = [end('shoulder'), end('elbow'), end('wrist')]
  const upper = segment(shoulder, elbow)
  const lower = segment(elbow, wrist)
  const joined = shoulderLines(shoulder, upper, side)
  const cuff = `M${at(wrist, lower.minus)}${arc(wrist, lower.minus, lower.plus, 1)}`
  const bend = plain(lower.bearing - upper.bearing)
  if (Math.abs(bend) < 0.3) {
    const straight = (line: 'minus' | 'plus') =>
      `M${at(shoulder, upper[line])}L${at(elbow, upper[line] + plain(lower[line] - upper[line]) / 2)}L${at(wrist, lower[line])}`
    return {
      upper: { fill: upper.fill, lines: joined },
      lower: { fill: lower.fill, lines: straight('minus') + straight('plus') + cuff },
    }
  }
  const point =
    bend > 0
      ? `M${at(elbow, upper.minus)}${arc(elbow, upper.minus, lower.minus, 1)}`
      : `M${at(elbow, upper.plus)}${arc(elbow, upper.plus, lower.plus, 0)}`
  return {
    upper: { fill: upper.fill, lines: upper.sides + joined },
    lower: { fill: lower.fill, lines: lower.sides + point + cuff },
  }
}
