import { type Curve, mergeCurves, type Point } from './merge-curves.ts'

/** A line of cubic curves: its first point, then two control points and an end for each curve. */
type Line = Point[]

/**
 * Reads SVG path data of M and C, absolute or relative, as a line for each M.
 * @throws Error if the path contains other commands
 */
function readLines(d: string): Line[] {
  const lines: Line[] = []
  for (const [, command = '', values = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (values.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
    )
    if (command === 'M') lines.push(points)
    else if (command === 'C') lines.at(-1)?.push(...points)
    else if (command === 'c') appendRelative(lines.at(-1) ?? [], points)
    else if (command.toUpperCase() !== 'Z') throw new Error(`Unsupported path command ${command}`)
  }
  return lines
}

/** Appends curves whose points are relative to the end of the curve before. */
function appendRelative(line: Line, points: readonly Point[]): void {
  for (let start = 0; start < points.length; start += 3) {
    const [x, y] = line.at(-1) ?? [0, 0]
    line.push(...points.slice(start, start + 3).map(([dx, dy]): Point => [x + dx, y + dy]))
  }
}

const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

const joinNumbers = (numbers: readonly number[]) =>
  numbers.reduce((text, number) => `${text}${text && number >= 0 ? ' ' : ''}${number}`, '')

function shortLine(line: Line, unit: number): string {
  const [first = [0, 0], ...rest] = line.map(
    ([x, y]) => [Math.round(x / unit), Math.round(y / unit)] as const,
  )
  let end: Point = first
  const relative = rest.flatMap((point, index) => {
    const [x, y] = end
    if (index % 3 === 2) end = point
    return [point[0] - x, point[1] - y]
  })
  return `M${joinNumbers(first)}c${joinNumbers(relative)}`
}

function mergedLine(line: Line, tolerance: number): Line {
  const curves = Array.from({ length: (line.length - 1) / 3 }, (_, index) => {
    const [a = [0, 0], b = a, c = b, d = c] = line.slice(3 * index, 3 * index + 4)
    return [a, b, c, d] as Curve
  })
  return [line[0] ?? [0, 0], ...mergeCurves(curves, tolerance).flatMap(([, ...points]) => points)]
}

/**
 * Path data with fewer characters: relative, in whole units, with as few curves as a tolerance of 0.7 units allows,
 * and without short lines.
 * @param unit millimetres
 * @param leastLength millimetres
 */
export const shortPath = (d: string, unit: number, leastLength = 0): string =>
  readLines(d)
    .filter((line) => lengthOf(line) >= leastLength)
    .map((line) => shortLine(mergedLine(line, 0.7 * unit), unit))
    .join('')
