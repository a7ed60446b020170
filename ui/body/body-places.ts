import { axis, hangingArm, mirrored, type Point } from './body-drawing.ts'

/** A named area of the body: a target to touch, and the point a hand goes to. */
export interface BodyPlace {
  /** The wider area it lies in. */
  within?: string
  /** Closed SVG path in the drawing's space; both sides of the body when the place has two. */
  d: string
  /** Of a place with two sides, the one at the signer's right hand. */
  at: Point
}

const round = (value: number) => Math.round(value * 10) / 10

function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  const curve = (...values: number[]) => `C${values.map(round).join(' ')}`
  return [
    `M${x - rx} ${y}`,
    curve(x - rx, y - ky, x - kx, y - ry, x, y - ry),
    curve(x + kx, y - ry, x + rx, y - ky, x + rx, y),
    curve(x + rx, y + ky, x + kx, y + ry, x, y + ry),
    `${curve(x - kx, y + ry, x - rx, y + ky, x - rx, y)}Z`,
  ].join('')
}

/** A path of absolute M, L and C, and its mirror image. */
function both(d: string): string {
  let index = 0
  return (
    d + d.replace(/-?\d+(?:\.\d+)?/g, (text) => String(index++ % 2 ? text : round(2 * axis - Number(text))))
  )
}

const ovals = (x: number, y: number, rx: number, ry: number) => both(oval(x, y, rx, ry))
const { elbow, wrist } = hangingArm

/** Every area of the drawing by its name; the wider ones first, so that the finer ones lie on top. */
export const bodyPlaces = {
  'neutral-space': { d: oval(320, 296, 118, 96), at: { x: 276, y: 292 } },
  'in-front-of-face': { within: 'neutral-space', d: oval(320, 140, 104, 74), at: { x: 262, y: 160 } },
  'in-front-of-chest': { within: 'neutral-space', d: oval(320, 278, 104, 62), at: { x: 276, y: 276 } },
  'at-the-side': { within: 'neutral-space', d: ovals(176, 300, 30, 84), at: { x: 204, y: 300 } },
  head: {
    d: 'M260 104C254 24 386 24 380 104C382 150 352 184 320 184C288 184 258 150 260 104Z',
    at: { x: 296, y: 100 },
  },
  face: { within: 'head', d: oval(320, 118, 50, 60), at: { x: 300, y: 124 } },
  'top-of-head': {
    within: 'head',
    d: 'M262 72C272 22 368 22 378 72C352 54 288 54 262 72Z',
    at: { x: 314, y: 36 },
  },
  forehead: {
    within: 'face',
    d: 'M280 98C282 82 300 72 320 72C340 72 358 82 360 98Z',
    at: { x: 303, y: 86 },
  },
  'side-of-head': { within: 'head', d: ovals(269, 92, 12, 34), at: { x: 270, y: 90 } },
  'back-of-head': { within: 'head', d: ovals(271, 156, 11, 22), at: { x: 268, y: 150 } },
  temple: { within: 'head', d: ovals(277, 98, 11, 15), at: { x: 277, y: 96 } },
  eyes: { within: 'face', d: ovals(301, 114, 16, 10), at: { x: 300, y: 115 } },
  nose: { within: 'face', d: oval(320, 127, 11, 14), at: { x: 318, y: 132 } },
  cheek: { within: 'face', d: ovals(293, 136, 14, 12), at: { x: 291, y: 137 } },
  ear: { within: 'head', d: ovals(267, 119, 11, 18), at: { x: 266, y: 120 } },
  mouth: { within: 'face', d: oval(320, 153, 21, 9), at: { x: 314, y: 154 } },
  chin: { within: 'face', d: oval(320, 172, 24, 10), at: { x: 314, y: 175 } },
  neck: {
    d: 'M300 180C312 186 328 186 340 180C340 190 342 194 349 198C338 218 302 218 291 198C298 194 300 190 300 180Z',
    at: { x: 310, y: 200 },
  },
  throat: { within: 'neck', d: oval(320, 200, 19, 14), at: { x: 314, y: 202 } },
  trunk: {
    d: 'M249 216L391 216C391 300 382 340 382 366C382 398 389 424 392 456L248 456C251 424 258 398 258 366C258 340 249 300 249 216Z',
    at: { x: 300, y: 300 },
  },
  shoulder: { within: 'trunk', d: ovals(238, 232, 25, 22), at: { x: 240, y: 228 } },
  'ipsilateral-shoulder': { within: 'shoulder', d: oval(238, 232, 25, 22), at: { x: 240, y: 228 } },
  'contralateral-shoulder': { within: 'shoulder', d: oval(402, 232, 25, 22), at: { x: 398, y: 230 } },
  chest: {
    within: 'trunk',
    d: 'M262 222C300 232 340 232 378 222C388 250 386 290 384 318L256 318C254 290 252 250 262 222Z',
    at: { x: 298, y: 274 },
  },
  abdomen: {
    within: 'trunk',
    d: 'M256 318L384 318C382 350 380 376 384 402L256 402C260 376 258 350 256 318Z',
    at: { x: 304, y: 352 },
  },
  'centre-of-chest': { within: 'chest', d: oval(320, 266, 24, 24), at: { x: 312, y: 268 } },
  heart: { within: 'chest', d: oval(358, 262, 20, 22), at: { x: 352, y: 264 } },
  stomach: { within: 'abdomen', d: oval(320, 352, 36, 28), at: { x: 308, y: 350 } },
  hip: {
    within: 'trunk',
    d: 'M256 402L384 402C388 420 391 436 392 456L248 456C249 436 252 420 256 402Z',
    at: { x: 268, y: 424 },
  },
  arm: { d: both('M214 240L254 258L232 350L224 458L198 458L199 346Z'), at: { x: 412, y: 330 } },
  'upper-arm': { within: 'arm', d: both('M212 258L256 262L235 332L201 330Z'), at: { x: 414, y: 292 } },
  elbow: { within: 'arm', d: ovals(elbow.x, elbow.y, 20, 20), at: mirrored(elbow) },
  forearm: { within: 'arm', d: both('M200 366L233 366L226 438L198 438Z'), at: { x: 426, y: 400 } },
  wrist: { within: 'arm', d: ovals(wrist.x, wrist.y - 2, 17, 13), at: mirrored(wrist) },
  hand: { d: ovals(211, 488, 22, 30), at: { x: 350, y: 330 } },
  leg: {
    d: 'M250 458L390 458C395 490 398 515 399 540L241 540C242 515 245 490 250 458Z',
    at: { x: 282, y: 452 },
  },
} satisfies Record<string, BodyPlace>

export type PlaceName = keyof typeof bodyPlaces
const isPlace = (name: string): name is PlaceName => Object.hasOwn(bodyPlaces, name)

/** The names from a place outwards to its widest area. */
export function placesAround(name: PlaceName): PlaceName[] {
  const { within } = bodyPlaces[name] as BodyPlace
  return within && isPlace(within) ? [name, ...placesAround(within)] : [name]
}

/** The first of the names that the drawing has a place for: the precise place, else its area. */
export const knownPlace = (...names: readonly string[]): PlaceName | undefined => names.find(isPlace)
