import { innerLine, type LineGrid, noLine } from './line-grid.ts'

/** A line from one junction or end to the next, as corners of pixels. The first and last corner of a ring are the same. */
export interface Chain {
  readonly kind: number
  readonly corners: readonly number[]
}

/** The lines of a grid without fragments: lines that end nowhere and have fewer corners than `least`. */
export function traceChains(grid: LineGrid, least: number): Chain[] {
  const corners = cornersWithLines(grid)
  for (;;) {
    const chains = traceAll(grid, corners)
    const fragments = chains.filter((chain) => chain.corners.length < least && isFragment(grid, chain))
    if (fragments.length === 0) return chains
    for (const { corners: fragment } of fragments)
      fragment.forEach((corner, index) => {
        const next = fragment[index + 1]
        if (next !== undefined) setLine(grid, corner, next, noLine)
      })
  }
}

/** Whether an inner line is a ring or has a loose end, or an outer line has two. */
function isFragment(grid: LineGrid, { kind, corners }: Chain): boolean {
  const [first, last] = [corners[0] ?? 0, corners.at(-1) ?? 0]
  const looseEnds = [first, last].filter((corner) => neighboursOf(grid, corner).length === 1).length
  return kind === innerLine ? first === last || looseEnds > 0 : looseEnds === 2
}

function traceAll(grid: LineGrid, corners: readonly number[]): Chain[] {
  const left = { columns: grid.columns, right: grid.right.slice(), down: grid.down.slice() }
  const chains: Chain[] = []
  const traceFrom = (corner: number) => {
    for (const next of neighboursOf(left, corner))
      if (kindOf(left, corner, next) !== noLine) chains.push(walk(grid, left, corner, next))
  }
  for (const corner of corners) if (!isPassed(grid, corner)) traceFrom(corner)
  // Only rings are left.
  for (const corner of corners) traceFrom(corner)
  return chains
}

function cornersWithLines({ columns, right, down }: LineGrid): number[] {
  const corners: number[] = []
  for (let corner = 0; corner < right.length; corner++)
    if (right[corner] || down[corner] || right[corner - 1] || down[corner - columns]) corners.push(corner)
  return corners
}

/** Follows a line to the next junction or end, and takes it out of the lines that are left. */
function walk(grid: LineGrid, left: LineGrid, from: number, to: number): Chain {
  const kind = kindOf(grid, from, to)
  const corners = [from]
  let [before, here] = [from, to]
  for (;;) {
    setLine(left, before, here, noLine)
    corners.push(here)
    if (here === from || !isPassed(grid, here)) break
    const next = neighboursOf(grid, here).find((corner) => corner !== before)
    if (next === undefined || kindOf(left, here, next) === noLine) break
    before = here
    here = next
  }
  return { kind, corners }
}

/** Whether exactly one line passes through a corner. */
function isPassed(grid: LineGrid, corner: number): boolean {
  const [one, two, three] = neighboursOf(grid, corner)
  if (one === undefined || two === undefined || three !== undefined) return false
  return kindOf(grid, corner, one) === kindOf(grid, corner, two)
}

function neighboursOf({ columns, right, down }: LineGrid, corner: number): number[] {
  const found: number[] = []
  if (right[corner]) found.push(corner + 1)
  if (down[corner]) found.push(corner + columns)
  if (right[corner - 1]) found.push(corner - 1)
  if (down[corner - columns]) found.push(corner - columns)
  return found
}

const kindOf = ({ right, down }: LineGrid, a: number, b: number): number =>
  (Math.abs(a - b) === 1 ? right : down)[Math.min(a, b)] ?? noLine

function setLine({ right, down }: LineGrid, a: number, b: number, kind: number): void {
  const lines = Math.abs(a - b) === 1 ? right : down
  lines[Math.min(a, b)] = kind
}
