import type { HandDrawing } from './draw-hand.ts'

/** The frame of every hand, in millimetres. It holds the open hand with a margin. */
const frame = { width: 190, height: 206, belowWrist: 3 }

/** A view box of the same size for every hand: hands are drawn at one scale, with their wrists on one line. */
export function handViewBox({ box }: Pick<HandDrawing, 'box'>): string {
  const x = box.x + box.width / 2 - frame.width / 2
  const y = box.y + box.height + frame.belowWrist - frame.height
  return `${rounded(x)} ${rounded(y)} ${frame.width} ${frame.height}`
}

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * A hand as `<symbol>`. The page that uses it sets the colour of the lines with `color`, and these properties:
 * `--hand-skin` fills the skin, `--hand-line` and `--hand-mark-line` are widths in CSS pixels, `--hand-marks` is the
 * opacity of nails and creases.
 * @param id a name that needs no escaping in XML
 */
export const handSymbolElement = (id: string, drawing: HandDrawing): string =>
  `<symbol id="${id}" viewBox="${handViewBox(drawing)}">${paths(drawing)}</symbol>`

/** A hand as SVG file of its own, without sizes: the page gives them. */
export const handSvg = (drawing: HandDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${handViewBox(drawing)}">${paths(drawing)}</svg>\n`

const paths = ({ outline, lines, marks }: HandDrawing): string =>
  '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${outline}" fill="var(--hand-skin, transparent)" fill-rule="evenodd"${line('--hand-line', 1.6)}/>` +
  (marks && `<path d="${marks}" opacity="var(--hand-marks, 1)"${line('--hand-mark-line', 0.8)}/>`) +
  (lines && `<path d="${lines}"${line('--hand-line', 1.6)}/>`) +
  '</g>'

/** The width of a line does not depend on the size of the picture. */
const line = (property: string, width: number) =>
  ` stroke-width="var(${property}, ${width})" vector-effect="non-scaling-stroke"`
