import { type Box, boxesOverlap, discBox, labelBox, type Size } from './label-box.ts'

/** What stands in a place: a disc of this radius with its name under it, in pixels. */
export interface LabelledDisc {
  size: number
  label: Size
}

interface Point {
  x: number
  y: number
}

const maxRings = 12
const maxLabelledRings = 4
/** Of the way from one place on an ellipse to the next. */
const turns = [0, 1 / 2, 1 / 4, 3 / 4]
/** Fewer neighbours than this may change places, so that a long name comes to where it has room. */
const maxShiftedNeighbours = 12
/** Of the way to the edge, as long as each name has room. */
const spreads = [0.85, 1]
/** How near the innermost ring comes to the middle. */
const innermostRing = 0.42
/** More than these are not tried for a place for each name: names that have no room wait until one comes nearer. */
const maxLabelledNeighbours = 60
/** A name that has no room is left out, a disc is not: of two discs over each other this many count. */
const discOverlapCost = 5
/** Kept free at the upper and lower edge, where buttons and the sentence stand. */
const verticalMargin = 44

/**
 * Places for the neighbours of a node around the middle of the view: on ellipses, as few and as small as leave every
 * disc and name uncovered, or else cover the fewest. Of very many neighbours the discs alone are looked at.
 * @param wanted the direction in which each neighbour would like to stand, in radians, y downwards
 * @returns one place for each neighbour, in pixels from the upper left corner
 */
export function neighbourPositions(
  view: Size,
  middle: LabelledDisc,
  others: readonly LabelledDisc[],
  wanted: readonly number[],
): Point[] {
  const order = others.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const isNamed = others.length <= maxLabelledNeighbours
  let best: Point[] = []
  let least = Number.POSITIVE_INFINITY
  for (const places of arrangements(others, view, isNamed)) {
    for (let shift = 0; shift < (others.length <= maxShiftedNeighbours ? others.length : 1); shift++) {
      const spots = assignSlots(places, order, shift)
      const covered = coveredPairs(view, middle, others, spots, isNamed, least)
      if (covered >= least) continue
      best = spots
      least = covered
      if (covered === 0) return best
    }
  }
  return best
}

/** Ways of arranging, those with few and small ellipses first. */
function* arrangements(others: readonly LabelledDisc[], view: Size, isNamed: boolean): Generator<Point[]> {
  for (let rings = 1; rings <= (isNamed ? maxLabelledRings : maxRings); rings++)
    for (const spread of isNamed ? spreads : [1])
      for (const turn of isNamed ? turns : [0]) yield slots(others, rings, spread, turn, view)
}

/** Places on a number of ellipses, by their direction. */
function slots(
  others: readonly LabelledDisc[],
  rings: number,
  spread: number,
  turn: number,
  view: Size,
): Point[] {
  const size = Math.max(...others.map((one) => one.size))
  const typical = others.map(({ label }) => label.width).sort((a, b) => a - b)[others.length >> 1] ?? 0
  const height = Math.max(...others.map(({ label }) => label.height))
  const across = Math.max(view.width / 4, view.width / 2 - Math.max(size, typical / 2) - 8) * spread
  const down = Math.max(view.height / 4, view.height / 2 - size - height - verticalMargin) * spread
  const factors = Array.from(
    { length: rings },
    (_, at) => 1 - (at * (1 - innermostRing)) / Math.max(1, rings - 1),
  )
  return distribute(others.length, factors)
    .flatMap((count, ring) => {
      const factor = factors[ring] ?? 1
      return Array.from({ length: count }, (_, at) => {
        const angle = ((at + turn + (ring % 2) / 2) / count) * 2 * Math.PI - Math.PI / 2
        const [x, y] = [Math.cos(angle) * factor, Math.sin(angle) * factor]
        return { x: view.width / 2 + x * across, y: view.height / 2 + y * down, angle: Math.atan2(y, x) }
      })
    })
    .sort((a, b) => a.angle - b.angle)
}

/** A number shared out in proportion. */
function distribute(count: number, factors: readonly number[]): number[] {
  const whole = factors.reduce((sum, factor) => sum + factor, 0)
  let [given, upTo] = [0, 0]
  return factors.map((factor) => {
    upTo += factor
    const share = Math.round((count * upTo) / whole) - given
    given += share
    return share
  })
}

/** Places for the neighbours in their order, beginning with another of them for each shift. */
const assignSlots = (places: readonly Point[], order: readonly number[], shift: number): Point[] => {
  const found: Point[] = []
  order.forEach((one, at) => {
    const { x, y } = places[(at + shift) % places.length] ?? { x: 0, y: 0 }
    found[one] = { x, y }
  })
  return found
}

/** How many cover another, or the middle, discs counting for more; counted no further than it matters. */
function coveredPairs(
  view: Size,
  middle: LabelledDisc,
  others: readonly LabelledDisc[],
  spots: readonly Point[],
  isNamed: boolean,
  enough: number,
): number {
  const boxesOf = ({ size, label }: LabelledDisc, spot: Point): Box[] => {
    const disc = { ...spot, size }
    return isNamed ? [discBox(disc), labelBox(disc, label, view)] : [discBox(disc)]
  }
  const taken = [boxesOf(middle, { x: view.width / 2, y: view.height / 2 })]
  let covered = 0
  for (const [at, one] of others.entries()) {
    const boxes = boxesOf(one, spots[at] as Point)
    for (const other of taken) {
      if (boxesOverlap(boxes[0] as Box, other[0] as Box)) covered += discOverlapCost
      else if (boxes.some((box) => other.some((its) => boxesOverlap(box, its)))) covered++
    }
    if (covered >= enough) return covered
    taken.push(boxes)
  }
  return covered
}
