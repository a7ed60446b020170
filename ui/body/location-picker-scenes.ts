import type { BodyLocation } from './body-location.ts'
import {
  bodyLocations,
  findDrawnLocation,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
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
  subject: 'signer' | NonNullable<BodyLocation['view']>
  viewport: Box
  /** The places in it, the wider ones first, so that a finer one lies on top and is the one that is touched. */
  shapes: { place: LocationName; d: string; look?: 'ground' | 'quiet' | undefined }[]
}

/** The space around the signer is a ground; what lies behind others, or under them all, has no outline of its own. */
const outlineStyleOf = (place: LocationName) =>
  place === 'neutral-space' || place === 'near-head'
    ? 'ground'
    : getBodyLocation(place).hidden || place === 'trunk'
      ? 'quiet'
      : undefined

const headWindow = { x: 208, y: 2, width: 224, height: 218 }
const bodyWindow = { x: 150, y: 186, width: 340, height: 374 }

const rectanglePath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`

/** Where an area is touched rather than drawn: the small ones wider, the space around the signer all that is left. */
const touchTargets: Partial<Record<LocationName, string>> = {
  'neutral-space': rectanglePath(bodyWindow),
  'near-head': rectanglePath(headWindow),
  eyes: oval(301, 113, 18, 13) + oval(339, 113, 18, 13),
  nose: oval(320, 126, 12, 16),
  mouth: oval(320, 153, 25, 12),
  chin: oval(320, 175, 28, 12),
  'side-of-trunk': oval(262, 322, 17, 74) + oval(378, 322, 17, 74),
  hand: oval(427, 482, 23, 34),
}

const isOnHead = (place: LocationName) =>
  locationWithAncestors(place).some((name) => name === 'head' || name === 'neck' || name === 'near-head')

const depthByLocation = new Map(Object.keys(bodyLocations).map((name, index) => [name, index]))
const byDepth = (a: LocationName, b: LocationName) =>
  (depthByLocation.get(a) ?? 0) - (depthByLocation.get(b) ?? 0)

function boundingBox(paths: readonly string[]): Box {
  const numbers = paths.flatMap((d) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** At least 100 units wide, with air around, and no flatter or higher than a picture should be. */
function withMargins(box: Box): Box {
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
  const locations = drawnLocations(names)
  const scene = (window: Box, areas: LocationName[]): Scene => ({
    subject: 'signer',
    viewport: window,
    shapes: areas.map((place) => ({
      place,
      d: touchTargets[place] ?? locationOutline(place, true),
      look: outlineStyleOf(place),
    })),
  })
  return [
    scene(headWindow, locations.filter(isOnHead)),
    scene(
      bodyWindow,
      locations.filter((place) => !isOnHead(place)),
    ),
  ].filter(({ shapes }) => shapes.length > 0)
}

/** The precise places of one area, as near as they need; those of the hand on the hand, its two sides apart. */
export function preciseScenes(names: readonly string[]): Scene[] {
  const locations = drawnLocations(names)
  const shapesOf = (view: BodyLocation['view']) =>
    locations
      .filter((place) => getBodyLocation(place).view === view)
      .map((place) => ({ place, d: locationOutline(place, true) }))
  const onBody = shapesOf(undefined)
  const scenes: Scene[] = [
    { subject: 'signer', viewport: withMargins(boundingBox(onBody.map(({ d }) => d))), shapes: onBody },
    { subject: 'palm', viewport: handViewBox, shapes: shapesOf('palm') },
    { subject: 'back', viewport: handViewBox, shapes: shapesOf('back') },
  ]
  return scenes.filter(({ shapes }) => shapes.length > 0)
}

const drawnLocations = (names: readonly string[]): LocationName[] =>
  names.filter((name): name is LocationName => findDrawnLocation(name) !== undefined).sort(byDepth)
