import type { LocalShape } from './movement-path.ts'
import { type Vector, vector } from './vector.ts'

/** An arrow that stands for what the hand does where it is, and how often its marks stand side by side. */
export interface LocalMark {
  way: readonly Vector[]
  returns: boolean
}

const bow = (radius: number, from: number, to: number, squeeze = 1): Vector[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 12) * Math.PI) / 180
    return vector(radius * Math.cos(angle), radius * squeeze * Math.sin(angle))
  })

const ripple = (width: number, height: number, waves: number): Vector[] =>
  Array.from({ length: waves * 8 + 1 }, (_, index) => {
    const u = index / (waves * 8)
    return vector(width * (u - 0.5), height * Math.sin(u * waves * 2 * Math.PI))
  })

/** Around (0, 0), the place of the hand. */
export const localMarks: Readonly<Record<Exclude<LocalShape, 'tap'>, LocalMark>> = {
  twist: { way: bow(30, 160, 380, 0.45), returns: true },
  nod: { way: bow(34, -150, -30), returns: false },
  sway: { way: bow(44, -125, -55), returns: true },
  'wrist-circle': { way: bow(24, -90, 220, 0.6), returns: false },
  thumb: { way: bow(15, -90, 220), returns: false },
  wiggle: { way: ripple(56, 8, 3), returns: false },
  tremble: { way: ripple(44, 5, 4), returns: false },
  shake: { way: ripple(64, 12, 2), returns: true },
}
