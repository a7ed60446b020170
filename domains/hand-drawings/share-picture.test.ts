import { expect, test } from 'vitest'
import type { HandDrawing } from '#packages/hands/draw-hand.ts'
import type { ArticulationPictureView } from './articulation-picture.ts'
import { sharedPartsOf, sharePictureSvg } from './share-picture.ts'

const drawn = (drawing: string) => ({ drawing, symbol: null, picture: null })
const uploaded = { drawing: null, symbol: 'S10000', picture: '/media/1/a.webp' }
const none: ArticulationPictureView = { dominant: [], nondominant: [], location: null, locationPicture: null }
const drawing: HandDrawing = {
  outline: 'M0 0L9 9Z',
  lines: 'M1 1L2 2',
  marks: 'M3 3L4 4',
  box: { x: -40, y: -180, width: 80, height: 190 },
}
const locations =
  '<svg xmlns="http://www.w3.org/2000/svg"><title>Locations</title><defs></defs>' +
  '<symbol id="chin" viewBox="0 0 4 5"><path fill="var(--place)"/></symbol></svg>'

test('the picture for link previews has what is drawn of a sign; a sign without drawings has none [PUB-03]', () => {
  expect(sharedPartsOf({ ...none, dominant: [drawn('250002'), uploaded], location: 'chin' })).toEqual({
    dominant: ['250002'],
    nondominant: [],
    location: 'chin',
  })
  expect(sharedPartsOf({ ...none, dominant: [uploaded], locationPicture: '/media/2/b.webp' })).toBeNull()
  expect(sharedPartsOf(null)).toBeNull()
})

test('it has hands, arrow and location, the other hand mirrored, in colours that need no page [PUB-03]', () => {
  const parts = { dominant: ['250002', 'u50000'], nondominant: ['u11110'], location: 'chin' }
  const drawings = new Map(['250002', 'u50000', 'u11110'].map((code) => [code, drawing]))
  const svg = sharePictureSvg(parts, drawings, locations)
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect(svg.match(/<svg [^>]*viewBox/g)).toHaveLength(3)
  expect(svg.match(/scale\(-1 1\)/g)).toHaveLength(1)
  expect(svg.match(/stroke="#4b5966"/g)).toHaveLength(1)
  expect(svg).toContain('<use href="#chin"')
  expect(svg).not.toMatch(/var\(|light-dark|<title/)
})
