import type { LocalMovementShape } from './movement-path.ts'
import { type Vector, vector } from './vector.ts'

/** The arrow that shows a local movement. */
export interface LocalMovementMark {
  points: readonly Vector[]
  returns: boolean
}

const arcPoints = (radius: number, from: number, to: number, squeeze = 1): Vector[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 12) * Math.PI) / 180
    return vector(radius * Math.cos(angle), radius * squeeze * Math.sin(angle))
  })

const wavePoints = (width: number, height: number, waves: number): Vector[] =>
  Array.from({ length: waves * 8 + 1 }, (_, index) => {
    const u = index / (waves * 8)
    return vector(width * (u - 0.5), height * Math.sin(u * waves * 2 * Math.PI))
  })

/** Arrows around the position of the hand at (0, 0). */
export const localMovementMarks: Readonly<Record<Exclude<LocalMovementShape, 'tap'>, LocalMovementMark>> = {
  twist: { points: arcPoints(30, 160, 380, 0.45), returns: true },
  nod: { points: arcPoints(34, -150, -30), returns: false },
  sway: { points: arcPoints(44, -125, -55), returns: true },
  'wrist-circle': { points: arcPoints(24, -90, 220, 0.6), returns: false },
  thumb: { points: arcPoints(15, -90, 220), returns: false },
  wiggle: { points: wavePoints(56, 8, 3), returns: false },
  tremble: { points: wavePoints(44, 5, 4), returns: false },
  shake: { points: wavePoints(64, 12, 2), returns: true },
}
