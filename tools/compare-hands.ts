import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { drawHand, type HandDrawing } from '#packages/hands/draw-hand.ts'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { handViewBox } from '#packages/hands/hand-svg.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { handPose } from '#packages/hands/pose/hand-pose.ts'
import type { HandView } from '#packages/hands/view.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }

// node tools/compare-hands.ts OUT.png [VALUE …] [--views "8,0 60,-10"] [--sizes 240,96,40] [--columns 3]
// writes a sheet of standard handshapes as drawn hands, beside a photograph where ../shared/data has one.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: 'string' },
    sizes: { type: 'string', default: '240,96,40' },
    columns: { type: 'string', default: '3' },
  },
})
const [output, ...chosen] = positionals
if (!output) throw new Error('The first argument is the file to write')
const sizes = values.sizes.split(',').map(Number)
const views = values.views?.split(' ').map((text): HandView => {
  const [yaw = 0, pitch = 0, roll = 0] = text.split(',').map(Number)
  return { yaw, pitch, roll }
})
const columns = Number(values.columns)

const photographs = '../shared/data/handshapes/photos'
const space = 10
const captionHeight = 16
const [largest = 0] = sizes
const cellHeight = largest + captionHeight

/** The photograph of a handshape; other lexicons use its name for other handshapes. */
const photographNames: Readonly<Record<string, string>> = {
  'index-hooked': '1-clawed',
  'index-curved': '1-curved',
  'index-thumb-alongside': '1-thumb parallel',
  index: '1',
  'w-hand': '3',
  'four-hand': '4',
  'five-hand': '5',
  'middle-bent': '5m',
  'middle-contact': '5mx',
  'little-contact': '5px',
  'ring-bent': '5r',
  'ring-contact': '5rx',
  'thumb-hooked': 'A-curved',
  thumb: 'A',
  'fist-thumb-side': 'AS',
  'thumb-between': 'ASL-T',
  'bent-hand-thumb-out': 'B-bent-0',
  'bent-hand': 'B-bent',
  'cupped-hand': 'B-curved',
  'b-hand': 'B',
  'flat-hand': 'B0',
  'flat-hand-thumb-out': 'B1',
  'five-hand-curved': 'C-spread',
  'c-hand': 'C',
  'fist-raised-knuckles': 'E',
  'f-hand': 'F',
  little: 'I',
  'k-hand': 'K',
  'l-hand-hooked': 'L-curved',
  'l-hand': 'L',
  'u-hand-thumb-out': 'L2',
  'w-hand-bent': 'M',
  'u-hand-bent': 'N',
  'pinch-two-round': 'O2',
  'pinch-open': 'Q',
  'beak-open': 'Q5',
  'r-hand': 'R',
  fist: 'S',
  'v-hand': 'V',
  'v-hand-hooked': 'V-curved(1)',
  'three-hand-hooked': 'W-curved',
  'three-hand': 'W',
  'y-hand': 'Y',
  'c-index-thumb': 'baby-C',
  'pinch-round': 'baby-O',
  pinch: 'baby-beak',
  beak: 'beak',
  'pinch-two': 'beak2',
  bunched: 'flower',
  horns: 'horns',
  middle: 'middle finger',
  'pinch-hooked-open': 'money open',
  'pinch-hooked': 'money',
}

function photograph(value: string): string | null {
  const path = `${photographs}/${photographNames[value]}.jpg`
  return existsSync(path) ? `data:image/jpeg;base64,${readFileSync(path).toString('base64')}` : null
}

/** Lines are thinner in small pictures, as on pages. */
const lineWidth = (size: number) => 1 + size / 130

function picture(drawing: HandDrawing, size: number, x: number): string {
  const box = handViewBox(drawing)
  const unit = Number(box.split(' ')[3]) / size
  const stroke = (width: number) => `stroke-width="${width * unit}"`
  return (
    `<svg x="${x}" y="${largest - size}" width="${size}" height="${size}" viewBox="${box}" fill="none" stroke="#14202b"` +
    ' stroke-linecap="round" stroke-linejoin="round">' +
    `<path d="${drawing.outline}" fill="#fdf3e7" fill-rule="evenodd" ${stroke(lineWidth(size))}/>` +
    (size < 56 ? '' : `<path d="${drawing.marks}" ${stroke(lineWidth(size) / 2)}/>`) +
    `<path d="${drawing.lines}" ${stroke(lineWidth(size))}/></svg>`
  )
}

function row({ value, features }: (typeof handshapes)[number]): string[] {
  const pose = handPose(features as HandshapeFeatures)
  const image = photograph(value)
  return (views ?? [bestView(features as HandshapeFeatures)]).map((view) => {
    const drawing = drawHand(pose, { view })
    let x = 0
    const parts = image
      ? [`<image href="${image}" width="${largest}" height="${largest}" preserveAspectRatio="xMidYMid"/>`]
      : []
    for (const size of sizes) {
      x += (x === 0 ? largest : 0) + space
      parts.push(picture(drawing, size, x))
      x += size
    }
    const caption = `${value} ${view.yaw}, ${view.pitch}, ${view.roll}`
    parts.push(`<text x="4" y="${largest + 12}" font-size="11" font-family="sans-serif">${caption}</text>`)
    return parts.join('')
  })
}

const cellWidth = largest + sizes.reduce((sum, size) => sum + size + space, space)
const cells = handshapes.filter(({ value }) => chosen.length === 0 || chosen.includes(value)).flatMap(row)
const width = Math.min(columns, cells.length) * cellWidth
const height = Math.ceil(cells.length / columns) * cellHeight
const body = cells.map(
  (cell, index) =>
    `<g transform="translate(${(index % columns) * cellWidth} ${Math.floor(index / columns) * cellHeight})">${cell}</g>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${body.join('')}</svg>`
writeFileSync(output, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng())
