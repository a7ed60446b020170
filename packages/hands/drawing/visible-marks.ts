import { cornersOf } from '../mesh/skin.ts'
import type { SkinPlace } from './cast-ray.ts'
import { lineLength, type Point } from './point.ts'
import type { SkinImage } from './skin-image.ts'
import { skinMarks } from './skin-marks.ts'

/** How far behind the seen skin a mark may be, in millimetres: marks are finer than pixels. */
const depthTolerance = 1.2
/** Marks on skin that turns away end before its edge: the least cosine between its normal and the view. */
const leastFacing = 0.15

/** The pieces of nails, creases and lines of the palm that are seen, in pixels. */
export function visibleMarks(points: Float64Array, image: SkinImage, pixelsPerMillimetre: number): Point[][] {
  return skinMarks().flatMap(({ places, least }) => {
    const pieces: Point[][] = [[]]
    for (const place of places) {
      const point = visiblePoint(points, image, place, depthTolerance * pixelsPerMillimetre)
      if (point) pieces.at(-1)?.push(point)
      else if (pieces.at(-1)?.length) pieces.push([])
    }
    return pieces.filter((piece) => piece.length > 2 && lineLength(piece) > least * pixelsPerMillimetre)
  })
}

function visiblePoint(
  points: Float64Array,
  { width, depths }: SkinImage,
  { face, second, third }: SkinPlace,
  tolerance: number,
): Point | null {
  const [a, b, c] = cornersOf(face)
  const axis = (k: number) => {
    const start = points[3 * a + k] ?? 0
    const [toB, toC] = [(points[3 * b + k] ?? 0) - start, (points[3 * c + k] ?? 0) - start]
    return { toB, toC, at: start + toB * second + toC * third }
  }
  const [x, y, z] = [axis(0), axis(1), axis(2)]
  const normal = [y.toB * z.toC - z.toB * y.toC, z.toB * x.toC - x.toB * z.toC, x.toB * y.toC - y.toB * x.toC]
  const length = Math.sqrt(normal.reduce((sum, n) => sum + n * n, 0))
  const pixel = Math.floor(y.at) * width + Math.floor(x.at)
  // Because y points down, the normal of a face that is seen points away from the viewer.
  const isFacing = -(normal[2] ?? 0) > leastFacing * length
  return isFacing && z.at > (depths[pixel] ?? 0) - tolerance ? [x.at, y.at] : null
}
