import type { Curve } from './fit-curves.ts'
import type { Point } from './point.ts'

/** Numbers of paths are multiples of a fifth of a millimetre: exact to an eighth of a pixel at 240 px. */
const unitsPerMillimetre = 5

/**
 * SVG path data for curves that follow each other, relative and without needless characters.
 * @param toMillimetres from points of the curves to the picture
 */
export function pathData(curves: readonly Curve[], toMillimetres: (point: Point) => Point): string {
  const inUnits = (point: Point): Point => {
    const [x, y] = toMillimetres(point)
    return [Math.round(x * unitsPerMillimetre), Math.round(y * unitsPerMillimetre)]
  }
  let data = ''
  let here: Point | undefined
  for (const curve of curves) {
    const [start, one, two, end] = curve.map(inUnits) as [Point, Point, Point, Point]
    if (!here || here[0] !== start[0] || here[1] !== start[1]) data += `M${joinNumbers(start)}`
    const [x, y] = start
    const numbers = [one[0] - x, one[1] - y, two[0] - x, two[1] - y, end[0] - x, end[1] - y]
    data += `c${joinNumbers(numbers)}`
    here = end
  }
  return data
}

/** A sign or a second decimal point separates numbers too. */
function joinNumbers(units: readonly number[]): string {
  let text = ''
  let before = ''
  for (const unit of units) {
    const number = String(unit / unitsPerMillimetre).replace(/^(-?)0\./, '$1.')
    const isSeparate = number.startsWith('-') || (number.startsWith('.') && before.includes('.'))
    text += text === '' || isSeparate ? number : ` ${number}`
    before = number
  }
  return text
}
