import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { handSvg } from '#packages/hands/hand-svg.ts'
import { articulationFrames, type Box, layOutArticulation } from './articulation-layout.ts'
import type { ArticulationPictureView } from './articulation-picture.ts'
import type { HandPictureView } from './hand-picture.presenter.ts'

/** In pixels, as social networks request it. */
export const sharePictureSize = { width: 1200, height: 630 }

export const sharePictureUrl = (signId: number): string => `/share-pictures/${signId}.png`

/** The drawn parts of a sign: uploaded pictures and symbols are left out. */
export interface SharedParts {
  /** Feature codes. */
  dominant: string[]
  nondominant: string[]
  /** The id of the drawing in `locations.svg`. */
  location: string | null
}

/** What the picture for link previews shows of a sign; null if nothing of it is drawn. */
export function sharedPartsOf(view: ArticulationPictureView | null): SharedParts | null {
  if (view === null) return null
  const drawn = (hands: readonly HandPictureView[]) => hands.flatMap(({ drawing }) => drawing ?? [])
  const [dominant, nondominant] = [drawn(view.dominant), drawn(view.nondominant)]
  const { location } = view
  return dominant.length + nondominant.length > 0 || location ? { dominant, nondominant, location } : null
}

/** The light theme: the picture is shown on other sites only. Line widths are in pixels. */
const properties: Readonly<Record<string, string>> = {
  '--hand-skin': '#fdf0e1',
  '--hand-line': '4',
  '--hand-mark-line': '2',
  '--hand-marks': '1',
  '--color-line': '#d9dde1',
  '--color-line-strong': '#878a8e',
  '--color-surface': '#fffefd',
  '--place': '#d9822b',
  '--place-line': '#a05800',
}
const ink = '#14202b'
const softInk = '#4b5966'
const ground = '#efe9df'
const tile = '#e2dcd3'

/** Renderers of pictures know no custom properties. */
const withConcreteColours = (svg: string): string =>
  svg.replace(
    /var\((--[a-z-]+)(?:, ([^)]+))?\)/g,
    (_, name, fallback = 'none') => properties[name] ?? fallback,
  )

const arrowPaths = { right: 'M5 12h14m-7-7 7 7-7 7', down: 'M12 5v14m7-7-7 7-7-7' }

/**
 * The hands and the location of a sign as an SVG document with colours of its own, arranged as on its page.
 * @param drawings of the hands, by feature code
 * @param locations the text of `locations.svg`
 */
export function sharePictureSvg(
  { dominant, nondominant, location }: SharedParts,
  drawings: ReadonlyMap<string, HandDrawing>,
  locations: string,
): string {
  const { width, height } = sharePictureSize
  const frame = articulationFrames.wide
  const scale = height / frame.height
  const layout = layOutArticulation(
    { dominant: dominant.length, nondominant: nondominant.length, hasLocation: location !== null },
    'wide',
  )
  const hands = (codes: readonly string[], boxes: readonly Box[], isMirrored = false) =>
    codes.map((code, at) => handIn(boxes[at], drawings.get(code), isMirrored)).join('')
  const arrows = layout.arrows.map(({ box, direction }) => {
    const size = box.width / 24
    return `<path d="${arrowPaths[direction]}" transform="translate(${box.x} ${box.y}) scale(${size})" fill="none" stroke="${softInk}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  })
  const body =
    hands(dominant, layout.dominant) +
    hands(nondominant, layout.nondominant, true) +
    arrows.join('') +
    (location && layout.location ? locationIn(layout.location, location, locations) : '')
  return withConcreteColours(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}">` +
      `<rect width="${width}" height="${height}" fill="${ground}"/>` +
      `<g transform="translate(${(width - frame.width * scale) / 2} 0) scale(${scale})">${body}</g></svg>`,
  )
}

const place = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`

/** Drawings are of the right hand. */
function handIn(box: Box | undefined, drawing: HandDrawing | undefined, isMirrored: boolean): string {
  if (!box || !drawing) return ''
  const hand = handSvg(drawing)
    .replace('<svg ', `<svg ${place(box)} `)
    .trim()
  return isMirrored ? `<g transform="translate(${2 * box.x + box.width} 0) scale(-1 1)">${hand}</g>` : hand
}

function locationIn(box: Box, id: string, locations: string): string {
  const drawings = locations.slice(locations.indexOf('<defs>'), locations.lastIndexOf('</svg>'))
  return `<rect ${place(box)} rx="4" fill="${tile}"/>${drawings}<use href="#${id}" ${place(box)}/>`
}
