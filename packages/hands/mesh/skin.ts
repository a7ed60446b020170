import { type HandPose, jointMotions } from '../skeleton.ts'
import { move, noMotion, type RigidMotion, type Vector } from '../vector.ts'
import { handMesh } from './hand-mesh.ts'
import { subdivide } from './subdivision.ts'

/** Hides the flat faces of the mesh. */
const subdivisions = 2

const fine = subdivide(handMesh.points.length, handMesh.faces, subdivisions)

/** Three points of each face of the smooth skin. */
export const skinFaces: Int32Array = fine.faces

/** The three points of a face. */
export const cornersOf = (face: number): [number, number, number] => [
  skinFaces[3 * face] ?? 0,
  skinFaces[3 * face + 1] ?? 0,
  skinFaces[3 * face + 2] ?? 0,
]

/** The smooth skin at rest: x, y and z of each point, in millimetres. */
export const restingSkin: Float64Array = smooth(handMesh.points)

/** The number of points of the smooth skin. */
export const skinPointCount: number = restingSkin.length / 3

/** The joint that moves each point of the smooth skin most. */
export const mainJoints: Int32Array = findMainJoints()

/** The smooth skin in a pose: x, y and z of each point, in millimetres. */
export const skinInPose = (pose: HandPose): Float64Array => smooth(blendMotions(jointMotions(pose)))

/** A point of the smooth skin at rest. */
export const restingPoint = (point: number): Vector => [
  restingSkin[3 * point] ?? 0,
  restingSkin[3 * point + 1] ?? 0,
  restingSkin[3 * point + 2] ?? 0,
]

/** Linear blend skinning of the points of the mesh. */
function blendMotions(motions: readonly RigidMotion[]): Vector[] {
  return handMesh.points.map((point, index) => {
    let [x, y, z] = [0, 0, 0]
    for (const { joint, share } of handMesh.shares[index] ?? []) {
      const moved = move(motions[joint] ?? noMotion, point)
      x += share * moved[0]
      y += share * moved[1]
      z += share * moved[2]
    }
    return [x, y, z]
  })
}

function smooth(points: readonly Vector[]): Float64Array {
  return fine.refine(Float64Array.from(points.flat()), 3)
}

function findMainJoints(): Int32Array {
  const jointCount = handMesh.joints.length
  const coarse = new Float64Array(jointCount * handMesh.points.length)
  for (const [point, shares] of handMesh.shares.entries())
    for (const { joint, share } of shares) coarse[jointCount * point + joint] = share
  const shares = fine.refine(coarse, jointCount)
  return Int32Array.from({ length: skinPointCount }, (_, point) => {
    let main = 0
    for (let joint = 1; joint < jointCount; joint++)
      if ((shares[jointCount * point + joint] ?? 0) > (shares[jointCount * point + main] ?? 0)) main = joint
    return main
  })
}
