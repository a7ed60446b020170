// Reads what a rigged hand needs of the glTF 2.0 binary format: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html

interface Gltf {
  accessors: { bufferView: number; byteOffset?: number; componentType: number; count: number; type: string }[]
  bufferViews: { byteOffset?: number }[]
  meshes: { primitives: { attributes: Record<string, number>; indices: number }[] }[]
  nodes: { name: string; translation: number[]; rotation: number[] }[]
  skins: { joints: number[] }[]
}

/** A mesh with a skin, as in the file: metres, quaternions as x, y, z, w. */
export interface RiggedMesh {
  positions: number[]
  /** Four joints and four weights of each point. */
  joints: number[]
  weights: number[]
  /** Three points of each face. */
  indices: number[]
  /** The joints of the skin. */
  nodes: Gltf['nodes']
}

const magic = 0x46546c67
const jsonStart = 20
const chunkHeader = 8
const componentCounts: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }

/** @throws Error when the bytes are no glTF binary with one skinned mesh */
export function parseGlb(bytes: Uint8Array): RiggedMesh {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0, true) !== magic) throw new Error('not a glTF binary')
  const jsonEnd = jsonStart + view.getUint32(12, true)
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(jsonStart, jsonEnd)))
  const primitive = gltf.meshes[0]?.primitives[0]
  const skin = gltf.skins[0]
  if (!primitive || !skin) throw new Error('a glTF file without a skinned mesh')

  const read = (index: number | undefined): number[] => {
    const accessor = gltf.accessors[index ?? -1]
    const bufferView = gltf.bufferViews[accessor?.bufferView ?? -1]
    if (!accessor || !bufferView) throw new Error('a glTF file without the data of its mesh')
    const start = jsonEnd + chunkHeader + (bufferView.byteOffset ?? 0) + (accessor.byteOffset ?? 0)
    const readAt = componentReader(view, accessor.componentType)
    const count = accessor.count * (componentCounts[accessor.type] ?? 0)
    return Array.from({ length: count }, (_, position) => readAt(start, position))
  }
  const { POSITION, JOINTS_0, WEIGHTS_0 } = primitive.attributes
  return {
    positions: read(POSITION),
    joints: read(JOINTS_0),
    weights: read(WEIGHTS_0),
    indices: read(primitive.indices),
    nodes: skin.joints.map((node) => gltf.nodes[node]).filter((node) => node !== undefined),
  }
}

function componentReader(view: DataView, type: number): (start: number, position: number) => number {
  switch (type) {
    case 5121:
      return (start, position) => view.getUint8(start + position)
    case 5123:
      return (start, position) => view.getUint16(start + 2 * position, true)
    case 5126:
      return (start, position) => view.getFloat32(start + 4 * position, true)
    default:
      throw new Error(`glTF component type ${type} is not supported`)
  }
}
