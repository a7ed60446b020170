import { cornersOf, mainJoints, restingPoint, restingSkin, skinFaces } from '../mesh/skin.ts'
import { cross, dot, subtract, type Vector } from '../vector.ts'

/** A place on the skin: a face, and the shares of its second and third corner. */
export interface SkinPlace {
  readonly face: number
  readonly second: number
  readonly third: number
}

/** The first corners of all faces, and the faces by the joint that moves this corner most. */
const firstCorners = skinFaces.filter((_, index) => index % 3 === 0)
const facesOfJoints = Map.groupBy(firstCorners.keys(), (face) => mainJoints[firstCorners[face] ?? 0] ?? 0)

/** The faces that one of the joints moves. */
export const facesOf = (joints: readonly number[]): Int32Array =>
  Int32Array.from(joints.flatMap((joint) => facesOfJoints.get(joint) ?? []))

/** The faces on the palm's side of the hand without fingers. */
export const palmFaces: Int32Array = Int32Array.from(firstCorners.keys()).filter((face) => {
  const [, y, z] = restingPoint(firstCorners[face] ?? 0)
  return y > 0 && y < 100 && z > 0
})

/** A ray that passes the first corner of a face at a greater distance cannot meet it: squares of millimetres. */
const squaredReaches = Float64Array.from(firstCorners, (corner, face) => {
  const [, second, third] = cornersOf(face)
  return 1.001 * Math.max(squaredDistance(corner, second), squaredDistance(corner, third))
})

function squaredDistance(one: number, other: number): number {
  const x = (restingSkin[3 * one] ?? 0) - (restingSkin[3 * other] ?? 0)
  const y = (restingSkin[3 * one + 1] ?? 0) - (restingSkin[3 * other + 1] ?? 0)
  const z = (restingSkin[3 * one + 2] ?? 0) - (restingSkin[3 * other + 2] ?? 0)
  return x * x + y * y + z * z
}

/** Where a ray first meets one of the faces: Möller and Trumbore (1997). No place when it misses them. */
export function castRay(from: Vector, direction: Vector, faces: Int32Array): SkinPlace[] {
  const [fromX, fromY, fromZ] = from
  const [dx, dy, dz] = direction
  let nearest = Number.POSITIVE_INFINITY
  let place: SkinPlace[] = []
  for (let index = 0; index < faces.length; index++) {
    const face = faces[index] ?? 0
    const corner = 3 * (firstCorners[face] ?? 0)
    const x = (restingSkin[corner] ?? 0) - fromX
    const y = (restingSkin[corner + 1] ?? 0) - fromY
    const z = (restingSkin[corner + 2] ?? 0) - fromZ
    const along = x * dx + y * dy + z * dz
    if (x * x + y * y + z * z - along * along > (squaredReaches[face] ?? 0)) continue
    const met = meetFace(from, direction, face)
    if (!met || met.length <= 0 || met.length >= nearest) continue
    nearest = met.length
    place = [met.place]
  }
  return place
}

function meetFace(
  from: Vector,
  direction: Vector,
  face: number,
): { place: SkinPlace; length: number } | null {
  const [a, b, c] = cornersOf(face)
  const corner = restingPoint(a)
  const [toB, toC] = [subtract(restingPoint(b), corner), subtract(restingPoint(c), corner)]
  const p = cross(direction, toC)
  const determinant = dot(toB, p)
  if (Math.abs(determinant) < 1e-9) return null
  const offset = subtract(from, corner)
  const second = dot(offset, p) / determinant
  if (second < 0 || second > 1) return null
  const q = cross(offset, toB)
  const third = dot(direction, q) / determinant
  if (third < 0 || second + third > 1) return null
  return { place: { face, second, third }, length: dot(toC, q) / determinant }
}
