import { formatCoordinate } from './vector.ts'

const coordinates = /-?\d+(?:\.\d+)?/g

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** The extent of the points of SVG paths of absolute M, L, C and Z. Control points of curves count too. */
export function pathExtent(...paths: readonly string[]): Extent {
  const numbers = paths.flatMap((d) => [...d.matchAll(coordinates)].map(Number))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/**
 * Moves every point of an SVG path of absolute M, L, C and Z.
 * @param digits decimals of the result
 */
export function mapPath(
  d: string,
  mapX: (x: number) => number,
  mapY: (y: number) => number,
  digits: number,
): string {
  let index = 0
  return d.replace(coordinates, (text) =>
    formatCoordinate((index++ % 2 === 0 ? mapX : mapY)(Number(text)), digits),
  )
}

/**
 * The absolute path data of a hand whose paths consist of M and relative curves, mirrored to a left hand.
 * @param place position of its origin, and the size of its unit
 */
export function placedLeftHand(d: string, place: { x: number; y: number; scale: number }): string {
  const numbers = (d.match(coordinates) ?? []).map(Number)
  let [endX, endY] = [0, 0]
  const points: string[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = [endX + (numbers[index] ?? 0), endY + (numbers[index + 1] ?? 0)]
    // After the first point, every third point ends a curve.
    if (index % 6 === 0) [endX, endY] = [x, y]
    points.push(
      `${formatCoordinate(place.x - place.scale * x)} ${formatCoordinate(place.y + place.scale * y)}`,
    )
  }
  return `M${points[0]}C${points.slice(1).join(' ')}Z`
}
