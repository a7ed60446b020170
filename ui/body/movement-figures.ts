import { ease, lerp } from './vector.ts'

/** A figure that a hand draws in a plane. */
export interface Figure {
  /** The point at `u` (0…1, more for repetitions): across towards the middle of the body, and down. */
  at(u: number): readonly [across: number, down: number]
  /** It ends at its starting point. */
  isClosed: boolean
}

type Corner = readonly [number, number]

/** Straight lines between corners with a stop at each corner; the time of a side is proportional to its length. */
function polyline(...corners: readonly Corner[]): Figure['at'] {
  const sides = corners.slice(1).map((to, index) => {
    const from = corners[index] ?? to
    return { from, to, size: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const totalLength = sides.reduce((sum, { size }) => sum + size, 0)
  return (u) => {
    let remaining = (u > 1 ? u % 1 : u) * totalLength
    for (const { from, to, size } of sides) {
      if (remaining <= size) {
        const k = ease(remaining / size)
        return [lerp(from[0], to[0], k), lerp(from[1], to[1], k)]
      }
      remaining -= size
    }
    return corners.at(-1) ?? [0, 0]
  }
}

const toRadians = (u: number) => u * 2 * Math.PI

const ellipse =
  (across: number, down: number): Figure['at'] =>
  (u) => [across * Math.sin(toRadians(u)), -down * Math.cos(toRadians(u))]

/** Two turns that approach the centre. */
const spiral: Figure['at'] = (u) => {
  const k = u > 1 ? u - 1 : u
  const size = 44 * (1 - 0.8 * k)
  return [size * Math.sin(toRadians(2 * k)), -size * Math.cos(toRadians(2 * k))]
}

/** From the notch along one half to the tip and along the other half. */
const heart: Figure['at'] = (u) => {
  const angle = toRadians(u)
  const down = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
  return [38 * Math.sin(angle) ** 3, -2.4 * down]
}

/** An arc over the top, back to the middle, and down. */
const questionMark: Figure['at'] = (u) => {
  const k = Math.min(1, u / 0.7)
  const angle = -Math.PI / 2 + k * 1.45 * Math.PI
  const end = { across: -22 * Math.sin(0.95 * Math.PI), down: -16 - 22 * Math.cos(0.95 * Math.PI) }
  if (u <= 0.7) return [-22 * Math.sin(angle), -16 - 22 * Math.cos(angle)]
  return [end.across, lerp(end.down, 40, ease((u - 0.7) / 0.3))]
}

/** The figures by name, in units of the drawing. Letters are as the signer sees them, mirrored for the viewer. */
export const figures = {
  circle: { isClosed: true, at: ellipse(34, 34) },
  ellipse: { isClosed: true, at: ellipse(46, 26) },
  'figure-eight': {
    isClosed: true,
    at: (u) => [42 * Math.sin(toRadians(u)), 24 * Math.sin(2 * toRadians(u))],
  },
  spiral: { isClosed: false, at: spiral },
  cross: { isClosed: false, at: polyline([36, 0], [-36, 0], [0, -40], [0, 40]) },
  'x-shape': { isClosed: false, at: polyline([32, -34], [-32, 34], [-32, -34], [32, 34]) },
  'z-shape': { isClosed: false, at: polyline([34, -32], [-34, -32], [34, 32], [-34, 32]) },
  'm-shape': { isClosed: false, at: polyline([40, 32], [24, -32], [0, 26], [-24, -32], [-40, 32]) },
  's-shape': {
    isClosed: false,
    at: (u) => [(u < 0.5 ? 26 : -26) * Math.abs(Math.sin(toRadians(u))), 80 * u - 40],
  },
  'v-shape': { isClosed: false, at: polyline([30, -34], [0, 34], [-30, -34]) },
  square: { isClosed: true, at: polyline([32, -32], [-32, -32], [-32, 32], [32, 32], [32, -32]) },
  rectangle: { isClosed: true, at: polyline([46, -28], [-46, -28], [-46, 28], [46, 28], [46, -28]) },
  triangle: { isClosed: true, at: polyline([0, -36], [-38, 28], [38, 28], [0, -36]) },
  'heart-shape': { isClosed: true, at: heart },
  'question-mark': { isClosed: false, at: questionMark },
} as const satisfies Record<string, Figure>
