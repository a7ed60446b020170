import { axis } from '#ui/body/body-drawing.ts'
import { formatCoordinate } from '#ui/body/vector.ts'
import { colours, strokeAttributes } from './drawing-style.ts'
import type { Brows, Mouth } from './face.ts'

const at = (x: number, y: number) => `${formatCoordinate(x)} ${formatCoordinate(y)}`

const line = (d: string, width: number) => `<path d="${d}" fill="none" ${strokeAttributes(width)}/>`

/** The eyebrows. Lowered inner ends also come nearer to each other. */
export function renderBrows({ raise, frown }: Brows): string {
  const nearer = Math.max(0, frown) * 0.5
  const brow = (side: -1 | 1) => {
    const x = (distance: number) => axis + side * distance
    return `M${at(x(28), 101 - raise)}C${at(x(23), 96 - raise)} ${at(x(15), 96 - raise + frown * 0.4)} ${at(x(10 - nearer), 99 - raise + frown)}`
  }
  return line(brow(-1) + brow(1), 3)
}

/** Height of the middle between the lips of a calm mouth. */
const mouthHeight = 155

function renderCheeks(cheeks: number): string {
  if (Math.abs(cheeks) < 0.3) return ''
  // Puffed cheeks bulge beside the mouth, sucked ones have a hollow.
  const [from, bulge] = cheeks > 0 ? [23, 8] : [30, -7]
  const cheek = (side: -1 | 1) =>
    `M${at(axis + side * from, 138)}Q${at(axis + side * (from + bulge * Math.abs(cheeks)), 150)} ${at(axis + side * (from - 4), 160)}`
  return line(cheek(-1) + cheek(1), 2.4)
}

/** The mouth: a line, or two lips with the dark space, teeth or tongue between them. */
export function renderMouth({ width, curve, opening, pull, teeth, tongue, cheeks }: Mouth): string {
  const corner = mouthHeight - curve / 2
  const [left, right] = [axis - width, axis + width + pull * 0.6]
  const rightCorner = corner - pull * 0.8
  const third = (right - left) / 4
  const lip = (lower: number) =>
    `M${at(left, corner)}C${at(left + third, corner + curve + lower)} ${at(right - third, rightCorner + curve + lower)} ${at(right, rightCorner)}`
  if (opening < 1) return line(lip(0), 3) + renderCheeks(cheeks)
  // The middle of a cubic curve has three quarters of the height of its control points.
  const [upper, lower] = [-opening * 0.4, opening * 0.95]
  const back = `C${at(right - third, rightCorner + curve + lower)} ${at(left + third, corner + curve + lower)} ${at(left, corner)}Z`
  const space = `<path d="${lip(upper)}${back}" fill="${teeth ? colours.teeth : colours.ink}" ${strokeAttributes(2.6)}/>`
  const middle = corner + 0.75 * (curve + (upper + lower) / 2)
  const bite = teeth
    ? line(
        `M${at(left + 3, corner + 1)}Q${at(axis, 2 * middle - corner)} ${at(right - 3, rightCorner + 1)}`,
        1.6,
      )
    : ''
  const drawnTongue = tongue
    ? `<path d="M${at(axis - 6, middle)}V${formatCoordinate(middle + 7)}A6 6 0 0 0 ${at(axis + 6, middle + 7)}V${formatCoordinate(middle)}Z" fill="${colours.tongue}" ${strokeAttributes(2)}/>`
    : ''
  return space + bite + drawnTongue + renderCheeks(cheeks)
}
