import { type HandPose, jointMotions } from '../skeleton.ts'
import { move, noMotion, type RigidMotion, type Vector } from '../vector.ts'
import { type Face, handMesh } from './hand-mesh.ts'
import { subdivide } from './subdivision.ts'

/** Hides the flat faces of the mesh at 4 pixels to the millimetre. */
const subdivisions = 2

const fine = subdivide(handMesh.points.length, handMesh.faces, subdivisions)

/** The faces of the smooth skin, with indices of its points. */
export const skinFaces: readonly Face[] = fine.faces

/** The number of points of the smooth skin. */
export const skinPointCount = fine.means.starts.length - 1

/** The smooth skin at rest: x, y and z of each point, in millimetres. */
export const restingSkin: Float64Array = refine(handMesh.points)

/** The smooth skin in a pose: x, y and z of each point, in millimetres. */
export const skinInPose = (pose: HandPose): Float64Array => refine(bendSkin(jointMotions(pose)))

/** Linear blend skinning of the points of the mesh. */
const bendSkin = (motions: readonly RigidMotion[]): Vector[] =>
  handMesh.points.map((point, index) => {
    let [x, y, z] = [0, 0, 0]
    for (const { joint, share } of handMesh.shares[index] ?? []) {
      const moved = move(motions[joint] ?? noMotion, point)
      x += share * moved[0]
      y += share * moved[1]
      z += share * moved[2]
    }
    return [x, y, z]
  })

function refine(points: readonly Vector[]): Float64Array {
  const { starts, points: origins, shares } = fine.means
  const coarse = Float64Array.from(points.flat())
  const refined = new Float64Array(3 * skinPointCount)
  for (let point = 0; point < skinPointCount; point++) {
    let [x, y, z] = [0, 0, 0]
    const end = starts[point + 1] ?? 0
    for (let entry = starts[point] ?? 0; entry < end; entry++) {
      const origin = 3 * (origins[entry] ?? 0)
      const share = shares[entry] ?? 0
      x += share * (coarse[origin] ?? 0)
      y += share * (coarse[origin + 1] ?? 0)
      z += share * (coarse[origin + 2] ?? 0)
    }
    refined[3 * point] = x
    refined[3 * point + 1] = y
    refined[3 * point + 2] = z
  }
  return refined
}

/** A point of the smooth skin at rest. */
export const restingPoint = (point: number): Vector => [
  restingSkin[3 * point] ?? 0,
  restingSkin[3 * point + 1] ?? 0,
  restingSkin[3 * point + 2] ?? 0,
]

/** The joint that moves each point of the smooth skin most. */
export const mainJoints: Int32Array = Int32Array.from({ length: skinPointCount }, (_, point) =>
  mainJoint(point),
)

function mainJoint(point: number): number {
  const { starts, points, shares } = fine.means
  const sums = new Map<number, number>()
  for (let entry = starts[point] ?? 0; entry < (starts[point + 1] ?? 0); entry++)
    for (const { joint, share } of handMesh.shares[points[entry] ?? 0] ?? [])
      sums.set(joint, (sums.get(joint) ?? 0) + share * (shares[entry] ?? 0))
  return [...sums].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0]
}
