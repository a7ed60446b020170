import { hangingArm, mirrored, mirroredPath } from './body-drawing.ts'
import type { BodyLocation } from './body-location.ts'
import { handLocations } from './hand-locations.ts'
import { headLocations, nearHeadLocations } from './head-locations.ts'
import { oval } from './oval.ts'

const neutralSpaceLocations = {
  'neutral-space': { d: oval(320, 296, 118, 96), point: { x: 276, y: 292 } },
  'in-front-of-chest': { within: 'neutral-space', d: oval(320, 278, 104, 62), point: { x: 276, y: 276 } },
  'in-front-of-shoulder': { within: 'neutral-space', d: oval(244, 240, 42, 38), point: { x: 240, y: 234 } },
  'in-front-of-waist': { within: 'neutral-space', d: oval(320, 392, 104, 52), point: { x: 272, y: 372 } },
  'at-the-side': { within: 'neutral-space', d: oval(176, 290, 30, 84), point: { x: 206, y: 266 } },
  'at-the-other-side': { within: 'neutral-space', d: oval(464, 290, 30, 84), point: { x: 404, y: 270 } },
  'beside-trunk': {
    within: 'neutral-space',
    d: oval(188, 300, 28, 72),
    paired: true,
    point: { x: 212, y: 280 },
  },
} satisfies Record<string, BodyLocation>

const trunkLocations = {
  trunk: {
    d: 'M249 216L391 216C391 300 382 340 382 366C382 398 389 424 392 456L248 456C251 424 258 398 258 366C258 340 249 300 249 216Z',
    point: { x: 300, y: 300 },
  },
  'upper-trunk': { within: 'trunk', d: oval(320, 256, 66, 36), point: { x: 300, y: 256 } },
  'middle-of-trunk': { within: 'trunk', d: oval(320, 330, 62, 32), point: { x: 302, y: 330 } },
  'lower-trunk': { within: 'trunk', d: oval(320, 406, 64, 34), point: { x: 302, y: 406 } },
  shoulder: { within: 'trunk', d: oval(238, 232, 25, 22), paired: true, point: { x: 240, y: 228 } },
  'top-of-shoulder': {
    within: 'shoulder',
    d: oval(248, 213, 24, 9),
    paired: true,
    point: { x: 250, y: 214 },
  },
  'ipsilateral-shoulder': { within: 'shoulder', d: oval(238, 232, 25, 22), point: { x: 240, y: 228 } },
  'contralateral-shoulder': { within: 'shoulder', d: oval(402, 232, 25, 22), point: { x: 398, y: 230 } },
  chest: {
    within: 'trunk',
    d: 'M262 222C300 232 340 232 378 222C388 250 386 290 384 318L256 318C254 290 252 250 262 222Z',
    point: { x: 298, y: 274 },
  },
  collarbone: { within: 'chest', d: oval(288, 222, 26, 8), paired: true, point: { x: 288, y: 224 } },
  'upper-chest': { within: 'chest', d: oval(320, 243, 58, 20), point: { x: 304, y: 246 } },
  'centre-of-chest': { within: 'chest', d: oval(320, 266, 24, 24), point: { x: 312, y: 268 } },
  'chest-ipsilateral': { within: 'chest', d: oval(284, 264, 24, 26), point: { x: 284, y: 266 } },
  'chest-contralateral': { within: 'chest', d: oval(356, 264, 24, 26), point: { x: 354, y: 266 } },
  heart: { within: 'chest', d: oval(358, 262, 20, 22), point: { x: 352, y: 264 } },
  abdomen: {
    within: 'trunk',
    d: 'M256 318L384 318C382 350 380 376 384 402L256 402C260 376 258 350 256 318Z',
    point: { x: 304, y: 352 },
  },
  stomach: { within: 'abdomen', d: oval(320, 346, 36, 26), point: { x: 308, y: 346 } },
  navel: { within: 'abdomen', d: oval(320, 374, 10, 10), point: { x: 314, y: 374 } },
  'lower-abdomen': { within: 'abdomen', d: oval(320, 394, 46, 22), point: { x: 308, y: 392 } },
  'side-of-trunk': { within: 'trunk', d: oval(263, 322, 13, 74), paired: true, point: { x: 264, y: 320 } },
  armpit: { within: 'side-of-trunk', d: oval(259, 262, 10, 15), paired: true, point: { x: 256, y: 264 } },
  ribs: { within: 'side-of-trunk', d: oval(268, 318, 15, 36), paired: true, point: { x: 270, y: 318 } },
  back: { within: 'trunk', d: oval(320, 312, 58, 92), hidden: true, point: { x: 262, y: 330 } },
  'upper-back': { within: 'back', d: oval(320, 262, 56, 40), hidden: true, point: { x: 248, y: 216 } },
  'lower-back': { within: 'back', d: oval(320, 366, 50, 40), hidden: true, point: { x: 262, y: 376 } },
  waist: {
    within: 'trunk',
    d: 'M257 378L383 378C383 388 384 394 385 404L255 404C256 394 257 388 257 378Z',
    point: { x: 276, y: 388 },
  },
  hip: { within: 'trunk', d: oval(266, 426, 20, 26), paired: true, point: { x: 268, y: 422 } },
  pelvis: { within: 'trunk', d: oval(320, 430, 64, 28), point: { x: 300, y: 426 } },
  groin: { within: 'pelvis', d: oval(320, 458, 15, 15), point: { x: 312, y: 452 } },
  buttocks: { within: 'pelvis', d: oval(320, 448, 60, 30), hidden: true, point: { x: 258, y: 440 } },
} satisfies Record<string, BodyLocation>

