/** A point or direction of the drawing: x to the viewer's right, y down, z towards the viewer. */
export interface Vector {
  x: number
  y: number
  z: number
}

export const vector = (x: number, y: number, z = 0): Vector => ({ x, y, z })
export const add = (a: Vector, b: Vector): Vector => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z })
export const scaleVector = (a: Vector, k: number): Vector => ({ x: a.x * k, y: a.y * k, z: a.z * k })
export const subtract = (a: Vector, b: Vector): Vector => add(a, scaleVector(b, -1))
export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z
export const length = (a: Vector): number => Math.sqrt(dot(a, a))
export const normalize = (a: Vector): Vector => scaleVector(a, 1 / Math.max(length(a), 1e-9))

/** Linear interpolation: `a` for k = 0, `b` for k = 1. */
export const lerp = (a: number, b: number, k: number): number => a + (b - a) * k
export const lerpVectors = (a: Vector, b: Vector, k: number): Vector => add(a, scaleVector(subtract(b, a), k))

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

/** The share of the time between `from` and `to` that has passed: 0 before, 1 after. */
export const progress = (time: number, from: number, to: number): number => clamp((time - from) / (to - from))

/** Eases 0…1 in and out (smootherstep). */
export const ease = (k: number): number => k * k * k * (k * (6 * k - 15) + 10)

/** A coordinate as SVG text, rounded so that it is the same on every machine. */
export function formatCoordinate(value: number, digits = 1): string {
  const factor = 10 ** digits
  return String(Math.round(value * factor) / factor)
}
