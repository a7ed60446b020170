import type { Face } from '../mesh/hand-mesh.ts'

/** What is seen at each pixel of a picture of the skin. */
export interface SkinImage {
  readonly width: number
  readonly height: number
  /** The face that is seen; −1 is background. */
  readonly faces: Int32Array
  /** Depth in pixels; larger is nearer to the viewer. */
  readonly depths: Float32Array
  /** The place on the resting skin, in millimetres: x, y and z of each pixel. */
  readonly places: Float32Array
}

/** Points outside a face by less than this share of it still belong to it, so that no pixel between faces is missed. */
const tolerance = 1e-6

/**
 * Rasterizes the skin with a depth buffer.
 * @param points x, y (down) and depth of each point, in pixels
 * @param resting x, y and z of each point of the resting skin
 */
export function rasterizeSkin(
  points: Float64Array,
  resting: Float64Array,
  faces: readonly Face[],
  { width, height }: { width: number; height: number },
): SkinImage {
  const image = {
    width,
    height,
    faces: new Int32Array(width * height).fill(-1),
    depths: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    places: new Float32Array(3 * width * height),
  }
  // The shares of the second and the third corner of the face that is seen.
  const second = new Float32Array(width * height)
  const third = new Float32Array(width * height)
  for (const [index, face] of faces.entries()) rasterizeFace(image, second, third, points, face, index)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const face = faces[image.faces[pixel] ?? -1]
    if (!face) continue
    const [b, c] = [second[pixel] ?? 0, third[pixel] ?? 0]
    for (let axis = 0; axis < 3; axis++)
      image.places[3 * pixel + axis] =
        (resting[3 * face[0] + axis] ?? 0) * (1 - b - c) +
        (resting[3 * face[1] + axis] ?? 0) * b +
        (resting[3 * face[2] + axis] ?? 0) * c
  }
  return image
}

function rasterizeFace(
  { width, height, faces, depths }: SkinImage,
  second: Float32Array,
  third: Float32Array,
  points: Float64Array,
  [a, b, c]: Face,
  index: number,
): void {
  const [ax, ay, az] = [points[3 * a] ?? 0, points[3 * a + 1] ?? 0, points[3 * a + 2] ?? 0]
  const [bx, by, bz] = [points[3 * b] ?? 0, points[3 * b + 1] ?? 0, points[3 * b + 2] ?? 0]
  const [cx, cy, cz] = [points[3 * c] ?? 0, points[3 * c + 1] ?? 0, points[3 * c + 2] ?? 0]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  // The face is seen from behind, because y points down.
  if (area >= -1e-9) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [dx, dy] = [x + 0.5 - ax, y + 0.5 - ay]
      const shareB = (dx * (cy - ay) - dy * (cx - ax)) / area
      const shareC = ((bx - ax) * dy - (by - ay) * dx) / area
      if (shareB < -tolerance || shareC < -tolerance || shareB + shareC > 1 + tolerance) continue
      const depth = az + (bz - az) * shareB + (cz - az) * shareC
      const pixel = y * width + x
      if (depth <= (depths[pixel] ?? 0)) continue
      depths[pixel] = depth
      faces[pixel] = index
      second[pixel] = shareB
      third[pixel] = shareC
    }
}

/** Makes a pixel show what another one shows. */
export function copyPixel({ faces, depths, places }: SkinImage, from: number, to: number): void {
  faces[to] = faces[from] ?? -1
  depths[to] = depths[from] ?? 0
  places.copyWithin(3 * to, 3 * from, 3 * from + 3)
}
