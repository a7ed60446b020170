import { traceChains } from './drawing/chains.ts'
import { type Curve, fitCurves } from './drawing/fit-curves.ts'
import { findLines, innerLine, outerLine } from './drawing/line-grid.ts'
import { chainCurves, joinContours, ownTangents } from './drawing/outline.ts'
import { pathData } from './drawing/path-data.ts'
import type { Point } from './drawing/point.ts'
import { rasterizeSkin, type SkinImage } from './drawing/skin-image.ts'
import { closeSlivers } from './drawing/slivers.ts'
import { smoothChains } from './drawing/strands.ts'
import { visibleMarks } from './drawing/visible-marks.ts'
import { restingSkin, skinFaces, skinInPose } from './mesh/skin.ts'
import type { HandPose } from './skeleton.ts'
import { type HandView, viewRotation } from './view.ts'

/** A hand as lines: SVG path data in millimetres, y down, the wrist at 0 0. */
export interface HandDrawing {
  /**
   * The line round the hand, open at the wrist unless the arm points to the viewer. Filled with the rule evenodd it is
   * the skin.
   */
  outline: string
  /** Lines within the hand. */
  lines: string
  /** Nails, creases and lines of the palm. */
  marks: string
  /** The bounds of the hand. */
  box: { x: number; y: number; width: number; height: number }
}

export interface DrawHandOptions {
  view: HandView
  /** The left hand is the mirrored right hand. Default: right. */
  side?: 'right' | 'left'
  /** Whether nails and creases are drawn. Default: true. */
  marks?: boolean
}

const pixelsPerMillimetre = 3
/** Free space round the hand, in millimetres. */
const margin = 4
/** The forearm ends here, its lines a little earlier: the mesh is round below. */
const armEnd = -10
const armLineEnd = -8
/** Gaps between fingers and slivers of skin that are narrower are closed, in pixels. */
const sliverWidths = {
  background: Math.round(2.5 * pixelsPerMillimetre),
  skin: Math.round(2 * pixelsPerMillimetre),
}
/** Loose inner lines that are shorter are left out, in millimetres. */
const leastLine = 5
/** The standard deviation of the smoothing, in millimetres. */
const smoothing = 1
/** How far curves may be from the lines, in millimetres. */
const error = { line: 0.35, mark: 0.15 }

/** Draws a hand in a pose, seen from somewhere. The same arguments give the same text. */
export function drawHand(
  pose: HandPose,
  { view, side = 'right', marks = true }: DrawHandOptions,
): HandDrawing {
  const frame = framed(skinInPose(pose), view)
  const { points, image, left, top } = frame
  closeSlivers(image, sliverWidths)
  const heightOnArm = (pixel: number) => image.places[3 * pixel + 1] ?? 0
  const isSkin = (pixel: number) => (image.faces[pixel] ?? -1) >= 0
  const isArmCut = !isSeenFromArm(view)
  if (isArmCut)
    for (let pixel = 0; pixel < image.faces.length; pixel++)
      if (isSkin(pixel) && heightOnArm(pixel) < armEnd) image.faces[pixel] = -1
  const isArmEnd = (pixel: number) => isArmCut && isSkin(pixel) && heightOnArm(pixel) < armLineEnd

  const mirror = side === 'left' ? -1 : 1
  const toMillimetres = ([x, y]: Point): Point => [
    mirror * (x / pixelsPerMillimetre + left),
    y / pixelsPerMillimetre - top,
  ]
  const toPath = (curves: readonly Curve[]) => pathData(curves, toMillimetres)
  const traced = contoursOf(image, isArmEnd)
  return {
    outline: traced.contours.map(toPath).join(''),
    lines: traced.lines.map(toPath).join(''),
    marks: marks
      ? visibleMarks(points, image, pixelsPerMillimetre)
          .map((line) => toPath(fitCurves(line, error.mark * pixelsPerMillimetre, ownTangents(line, 2))))
          .join('')
      : '',
    box: boundsOf(image, toMillimetres),
  }
}

/** Whether the arm points to the viewer. A cut arm would look hollow then, so it keeps the round end of the mesh. */
function isSeenFromArm(view: HandView): boolean {
  const [, , toViewer] = viewRotation(view)
  return toViewer[1] < -0.6
}

/** The skin as pixels; the left and upper edge in millimetres. */
function framed(skin: Float64Array, view: HandView) {
  const [xRow, yRow, zRow] = viewRotation(view)
  const points = new Float64Array(skin.length)
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity]
  for (let index = 0; index < skin.length; index += 3) {
    const [px, py, pz] = [skin[index] ?? 0, skin[index + 1] ?? 0, skin[index + 2] ?? 0]
    const x = xRow[0] * px + xRow[1] * py + xRow[2] * pz
    const y = yRow[0] * px + yRow[1] * py + yRow[2] * pz
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.max(top, y)
    bottom = Math.min(bottom, y)
    points[index] = x
    points[index + 1] = y
    points[index + 2] = zRow[0] * px + zRow[1] * py + zRow[2] * pz
  }
  left -= margin
  top += margin
  for (let index = 0; index < skin.length; index += 3) {
    points[index] = ((points[index] ?? 0) - left) * pixelsPerMillimetre
    points[index + 1] = (top - (points[index + 1] ?? 0)) * pixelsPerMillimetre
    points[index + 2] = (points[index + 2] ?? 0) * pixelsPerMillimetre
  }
  const size = {
    width: Math.ceil((right + margin - left) * pixelsPerMillimetre),
    height: Math.ceil((top - bottom + margin) * pixelsPerMillimetre),
  }
  return { points, left, top, image: rasterizeSkin(points, restingSkin, skinFaces, size) }
}

/** One line round the hand, open at the wrist, and the lines within. */
function contoursOf(image: SkinImage, isArmEnd: (pixel: number) => boolean) {
  const open = traceContours(image, isArmEnd, isArmEnd)
  // Filled, an open line closes itself; several would cut the skin. Then the line goes round the arm.
  if (open.openings === 2) return open
  return traceContours(image, () => false, isArmEnd)
}

function traceContours(
  image: SkinImage,
  isLeftOut: (pixel: number) => boolean,
  isInnerLeftOut: (pixel: number) => boolean,
) {
  const grid = findLines(image, isLeftOut, isInnerLeftOut)
  const chains = traceChains(grid, leastLine * pixelsPerMillimetre)
  const smooth = smoothChains(chains, grid.columns, smoothing * pixelsPerMillimetre)
  const outer = smooth.filter(({ chain }) => chain.kind === outerLine)
  const inner = smooth.filter(({ chain }) => chain.kind === innerLine)
  const counts = new Map<number, number>()
  for (const { chain } of outer)
    for (const corner of [chain.corners[0], chain.corners.at(-1)])
      counts.set(corner ?? -1, (counts.get(corner ?? -1) ?? 0) + 1)
  return {
    openings: [...counts.values()].filter((count) => count === 1).length,
    contours: joinContours(outer, error.line * pixelsPerMillimetre),
    lines: inner.map((chain) => chainCurves(chain, error.line * pixelsPerMillimetre)),
  }
}

function boundsOf({ width, height, faces }: SkinImage, toMillimetres: (point: Point) => Point) {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((faces[y * width + x] ?? -1) < 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  const [start, end] = [toMillimetres([left, top]), toMillimetres([right, bottom])]
  const rounded = (value: number) => Math.round(value * 10) / 10
  return {
    x: rounded(Math.min(start[0], end[0])),
    y: rounded(start[1]),
    width: rounded(Math.abs(end[0] - start[0])),
    height: rounded(end[1] - start[1]),
  }
}
