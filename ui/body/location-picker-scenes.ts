import type { BodyLocation } from './body-location.ts'
import {
  bodyLocations,
  findDrawnLocation,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
import { handViewBox, mirrorHandTransform } from './hand-drawing.ts'
import { oval } from './oval.ts'
import { pathExtent } from './path-data.ts'
import type { Box, Scene, SceneShape } from './scene.ts'

/** The space around the signer is a background. Locations behind the body or below all others have no outline. */
function emphasisOf(location: LocationName): SceneShape['emphasis'] {
  if (location === 'neutral-space' || location === 'near-head') return 'ground'
  return getBodyLocation(location).hidden || location === 'trunk' ? 'quiet' : undefined
}

const headWindow = { x: 208, y: 2, width: 224, height: 218 }
const bodyWindow = { x: 150, y: 186, width: 340, height: 374 }

/** Head and body down to the hands. */
const smallWindow = { x: 140, y: 6, width: 360, height: 540 }

const rectanglePath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`

/** Targets that differ from the outline: larger for small locations; the rest of the scene for neutral space. */
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

const isOnHead = (location: LocationName) =>
  locationWithAncestors(location).some((name) => name === 'head' || name === 'neck' || name === 'near-head')

const hasLegs = (names: readonly LocationName[]) =>
  names.some((name) => locationWithAncestors(name).includes('leg')) || undefined

const depthByLocation = new Map(Object.keys(bodyLocations).map((name, index) => [name, index]))
const byDepth = (a: LocationName, b: LocationName) =>
  (depthByLocation.get(a) ?? 0) - (depthByLocation.get(b) ?? 0)

function boundingBox(paths: readonly string[]): Box {
  const { left, right, top, bottom } = pathExtent(...paths)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Adds margins; the result is at least 78 units wide and high, with an aspect ratio from 3:4 to 4:3. */
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

/** The areas of articulation in two scenes: the head enlarged, and the body below it. */
export function areaScenes(names: readonly string[]): Scene[] {
  const locations = drawnLocations(names)
  const scene = (window: Box, areas: LocationName[]): Scene => ({
    subject: 'signer',
    viewport: window,
    withLegs: hasLegs(areas),
    shapes: areas.map((location) => ({
      location,
      outline: touchTargets[location] ?? locationOutline(location, true),
      emphasis: emphasisOf(location),
    })),
  })
  return [
    scene(headWindow, locations.filter(isOnHead)),
    scene(
      bodyWindow,
      locations.filter((location) => !isOnHead(location)),
    ),
  ].filter(({ shapes }) => shapes.length > 0)
}

/** The areas of articulation in one small scene, for a list that has their names; null if none of them is drawn. */
export function smallScene(names: readonly string[]): Scene | null {
  const shapes = drawnLocations(names).map((location): SceneShape => {
    const outline = locationOutline(location, true)
    const emphasis = emphasisOf(location)
    if (emphasis === 'ground') return { location, outline, emphasis: 'space' }
    if (isOnHead(location) && location !== 'head') return { location, outline, emphasis: 'small' }
    return { location, outline: touchTargets[location] ?? outline, emphasis }
  })
  return shapes.length > 0 ? { subject: 'signer', viewport: smallWindow, shapes } : null
}

/** The precise locations of one area, enlarged as needed; locations on the hand in scenes of palm and back. */
export function preciseScenes(names: readonly string[]): Scene[] {
  const locations = drawnLocations(names)
  const shapesOf = (view: BodyLocation['view']) =>
    locations
      .filter((location) => getBodyLocation(location).view === view)
      .map((location) => ({ location, outline: locationOutline(location, true) }))
  const onBody = shapesOf(undefined)
  const scenes: Scene[] = [
    {
      subject: 'signer',
      viewport: withMargins(boundingBox(onBody.map(({ outline }) => outline))),
      withLegs: hasLegs(onBody.map(({ location }) => location)),
      shapes: onBody,
    },
    { subject: 'palm', viewport: handViewBox, shapes: shapesOf('palm') },
    { subject: 'back', viewport: handViewBox, transform: mirrorHandTransform, shapes: shapesOf('back') },
  ]
  return scenes.filter(({ shapes }) => shapes.length > 0)
}

const drawnLocations = (names: readonly string[]): LocationName[] =>
  names.filter((name): name is LocationName => findDrawnLocation(name) !== undefined).sort(byDepth)
