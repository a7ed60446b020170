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
 * @param faces three points of each face, clockwise where it is seen from outside
 */
export function rasterizeSkin(
  points: Float64Array,
  resting: Float64Array,
  faces: Int32Array,
  { width, height }: { width: number; height: number },
): SkinImage {
  const image = {
    width,
    height,
    faces: new Int32Array(width * height).fill(-1),
    depths: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
    places: new Float32Array(3 * width * height),
  }
  const shares = { second: new Float32Array(width * height), third: new Float32Array(width * height) }
  for (let face = 0; 3 * face < faces.length; face++) rasterizeFace(image, shares, points, faces, face)
  findPlaces(image, shares, resting, faces)
  return image
}

/** For each pixel the shares of the second and the third corner of the face that is seen. */
interface Shares {
  readonly second: Float32Array
  readonly third: Float32Array
}

function rasterizeFace(
  { width, height, faces, depths }: SkinImage,
  { second, third }: Shares,
  points: Float64Array,
  corners: Int32Array,
  face: number,
): void {
  const a = 3 * (corners[3 * face] ?? 0)
  const b = 3 * (corners[3 * face + 1] ?? 0)
  const c = 3 * (corners[3 * face + 2] ?? 0)
  const ax = points[a] ?? 0
  const ay = points[a + 1] ?? 0
  const az = points[a + 2] ?? 0
  const bx = (points[b] ?? 0) - ax
  const by = (points[b + 1] ?? 0) - ay
  const bz = (points[b + 2] ?? 0) - az
  const cx = (points[c] ?? 0) - ax
  const cy = (points[c + 1] ?? 0) - ay
  const cz = (points[c + 2] ?? 0) - az
  const area = bx * cy - by * cx
  // The face is seen from behind, because y points down.
  if (area >= -1e-9) return
  const left = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - ax
      const dy = y + 0.5 - ay
      const shareB = (dx * cy - dy * cx) / area
      const shareC = (bx * dy - by * dx) / area
      if (shareB < -tolerance || shareC < -tolerance || shareB + shareC > 1 + tolerance) continue
      const depth = az + bz * shareB + cz * shareC
      const pixel = y * width + x
      if (depth <= (depths[pixel] ?? 0)) continue
      depths[pixel] = depth
      faces[pixel] = face
      second[pixel] = shareB
      third[pixel] = shareC
    }
}

function findPlaces(
  { faces, places }: SkinImage,
  { second, third }: Shares,
  resting: Float64Array,
  corners: Int32Array,
): void {
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const face = faces[pixel] ?? -1
    if (face < 0) continue
    const a = 3 * (corners[3 * face] ?? 0)
    const b = 3 * (corners[3 * face + 1] ?? 0)
    const c = 3 * (corners[3 * face + 2] ?? 0)
    const shareB = second[pixel] ?? 0
    const shareC = third[pixel] ?? 0
    const shareA = 1 - shareB - shareC
    for (let axis = 0; axis < 3; axis++)
      places[3 * pixel + axis] =
        (resting[a + axis] ?? 0) * shareA +
        (resting[b + axis] ?? 0) * shareB +
        (resting[c + axis] ?? 0) * shareC
  }
}

/** Makes a pixel show what another one shows. */
export function copyPixel({ faces, depths, places }: SkinImage, from: number, to: number): void {
  faces[to] = faces[from] ?? -1
  depths[to] = depths[from] ?? 0
  for (let axis = 0; axis < 3; axis++) places[3 * to + axis] = places[3 * from + axis] ?? 0
}