/** Locations on the arm are those of the signer's left arm, where the right hand signs. */
const elbow = mirrored(hangingArm.elbow)
const wrist = mirrored(hangingArm.wrist)

const armLocations = {
  arm: { d: mirroredPath('M214 240L254 258L232 350L224 458L198 458L199 346Z'), point: { x: 412, y: 330 } },
  'upper-arm': {
    within: 'arm',
    d: mirroredPath('M212 258L256 262L235 332L201 330Z'),
    point: { x: 414, y: 292 },
  },
  elbow: { within: 'arm', d: oval(elbow.x + 6, elbow.y + 6, 15, 16), point: elbow },
  'back-of-elbow': { within: 'arm', d: oval(elbow.x + 9, elbow.y + 8, 9, 11), point: elbow },
  'inner-elbow': { within: 'arm', d: oval(elbow.x - 4, elbow.y - 2, 12, 12), point: elbow },
  forearm: { within: 'arm', d: mirroredPath('M200 366L233 366L226 438L198 438Z'), point: { x: 426, y: 400 } },
  'inner-forearm': { within: 'forearm', d: oval(414, 402, 7, 36), point: { x: 426, y: 400 } },
  'outer-forearm': { within: 'forearm', d: oval(437, 402, 7, 36), point: { x: 426, y: 400 } },
  'ulnar-forearm': { within: 'forearm', d: oval(426, 402, 9, 38), hidden: true, point: { x: 426, y: 400 } },
  wrist: { within: 'arm', d: oval(wrist.x, wrist.y - 2, 17, 13), point: wrist },
  'inner-wrist': { within: 'wrist', d: oval(wrist.x - 7, wrist.y - 2, 8, 13), point: wrist },
  'back-of-wrist': { within: 'wrist', d: oval(wrist.x + 7, wrist.y - 2, 8, 13), point: wrist },
} satisfies Record<string, BodyLocation>

const legLocations = {
  leg: {
    d: 'M241 470L316 500L308 980L262 980L246 740Z',
    paired: true,
    point: { x: 282, y: 452 },
  },
  thigh: { within: 'leg', d: oval(280, 600, 34, 86), paired: true, point: { x: 284, y: 462 } },
  knee: { within: 'leg', d: oval(283, 735, 26, 28), paired: true, point: { x: 284, y: 468 } },
  'lower-leg': { within: 'leg', d: oval(284, 850, 24, 76), paired: true, point: { x: 284, y: 468 } },
  foot: { within: 'leg', d: oval(278, 974, 36, 24), paired: true, point: { x: 284, y: 468 } },
} satisfies Record<string, BodyLocation>

/** Every location of the standard lists by its value; wider ones first, so that finer ones are drawn on top. */
export const bodyLocations = {
  ...neutralSpaceLocations,
  ...nearHeadLocations,
  ...headLocations,
  ...trunkLocations,
  ...armLocations,
  ...handLocations,
  ...legLocations,
} satisfies Record<string, BodyLocation>

export type LocationName = keyof typeof bodyLocations
const isLocationName = (name: string): name is LocationName => Object.hasOwn(bodyLocations, name)

export const getBodyLocation = (name: LocationName): BodyLocation => bodyLocations[name]

/** The names of a location and of the locations that contain it, from the inside outwards. */
export function locationWithAncestors(name: LocationName): LocationName[] {
  const { within } = getBodyLocation(name)
  return within && isLocationName(within) ? [name, ...locationWithAncestors(within)] : [name]
}

/** The first name that the drawing has a location for; pass the precise location before its area. */
export const findDrawnLocation = (...names: readonly (string | undefined)[]): LocationName | undefined =>
  names.find((name): name is LocationName => name !== undefined && isLocationName(name))

/** The id of the picture of a location in `locations.svg`; undefined if the drawing has none of the names. */
export function drawnLocationId(
  names: readonly (string | undefined)[],
  bothSides: boolean,
): string | undefined {
  const name = findDrawnLocation(...names)
  if (name === undefined) return undefined
  return bothSides && getBodyLocation(name).paired ? `${name}${bothSidesSuffix}` : name
}

/** Ends the id of the picture that marks both sides of a paired location. */
export const bothSidesSuffix = '.both'

/** The outline of a location; of a paired location on the side of the right hand, or on both sides. */
export function locationOutline(name: LocationName, bothSides: boolean): string {
  const { d, paired } = getBodyLocation(name)
  return paired && bothSides ? d + mirroredPath(d) : d
}
