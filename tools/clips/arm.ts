import { arm } from '#ui/body/body-drawing.ts'
import { add, clamp, dot, length, minus, say, times, unit, type Vector, vector } from './vector.ts'

/** The joints of an arm, in the drawing's space. */
export interface Joints {
  shoulder: Vector
  elbow: Vector
  wrist: Vector
}

/** One segment of an arm: what to fill, and the two side lines to draw. */
export interface Limb {
  fill: string
  lines: string
}

/**
 * Bends an arm so that its wrist comes as near as it can to a place; the elbow points down and outwards.
 * @param side −1 for the arm at the viewer's left, 1 for the other.
 */
export function bendArm(shoulder: Vector, target: Vector, side: -1 | 1): Joints {
  const reach = minus(target, shoulder)
  const distance = clamp(length(reach), 24, arm.upper + arm.lower - 1)
  const along = unit(reach)
  const foot = (arm.upper ** 2 - arm.lower ** 2 + distance ** 2) / (2 * distance)
  const height = Math.sqrt(Math.max(0, arm.upper ** 2 - foot ** 2))
  const pole = vector(side * 0.62, 1, -0.25)
  const across = unit(minus(pole, times(along, dot(pole, along))))
  const elbow = add(add(shoulder, times(along, foot)), times(across, height))
  return { shoulder, elbow, wrist: add(shoulder, times(along, distance)) }
}

const near = (radius: number, z: number) => radius * (1 + z / 900)
const at = (centre: Vector, radius: number, angle: number) =>
  `${say(centre.x + radius * Math.cos(angle))} ${say(centre.y + radius * Math.sin(angle))}`

interface End {
  centre: Vector
  radius: number
}

function tapered(from: End, to: End, cap: 'round' | 'open'): Limb {
  const dx = to.centre.x - from.centre.x
  const dy = to.centre.y - from.centre.y
  const distance = Math.hypot(dx, dy)
  const bearing = Math.atan2(dy, dx)
  const spread = Math.acos(clamp((from.radius - to.radius) / Math.max(distance, 1), -1, 1))
  const arc = (end: End) => `A${say(end.radius)} ${say(end.radius)} 0`
  const [leftFrom, leftTo] = [from, to].map((end) => at(end.centre, end.radius, bearing - spread))
  const [rightFrom, rightTo] = [from, to].map((end) => at(end.centre, end.radius, bearing + spread))
  const far = spread > Math.PI / 2 ? 1 : 0
  const end = `${arc(to)} ${far} 1 ${rightTo}`
  return {
    fill: `M${leftFrom}L${leftTo}${end}L${rightFrom}${arc(from)} ${1 - far} 1 ${leftFrom}Z`,
    lines:
      cap === 'round'
        ? `M${leftFrom}L${leftTo}${end}L${rightFrom}`
        : `M${leftFrom}L${leftTo}M${rightTo}L${rightFrom}`,
  }
}

/** The line from the top of the shoulder round to where the upper arm's outer line starts. */
function shoulderLine({ shoulder, elbow }: Joints, radius: number, side: -1 | 1): string {
  const bearing = Math.atan2(elbow.y - shoulder.y, elbow.x - shoulder.x)
  const spread = Math.acos(clamp((radius - arm.elbow) / Math.max(Math.hypot(elbow.x - shoulder.x, elbow.y - shoulder.y), 1), -1, 1))
  const outer = side < 0 ? bearing + spread : bearing - spread
  const top = -Math.PI / 2
  const turn = side < 0 ? top - (outer > 0 ? outer - 2 * Math.PI : outer) : outer - top
  if (turn <= 0 || turn > Math.PI) return ''
  return `M${at(shoulder, radius, top)}A${say(radius)} ${say(radius)} 0 0 ${side < 0 ? 0 : 1} ${at(shoulder, radius, outer)}`
}

/** Upper arm and forearm of a bent arm as paths, the forearm to be drawn over the upper arm. */
export function limbs(joints: Joints, side: -1 | 1): { upper: Limb; lower: Limb } {
  const ends = (['shoulder', 'elbow', 'wrist'] as const).map((joint) => ({
    centre: joints[joint],
    radius: near(arm[joint], joints[joint].z),
  })) as [End, End, End]
  const upper = tapered(ends[0], ends[1], 'round')
  return {
    upper: { fill: upper.fill, lines: upper.lines + shoulderLine(joints, ends[0].radius, side) },
    lower: tapered(ends[1], ends[2], 'open'),
  }
}
