import { type Box, boxesOverlap, discBox, labelBox, type Size } from './label-box.ts'

/** A disc with this radius and a label below it, in pixels. */
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
/** Rotations of an ellipse, as a share of the angle between two slots. */
const turns = [0, 1 / 2, 1 / 4, 3 / 4]
/** Up to this number of neighbours, all cyclic shifts are tried to find space for long labels. */
const maxShiftedNeighbours = 12
/** Sizes of the outermost ellipse, as a share of the view. */
const spreads = [0.85, 1]
/** Size of the innermost ellipse, as a share of the outermost. */
const innermostRing = 0.42
/** With more neighbours, only discs are arranged; labels without space appear after zooming in. */
const maxLabelledNeighbours = 60
/** Two overlapping discs count more than overlapping labels, because a label can be omitted. */
const discOverlapCost = 5
/** Space for the toolbar and the status line at the upper and lower edge, in pixels. */
const verticalMargin = 44

/**
 * Positions the neighbours of a node on ellipses around the centre of the view. Chooses the first arrangement, with few
 * and small ellipses first, in which no disc or label is covered, or else the one with the fewest overlaps.
 * @param directions preferred direction of each neighbour, in radians, y downwards
 * @returns one position for each neighbour, in pixels from the upper left corner
 */
export function neighbourPositions(
  view: Size,
  middle: LabelledDisc,
  others: readonly LabelledDisc[],
  directions: readonly number[],
): Point[] {
  const order = others.map((_, index) => index).sort((a, b) => (directions[a] ?? 0) - (directions[b] ?? 0))
  const hasLabels = others.length <= maxLabelledNeighbours
  let best: Point[] = []
  let lowestCost = Number.POSITIVE_INFINITY
  for (const slots of arrangements(others, view, hasLabels)) {
    for (let shift = 0; shift < (others.length <= maxShiftedNeighbours ? others.length : 1); shift++) {
      const positions = assignSlots(slots, order, shift)
      const cost = overlapCost({ view, middle, others, positions, hasLabels }, lowestCost)
      if (cost >= lowestCost) continue
      best = positions
      lowestCost = cost
      if (cost === 0) return best
    }
  }
  return best
}

/** Possible arrangements of slots, with few and small ellipses first. */
function* arrangements(others: readonly LabelledDisc[], view: Size, hasLabels: boolean): Generator<Point[]> {
  for (let rings = 1; rings <= (hasLabels ? maxLabelledRings : maxRings); rings++)
    for (const spread of hasLabels ? spreads : [1])
      for (const turn of hasLabels ? turns : [0]) yield ellipseSlots(others, rings, spread, turn, view)
}

/** The slots on a number of ellipses, sorted by direction. */
function ellipseSlots(
  others: readonly LabelledDisc[],
  rings: number,
  spread: number,
  turn: number,
  view: Size,
): Point[] {
  const size = Math.max(...others.map((other) => other.size))
  const typical = others.map(({ label }) => label.width).sort((a, b) => a - b)[others.length >> 1] ?? 0
  const height = Math.max(...others.map(({ label }) => label.height))
  const across = Math.max(view.width / 4, view.width / 2 - Math.max(size, typical / 2) - 8) * spread
  const down = Math.max(view.height / 4, view.height / 2 - size - height - verticalMargin) * spread
  const factors = Array.from(
    { length: rings },
    (_, index) => 1 - (index * (1 - innermostRing)) / Math.max(1, rings - 1),
  )
  return distribute(others.length, factors)
    .flatMap((count, ring) => {
      const factor = factors[ring] ?? 1
      return Array.from({ length: count }, (_, index) => {
        const angle = ((index + turn + (ring % 2) / 2) / count) * 2 * Math.PI - Math.PI / 2
        const [x, y] = [Math.cos(angle) * factor, Math.sin(angle) * factor]
        return { x: view.width / 2 + x * across, y: view.height / 2 + y * down, angle: Math.atan2(y, x) }
      })
    })
    .sort((a, b) => a.angle - b.angle)
}

/** Splits a number in proportion to factors. */
function distribute(count: number, factors: readonly number[]): number[] {
  const factorSum = factors.reduce((sum, factor) => sum + factor, 0)
  let [assigned, cumulative] = [0, 0]
  return factors.map((factor) => {
    cumulative += factor
    const share = Math.round((count * cumulative) / factorSum) - assigned
    assigned += share
    return share
  })
}

/** Assigns slots to the neighbours in their order, starting with the slot number `shift`. */
const assignSlots = (slots: readonly Point[], order: readonly number[], shift: number): Point[] => {
  const positions: Point[] = []
  order.forEach((neighbour, index) => {
    const { x, y } = slots[(index + shift) % slots.length] ?? { x: 0, y: 0 }
    positions[neighbour] = { x, y }
  })
  return positions
}

interface Arrangement {
  view: Size
  middle: LabelledDisc
  others: readonly LabelledDisc[]
  positions: readonly Point[]
  hasLabels: boolean
}

/** The weighted number of overlaps. Counting stops at `maxCost`. */
function overlapCost({ view, middle, others, positions, hasLabels }: Arrangement, maxCost: number): number {
  const boxesOf = ({ size, label }: LabelledDisc, position: Point): Box[] => {
    const disc = { ...position, size }
    return hasLabels ? [discBox(disc), labelBox(disc, label, view)] : [discBox(disc)]
  }
  const placed = [boxesOf(middle, { x: view.width / 2, y: view.height / 2 })]
  let cost = 0
  for (const [index, neighbour] of others.entries()) {
    const boxes = boxesOf(neighbour, positions[index] as Point)
    for (const other of placed) {
      if (boxesOverlap(boxes[0] as Box, other[0] as Box)) cost += discOverlapCost
      else if (boxes.some((box) => other.some((otherBox) => boxesOverlap(box, otherBox)))) cost++
    }
    if (cost >= maxCost) return cost
    placed.push(boxes)
  }
  return cost
}
