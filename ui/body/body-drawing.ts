/**
 * A line drawing of a signer, from head to hip, seen from the front. It is used by the location picker, the sign's
 * page and the demo clips. This file contains shapes only; body-locations.ts names the locations.
 * The signer's right hand is on the viewer's left.
 */

import { mapPath } from './path-data.ts'

export interface Point {
  x: number
  y: number
}

/** The body part of a shape, for its colour. */
export type BodyPart = 'back' | 'skin' | 'shirt' | 'trousers' | 'hair' | 'cheek' | 'feature' | 'crease'

export interface BodyShape {
  part: BodyPart
  /** SVG path data. */
  d: string
  /** Filled with the colour of the part. */
  fill?: boolean
  /** Width of the outline; without it there is none. */
  line?: number
}

/** The drawing from head to hip. The clips show its first 480 rows in frames 640 wide. */
export const bodyViewBox = { x: 140, y: 0, width: 360, height: 540 } as const

/** The drawing with legs. */
export const fullBodyViewBox = { x: 140, y: 0, width: 360, height: 1010 } as const

/** The vertical axis of the figure. */
export const axis = 320

/** The joints of the signer's right arm when it hangs; mirror them at the axis for the left arm. */
export const hangingArm = {
  shoulder: { x: 235, y: 238 },
  elbow: { x: 217, y: 347 },
  wrist: { x: 211, y: 455 },
} as const

/** Half the thickness of the arm at each joint, and the lengths of upper arm and forearm. */
export const armDimensions = { shoulder: 22, elbow: 17, wrist: 12, upper: 111, lower: 108 } as const

/** Neck, trunk and clothes: everything behind the arms and the head. */
export const trunk: readonly BodyShape[] = [
  {
    part: 'hair',
    fill: true,
    d: 'M271 100C262 130 262 158 268 170C273 180 288 180 300 174L340 174C352 180 367 180 372 170C378 158 378 130 369 100Z',
  },
  {
    part: 'trousers',
    fill: true,
    line: 3.4,
    d: 'M251 440C246 470 243 504 241 545L399 545C397 504 394 470 389 440Z',
  },
  { part: 'crease', line: 2.4, d: 'M320 470C319 492 319 516 319 545' },
  {
    part: 'shirt',
    fill: true,
    d: 'M291 197C274 207 252 209 235 216C222 220 213 230 213 246L250 258C252 296 258 332 258 366C258 398 251 424 248 452C294 464 346 464 392 452C389 424 382 398 382 366C382 332 388 296 390 258L427 246C427 230 418 220 405 216C388 209 366 207 349 197Z',
  },
  { part: 'shirt', line: 3.4, d: 'M291 197C274 207 252 209 235 216M349 197C366 207 388 209 405 216' },
  {
    part: 'shirt',
    line: 3.4,
    d: 'M249 256C252 296 258 332 258 366C258 398 251 424 248 452C294 464 346 464 392 452C389 424 382 398 382 366C382 332 388 296 391 256',
  },
  {
    part: 'skin',
    fill: true,
    d: 'M299 160C300 178 299 190 291 197C302 219 338 219 349 197C341 190 340 178 341 160Z',
  },
  { part: 'skin', line: 3.4, d: 'M300 168C300 182 298 191 291 197M340 168C340 182 342 191 349 197' },
  { part: 'shirt', line: 3.4, d: 'M291 197C302 220 338 220 349 197' },
  { part: 'crease', line: 2.2, d: 'M301 181C311 190 329 190 339 181' },
]

/** Legs and shoes, behind the trunk; for locations on the legs. */
export const legs: readonly BodyShape[] = [
  {
    part: 'trousers',
    fill: true,
    line: 3.4,
    d: 'M243 500C241 640 252 800 258 962L309 962C314 800 318 660 320 560C322 660 326 800 331 962L382 962C388 800 399 640 397 500Z',
  },
  {
    part: 'skin',
    fill: true,
    line: 3.4,
    d: 'M260 962C246 970 238 984 242 994L308 994L309 962ZM380 962C394 970 402 984 398 994L332 994L331 962Z',
  },
]

/** Ears, outline of the face, cheeks and hair, without what moves in a face and without the nose. */
export const headWithoutFeatures: readonly BodyShape[] = [
  {
    part: 'skin',
    fill: true,
    line: 3.2,
    d: 'M274 108C264 101 259 110 263 122C266 133 273 136 277 131Z',
  },
  {
    part: 'skin',
    fill: true,
    line: 3.2,
    d: 'M366 108C376 101 381 110 377 122C374 133 367 136 363 131Z',
  },
  {
    part: 'skin',
    fill: true,
    line: 3.4,
    d: 'M272 100C272 68 292 52 320 52C348 52 368 68 368 100C368 144 346 178 320 178C294 178 272 144 272 100Z',
  },
  { part: 'cheek', fill: true, d: 'M284 134A9.5 7 0 1 0 303 134A9.5 7 0 1 0 284 134Z' },
  { part: 'cheek', fill: true, d: 'M337 134A9.5 7 0 1 0 356 134A9.5 7 0 1 0 337 134Z' },
  {
    part: 'hair',
    fill: true,
    d: 'M268 114C256 66 282 36 322 35C362 34 386 68 372 114C371 102 367 93 361 87C340 87 318 80 303 68C298 79 288 88 277 94C272 99 269 106 268 114Z',
  },
]

export const nose: BodyShape = {
  part: 'feature',
  line: 2.6,
  d: 'M321 116C319 124 315 130 316 133C317 136 321 137 325 135',
}

/** The head with the features of a calm face. The eyes are separate, because they move. */
export const head: readonly BodyShape[] = [
  ...headWithoutFeatures,
  { part: 'feature', line: 3, d: 'M292 101C297 96 305 96 310 99M330 99C335 96 343 96 348 101' },
  nose,
  { part: 'feature', line: 3, d: 'M306 151C313 159 327 159 334 151' },
]

/** Centre of each open eye. */
export const eyes: readonly [Point, Point] = [
  { x: 301, y: 114 },
  { x: 339, y: 114 },
]

/** The signer's hanging right arm. Draw it over the trunk and over a hand at its wrist. */
export const relaxedArm: readonly BodyShape[] = [
  {
    part: 'shirt',
    fill: true,
    d: 'M256 243L230 349L223 455A12 12 0 0 1 199 455L197 346L213 235A22 22 0 0 1 256 243Z',
  },
  {
    part: 'shirt',
    line: 3.4,
    d: 'M256 243L230 349L223 455A12 12 0 0 1 199 455L197 346L213 235A22 22 0 0 1 235 216',
  },
]

/** The signer's right arm raised in front of the body. Draw it over the base hand at its wrist, at (262, 388). */
export const raisedArm: readonly BodyShape[] = [
  {
    part: 'shirt',
    fill: true,
    d: 'M256 245L218 350L185 339L214 232A22 22 0 0 1 256 245ZM212 331L270 378A13 13 0 0 1 255 399L192 358A17 17 0 0 1 212 331Z',
  },
  {
    part: 'shirt',
    line: 3.4,
    d: 'M256 245L226 328M235 216A22 22 0 0 0 214 232L185 339A17 17 0 0 0 192 358L255 399A13 13 0 0 0 270 378L212 331',
  },
]

/** The point on the other side of the body. */
export const mirrored = <P extends Point>(point: P): P => ({ ...point, x: 2 * axis - point.x })

/** A path of absolute M, L, C and Z on the other side of the body. */
export const mirroredPath = (d: string): string =>
  mapPath(
    d,
    (x) => 2 * axis - x,
    (y) => y,
    1,
  )
