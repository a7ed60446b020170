import type { Chain } from './chains.ts'
import { type Curve, fitCurves } from './fit-curves.ts'
import type { Point } from './point.ts'
import type { SmoothChain } from './strands.ts'

/** Fits curves to a chain, from its first to its last corner or back. */
export function chainCurves({ points, tangents }: SmoothChain, error: number, isReversed = false): Curve[] {
  if (!isReversed) return fitCurves(points, error, tangents)
  return fitCurves([...points].reverse(), error, [tangents[1], tangents[0]])
}

/**
 * Joins outer lines to contours, each a sequence of curves that touch: first the open ones, then rings.
 */
export function joinContours(chains: readonly SmoothChain[], error: number): Curve[][] {
  const left = new Set(chains)
  const endsAt = (corner: number) =>
    [...left].filter(({ chain }) => firstOf(chain) === corner || lastOf(chain) === corner)
  const isFree = (corner: number) => endsAt(corner).length === 1
  const contours: Curve[][] = []
  const start = () =>
    [...left].find(({ chain }) => isFree(firstOf(chain)) || isFree(lastOf(chain))) ?? [...left][0]
  for (let chain = start(); chain; chain = start()) {
    const curves: Curve[] = []
    let corner = isFree(lastOf(chain.chain)) ? lastOf(chain.chain) : firstOf(chain.chain)
    for (let next: SmoothChain | undefined = chain; next; next = endsAt(corner)[0]) {
      left.delete(next)
      const isReversed = firstOf(next.chain) !== corner
      curves.push(...chainCurves(next, error, isReversed))
      corner = isReversed ? firstOf(next.chain) : lastOf(next.chain)
    }
    contours.push(curves)
  }
  return contours
}

const firstOf = ({ corners }: Chain) => corners[0] ?? -1
const lastOf = ({ corners }: Chain) => corners.at(-1) ?? -1

/** Tangents of a line by itself: towards the points near its ends. */
export function ownTangents(points: readonly Point[], reach: number): [Point, Point] {
  const last = points.length - 1
  const direction = (from: number, to: number): Point => {
    const [a, b] = [points[from] ?? [0, 0], points[to] ?? [0, 0]]
    const length = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  }
  return [direction(0, Math.min(reach, last)), direction(last, Math.max(0, last - reach))]
}
