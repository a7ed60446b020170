/** Three coordinates. */
export type Vector = readonly [number, number, number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a))
export const distance = (a: Vector, b: Vector): number => lengthOf(subtract(a, b))
/** The vector of length 1 in the same direction; a vector of length 0 stays as it is. */
export const normalize = (a: Vector): Vector => scale(a, 1 / (lengthOf(a) || 1))
export const interpolate = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share))

/** Three rows. */
export type Matrix = readonly [Vector, Vector, Vector]

export const rotate = (matrix: Matrix, v: Vector): Vector => [
  dot(matrix[0], v),
  dot(matrix[1], v),
  dot(matrix[2], v),
]

/** The rotation that does `before`, then `after`. */
export function multiply(after: Matrix, before: Matrix): Matrix {
  const row = (r: Vector): Vector =>
    add(add(scale(before[0], r[0]), scale(before[1], r[1])), scale(before[2], r[2]))
  return [row(after[0]), row(after[1]), row(after[2])]
}

/** The right-handed rotation about an axis of length 1. */
export function rotationAbout([x, y, z]: Vector, degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - c
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ]
}

/** A rotation, then a translation. */
export interface RigidMotion {
  readonly rotation: Matrix
  readonly translation: Vector
}

export const noMotion: RigidMotion = {
  rotation: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  translation: [0, 0, 0],
}

export const move = ({ rotation, translation }: RigidMotion, point: Vector): Vector =>
  add(rotate(rotation, point), translation)

/** The motion that does `before`, then `after`. */
export const compose = (after: RigidMotion, before: RigidMotion): RigidMotion => ({
  rotation: multiply(after.rotation, before.rotation),
  translation: move(after, before.translation),
})

/** A rotation that leaves a point where it is. */
export const rotationAt = (rotation: Matrix, point: Vector): RigidMotion => ({
  rotation,
  translation: subtract(point, rotate(rotation, point)),
})
