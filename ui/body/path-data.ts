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
