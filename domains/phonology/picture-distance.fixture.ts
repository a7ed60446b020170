import { Resvg } from '@resvg/resvg-js'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import { handViewBox } from '#packages/hands/hand-svg.ts'

/** The size of a handshape in lists, in pixels. */
const size = 40
/** Pictures that differ by so many pixels in their position are the same to a reader. */
const shift = 2

/** A picture as a reader sees it at a glance: the darkness of each pixel, 0 to 1, a little blurred. */
export type Glance = Float64Array

export function glanceAt(drawing: HandDrawing): Glance {
  const unit = 206 / size
  const line = `stroke="#000" stroke-width="${1.3 * unit}" stroke-linecap="round"`
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${handViewBox(drawing)}" fill="none">` +
    `<path d="${drawing.outline}" fill="#bbb" fill-rule="evenodd" ${line}/><path d="${drawing.lines}" ${line}/></svg>`
  const { pixels } = new Resvg(svg, { background: '#fff' }).render()
  return blur(Float64Array.from({ length: size * size }, (_, pixel) => 1 - (pixels[4 * pixel] ?? 0) / 255))
}

/** The mean of each pixel and its neighbours. */
const blur = (picture: Glance): Glance =>
  picture.map((_, pixel) => {
    let sum = 0
    for (const y of [-1, 0, 1])
      for (const x of [-1, 0, 1]) sum += at(picture, (pixel % size) + x, Math.floor(pixel / size) + y)
    return sum / 9
  })

const at = (picture: Glance, x: number, y: number) =>
  x < 0 || y < 0 || x >= size || y >= size ? 0 : (picture[y * size + x] ?? 0)

/** How different two pictures look: the root of the mean squared difference of the pixels that either has, 0 to 1. */
export function pictureDistance(one: Glance, other: Glance): number {
  let least = Number.POSITIVE_INFINITY
  for (let dy = -shift; dy <= shift; dy++)
    for (let dx = -shift; dx <= shift; dx++) {
      let [sum, count] = [0, 0]
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++) {
          const [a, b] = [at(one, x, y), at(other, x + dx, y + dy)]
          if (a + b === 0) continue
          sum += (a - b) ** 2
          count++
        }
      least = Math.min(least, sum / count)
    }
  return Math.sqrt(least)
}
