import type { Chain } from './chains.ts'
import { dotPoints, opposite, type Point, subtractPoints, unitPoint } from './point.ts'
import { smoothLine } from './smooth-line.ts'

/** A smooth line between two junctions or ends; the tangents point into it. */
export interface SmoothChain {
  readonly chain: Chain
  readonly points: readonly Point[]
  readonly tangents: readonly [Point, Point]
}

/** One end of a chain: the index of the chain, and whether it is its last corner. */
interface ChainEnd {
  readonly index: number
  readonly isLast: boolean
}

/**
 * Smooths lines through their junctions. At a junction the contour of the nearer part continues straight, the one of the
 * part behind it ends there: the two straightest lines are smoothed as one, the third ends on them.
 */
export function smoothChains(chains: readonly Chain[], columns: number, sigma: number): SmoothChain[] {
  const raw = chains.map(({ corners }) =>
    corners.map((corner): Point => [corner % columns, Math.floor(corner / columns)]),
  )
  const partners = pairEnds(chains, raw, Math.round(3 * sigma))
  const smooth = raw.map((points) => [...points])
  const tangents = raw.map((): [Point, Point] => [
    [0, 0],
    [0, 0],
  ])
  const junctions = new Map<number, Point>()
  for (const strand of strandsOf(chains, partners)) smoothStrand(strand)
  return chains.map((chain, index) => ({
    chain,
    points: movedEnds(chain, smooth[index] ?? [], junctions, Math.round(2 * sigma)),
    tangents: tangents[index] ?? [
      [0, 0],
      [0, 0],
    ],
  }))

  function smoothStrand({ parts, isRing }: Strand): void {
    const line: Point[] = []
    const starts: number[] = []
    for (const { index, isLast } of parts) {
      const points = raw[index] ?? []
      starts.push(Math.max(0, line.length - 1))
      line.push(...(isLast ? [...points].reverse() : points).slice(line.length > 0 ? 1 : 0))
    }
    const smoothed = smoothLine(line, sigma, isRing)
    parts.forEach(({ index, isLast }, position) => {
      const start = starts[position] ?? 0
      const count = raw[index]?.length ?? 0
      const piece = smoothed.slice(start, start + count)
      const [before, after] = [
        tangentAt(smoothed, start, isRing),
        tangentAt(smoothed, start + count - 1, isRing),
      ]
      smooth[index] = isLast ? piece.reverse() : piece
      tangents[index] = isLast ? [opposite(after), before] : [before, opposite(after)]
      const { corners } = chains[index] ?? { corners: [] }
      const [from, to] = isLast ? [corners.at(-1), corners[0]] : [corners[0], corners.at(-1)]
      if ((position > 0 || isRing) && from !== undefined) junctions.set(from, smoothed[start] ?? [0, 0])
      if ((position + 1 < parts.length || isRing) && to !== undefined)
        junctions.set(to, smoothed[start + count - 1] ?? [0, 0])
    })
  }
}

/** The direction of a line at a point, from neighbours on both sides; at its ends from one side. */
function tangentAt(points: readonly Point[], index: number, isRing: boolean): Point {
  const reach = 4
  const last = points.length - 1
  const at = (position: number): Point => {
    const inside = isRing ? ((position % last) + last) % last : Math.min(last, Math.max(0, position))
    return points[inside] ?? [0, 0]
  }
  return unitPoint(subtractPoints(at(index + reach), at(index - reach)))
}

/** Chains in the order in which one line runs through them; `isLast`: from the last corner to the first. */
interface Strand {
  readonly parts: readonly ChainEnd[]
  readonly isRing: boolean
}

const keyOf = ({ index, isLast }: ChainEnd) => 2 * index + (isLast ? 1 : 0)
const otherEnd = ({ index, isLast }: ChainEnd): ChainEnd => ({ index, isLast: !isLast })

function strandsOf(chains: readonly Chain[], partners: ReadonlyMap<number, ChainEnd>): Strand[] {
  const used = new Set<number>()
  const follow = (start: ChainEnd): Strand => {
    const parts: ChainEnd[] = []
    let end: ChainEnd | undefined = start
    while (end && !used.has(end.index)) {
      used.add(end.index)
      parts.push(end)
      end = partners.get(keyOf(otherEnd(end)))
    }
    return { parts, isRing: end !== undefined && keyOf(end) === keyOf(start) }
  }
  const ends = chains.flatMap((_, index): ChainEnd[] => [
    { index, isLast: false },
    { index, isLast: true },
  ])
  const open = ends.filter((end) => !partners.has(keyOf(end)))
  // Strands with ends first; what is left are rings.
  return [...open, ...ends].flatMap((end) => (used.has(end.index) ? [] : [follow(end)]))
}

/** Pairs the ends of chains that continue each other at a junction, the straightest first. */
function pairEnds(chains: readonly Chain[], raw: readonly Point[][], reach: number): Map<number, ChainEnd> {
  const meeting = new Map<number, { end: ChainEnd; direction: Point }[]>()
  chains.forEach(({ corners }, index) => {
    const points = raw[index] ?? []
    for (const isLast of [false, true]) {
      const corner = (isLast ? corners.at(-1) : corners[0]) ?? 0
      const from = (isLast ? points.at(-1) : points[0]) ?? [0, 0]
      const to =
        (isLast ? points.at(-1 - reach) : points[reach]) ?? (isLast ? points[0] : points.at(-1)) ?? from
      const found = meeting.get(corner) ?? []
      found.push({ end: { index, isLast }, direction: unitPoint(subtractPoints(to, from)) })
      meeting.set(corner, found)
    }
  })
  const partners = new Map<number, ChainEnd>()
  for (const ends of meeting.values()) {
    const pairs = ends
      .flatMap((one, index) => ends.slice(index + 1).map((other) => ({ one, other })))
      .map((pair) => ({ ...pair, turn: dotPoints(pair.one.direction, pair.other.direction) }))
      .sort((a, b) => a.turn - b.turn)
    for (const { one, other, turn } of pairs) {
      const isSharp = turn > sharpest && ends.length > 2
      if (isSharp || partners.has(keyOf(one.end)) || partners.has(keyOf(other.end))) continue
      partners.set(keyOf(one.end), other.end)
      partners.set(keyOf(other.end), one.end)
    }
  }
  return partners
}

/** Lines that turn by less than a right angle do not continue each other: the cosine of the angle between them. */
const sharpest = -0.2

/** Moves the ends of a chain to the smooth lines on which they lie, the nearest points with them. */
function movedEnds(
  { corners }: Chain,
  points: readonly Point[],
  junctions: ReadonlyMap<number, Point>,
  reach: number,
): Point[] {
  const last = points.length - 1
  const shift = (corner: number | undefined, end: Point | undefined): Point => {
    const junction = corner === undefined ? undefined : junctions.get(corner)
    return junction && end ? subtractPoints(junction, end) : [0, 0]
  }
  const [start, end] = [shift(corners[0], points[0]), shift(corners.at(-1), points[last])]
  const span = Math.max(1, Math.min(reach, last))
  return points.map(([x, y], index) => {
    const [a, b] = [Math.max(0, 1 - index / span), Math.max(0, 1 - (last - index) / span)]
    return [x + a * start[0] + b * end[0], y + a * start[1] + b * end[1]]
  })
}
