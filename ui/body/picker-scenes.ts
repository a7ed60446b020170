import type { BodyPlace } from './body-place.ts'
import { bodyPlace, bodyPlaces, knownPlace, type PlaceName, placePath, placesAround } from './body-places.ts'
import { handViewBox } from './hand-drawing.ts'
import { oval } from './oval.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One part of the drawing, large enough for a finger to choose the places in it. */
export interface Scene {
  /** What is drawn: the signer, or the hand that is signed on from one of its sides. */
  of: 'signer' | NonNullable<BodyPlace['view']>
  window: Box
  /** The places in it, the wider ones first, so that a finer one lies on top and is the one that is touched. */
  shapes: { place: PlaceName; d: string; look?: 'ground' | 'quiet' | undefined }[]
}

/** The space around the signer is a ground; what lies behind others, or under them all, has no outline of its own. */
const lookOf = (place: PlaceName) =>
  place === 'neutral-space' || place === 'near-head'
    ? 'ground'
    : bodyPlace(place).hidden || place === 'trunk'
      ? 'quiet'
      : undefined

const headWindow = { x: 208, y: 2, width: 224, height: 218 }
const bodyWindow = { x: 150, y: 186, width: 340, height: 374 }

const ground = ({ x, y, width, height }: Box) =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`

/** Where an area is touched rather than drawn: the small ones wider, the space around the signer all that is left. */
const touched: Partial<Record<PlaceName, string>> = {
  'neutral-space': ground(bodyWindow),
  'near-head': ground(headWindow),
  eyes: oval(301, 113, 18, 13) + oval(339, 113, 18, 13),
  nose: oval(320, 126, 12, 16),
  mouth: oval(320, 153, 25, 12),
  chin: oval(320, 175, 28, 12),
  'side-of-trunk': oval(262, 322, 17, 74) + oval(378, 322, 17, 74),
  hand: oval(427, 482, 23, 34),
}

const isOnHead = (place: PlaceName) =>
  placesAround(place).some((name) => name === 'head' || name === 'neck' || name === 'near-head')

const inOrder = new Map(Object.keys(bodyPlaces).map((name, index) => [name, index]))
const byDepth = (a: PlaceName, b: PlaceName) => (inOrder.get(a) ?? 0) - (inOrder.get(b) ?? 0)

function boxAround(paths: readonly string[]): Box {
  const numbers = paths.flatMap((d) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** At least 100 units wide, with air around, and no flatter or higher than a picture should be. */
function framed(box: Box): Box {
  const longest = Math.max(box.width, box.height, 80) * 1.3
  const width = Math.max(box.width * 1.3, longest * 0.75)
  const height = Math.max(box.height * 1.3, longest * 0.75)
  const round = Math.round
  return {
    x: round(box.x + box.width / 2 - width / 2),
    y: round(box.y + box.height / 2 - height / 2),
    width: round(width),
    height: round(height),
  }
}

/** The areas, on two pictures: the head enlarged, and the body below it. */
export function areaScenes(names: readonly string[]): Scene[] {
  const places = known(names)
  const scene = (window: Box, of: PlaceName[]): Scene => ({
    of: 'signer',
    window,
    shapes: of.map((place) => ({
      place,
      d: touched[place] ?? placePath(place, true),
      look: lookOf(place),
    })),
  })
  return [
    scene(headWindow, places.filter(isOnHead)),
    scene(
      bodyWindow,
      places.filter((place) => !isOnHead(place)),
    ),
  ].filter(({ shapes }) => shapes.length > 0)
}

/** The precise places of one area, as near as they need; those of the hand on the hand, its two sides apart. */
export function preciseScenes(names: readonly string[]): Scene[] {
  const places = known(names)
  const shapesOf = (view: BodyPlace['view']) =>
    places
      .filter((place) => bodyPlace(place).view === view)
      .map((place) => ({ place, d: placePath(place, true) }))
  const onBody = shapesOf(undefined)
  const scenes: Scene[] = [
    { of: 'signer', window: framed(boxAround(onBody.map(({ d }) => d))), shapes: onBody },
    { of: 'palm', window: handViewBox, shapes: shapesOf('palm') },
    { of: 'back', window: handViewBox, shapes: shapesOf('back') },
  ]
  return scenes.filter(({ shapes }) => shapes.length > 0)
}

const known = (names: readonly string[]): PlaceName[] =>
  names.filter((name): name is PlaceName => knownPlace(name) !== undefined).sort(byDepth)
