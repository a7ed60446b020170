import { readFileSync } from 'node:fs'
import { cross, dot, normalize, scale, subtract, type Vector } from '../vector.ts'
import { parseGlb, type RiggedMesh } from './glb.ts'

/** A joint at rest: its place in millimetres and its axes (WebXR: −z along the bone, y to the back, x the hinge). */
export interface Joint {
  readonly name: string
  readonly at: Vector
  readonly x: Vector
  readonly y: Vector
  readonly z: Vector
}

/** How much a joint moves a point; the shares of a point sum to 1. */
interface JointShare {
  readonly joint: number
  readonly share: number
}

/** The skin and the joints of the right hand at rest; see `handMesh` for the axes. */
export interface HandMesh {
  readonly joints: readonly Joint[]
  readonly points: readonly Vector[]
  readonly shares: readonly (readonly JointShare[])[]
  /** Three points of each face, counter-clockwise seen from outside. */
  readonly faces: Int32Array
}

/**
 * The right hand at rest, in millimetres: the wrist at 0, x to the thumb, y to the fingers, z out of the palm. Importing
 * this module reads `right.glb`.
 */
export const handMesh: HandMesh = toHandMesh(parseGlb(readFileSync(new URL('../right.glb', import.meta.url))))

function toHandMesh(rigged: RiggedMesh): HandMesh {
  const place = handSpace(rigged)
  const joints = rigged.nodes.map(({ name, translation, rotation }) => ({
    name,
    at: place.point(vectorAt(translation, 0)),
    x: place.direction(rotateByQuaternion(rotation, [1, 0, 0])),
    y: place.direction(rotateByQuaternion(rotation, [0, 1, 0])),
    z: place.direction(rotateByQuaternion(rotation, [0, 0, 1])),
  }))
  const { indexOf, kept } = weldPoints(rigged.positions)
  const faces: number[] = []
  for (let corner = 0; corner < rigged.indices.length; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => indexOf[rigged.indices[corner + k] ?? 0] ?? 0) as [
      number,
      number,
      number,
    ]
    if (a !== b && b !== c && c !== a) faces.push(a, b, c)
  }
  return {
    joints,
    faces: Int32Array.from(faces),
    points: kept.map((point) => place.point(vectorAt(rigged.positions, point))),
    shares: kept.map((point) => sharesOf(rigged, point)),
  }
}

/** From the space of the file to the space of the hand. */
function handSpace({ nodes }: RiggedMesh) {
  const at = (name: string): Vector => {
    const node = nodes.find((candidate) => candidate.name === name)
    if (!node) throw new Error(`the hand has no joint ${name}`)
    return vectorAt(node.translation, 0)
  }
  const wrist = at('wrist')
  const toFingers = normalize(subtract(at('middle-finger-phalanx-proximal'), wrist))
  const acrossPalm = subtract(at('index-finger-phalanx-proximal'), at('pinky-finger-phalanx-proximal'))
  const toThumb = normalize(subtract(acrossPalm, scale(toFingers, dot(acrossPalm, toFingers))))
  const outOfPalm = cross(toThumb, toFingers)
  const direction = (v: Vector): Vector => [dot(v, toThumb), dot(v, toFingers), dot(v, outOfPalm)]
  const millimetres = 1000
  return { direction, point: (p: Vector) => direction(scale(subtract(p, wrist), millimetres)) }
}

function vectorAt(numbers: readonly number[], index: number): Vector {
  return [numbers[3 * index] ?? 0, numbers[3 * index + 1] ?? 0, numbers[3 * index + 2] ?? 0]
}

function rotateByQuaternion([x = 0, y = 0, z = 0, w = 1]: readonly number[], v: Vector): Vector {
  const axis: Vector = [x, y, z]
  const t = scale(cross(axis, v), 2)
  const u = cross(axis, t)
  return [v[0] + w * t[0] + u[0], v[1] + w * t[1] + u[1], v[2] + w * t[2] + u[2]]
}

/** Joins points at the same place, which the seams of the texture separate. */
function weldPoints(positions: readonly number[]): { indexOf: number[]; kept: number[] } {
  const known = new Map<string, number>()
  const kept: number[] = []
  const indexOf = Array.from({ length: positions.length / 3 }, (_, point) => {
    const key = vectorAt(positions, point)
      .map((coordinate) => Math.round(coordinate * 1e5))
      .join()
    const index = known.get(key) ?? kept.length
    if (index === kept.length) {
      known.set(key, index)
      kept.push(point)
    }
    return index
  })
  return { indexOf, kept }
}

function sharesOf({ joints, weights }: RiggedMesh, point: number): JointShare[] {
  const four = [0, 1, 2, 3].map((k) => ({
    joint: joints[4 * point + k] ?? 0,
    share: weights[4 * point + k] ?? 0,
  }))
  const total = four.reduce((sum, { share }) => sum + share, 0)
  return four.filter(({ share }) => share > 0).map(({ joint, share }) => ({ joint, share: share / total }))
}
