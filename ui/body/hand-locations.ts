import type { BodyLocation } from './body-location.ts'
import { fingers } from './drawn-hands.gen.ts'
import { capsulePath, openHandOutline } from './hand-drawing.ts'
import { oval } from './oval.ts'

type Finger = keyof typeof fingers

const handPoint = { x: 350, y: 330 }
const fourFingers = ['index', 'middle', 'ring', 'little'] as const
const fingerOutline = (name: Finger) =>
  capsulePath(fingers[name].from, fingers[name].to, fingers[name].radius + 1)

/** An oval on a finger; `along` is 0 at the knuckle and 1 at the centre of its round end. */
function fingerSpot(name: Finger, along: number, rx: number, ry: number): string {
  const { from, to } = fingers[name]
  return oval(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, rx, ry)
}

/** The sides of the four fingers towards the thumb (-1) or the little finger (1). */
const sidesOfFingers = (direction: -1 | 1) =>
  fourFingers
    .map((name) => {
      const { from, to, radius } = fingers[name]
      const aside = direction * radius * 0.75
      return capsulePath({ x: from.x + aside, y: from.y }, { x: to.x + aside, y: to.y }, 3)
    })
    .join('')

/** A point at the edge of a finger towards the thumb (-1) or the little finger (1). */
const besideFinger = (name: Finger, direction: -1 | 1, end: 'from' | 'to') => {
  const { [end]: point, radius } = fingers[name]
  return { x: point.x + direction * (radius + 2), y: point.y }
}

/** Ovals between neighbouring fingers, above the webs. */
const websOfFingers = fourFingers
  .slice(1)
  .map((name, index) => {
    const [a, b] = [fingers[fourFingers[index] ?? name], fingers[name]]
    const along = (p: 'x' | 'y') => (0.68 * (a.from[p] + b.from[p]) + 0.32 * (a.to[p] + b.to[p])) / 2
    return oval(along('x'), along('y'), 5, 12)
  })
  .join('')

const onPalm = (d: string): BodyLocation => ({ within: 'hand', view: 'palm', d, point: handPoint })
const onBack = (d: string): BodyLocation => ({ within: 'hand', view: 'back', d, point: handPoint })

/** Locations on the nondominant hand, drawn on the picture of the hand. */
export const handLocations = {
  hand: { view: 'palm', d: openHandOutline, point: handPoint },
  palm: onPalm(oval(86, 140, 34, 32)),
  'heel-of-hand': onPalm(oval(90, 182, 25, 13)),
  'ball-of-thumb': onPalm(oval(64, 150, 16, 25)),
  'back-of-hand': onBack(oval(88, 144, 34, 30)),
  knuckles: onBack(fourFingers.map((name) => fingerSpot(name, 0, 10, 9)).join('')),
  'radial-side': onPalm(
    capsulePath(besideFinger('index', -1, 'to'), besideFinger('index', -1, 'from'), 6) +
      capsulePath({ x: 47, y: 116 }, { x: 62, y: 188 }, 7),
  ),
  'ulnar-side': onPalm(
    capsulePath(besideFinger('little', 1, 'to'), besideFinger('little', 1, 'from'), 6) +
      capsulePath({ x: 128, y: 120 }, { x: 118, y: 188 }, 7),
  ),
  'edge-of-hand': onPalm(
    capsulePath({ x: 128, y: 120 }, { x: 118, y: 188 }, 7) +
      capsulePath({ x: 47, y: 116 }, { x: 62, y: 188 }, 7),
  ),
  fingers: onPalm(fourFingers.map(fingerOutline).join('')),
  thumb: onPalm(fingerOutline('thumb')),
  'index-finger': onPalm(fingerOutline('index')),
  'middle-finger': onPalm(fingerOutline('middle')),
  'ring-finger': onPalm(fingerOutline('ring')),
  'little-finger': onPalm(fingerOutline('little')),
  fingertips: onPalm(fourFingers.map((name) => fingerSpot(name, 1.06, 11, 9)).join('')),
  'finger-pads': onPalm(fourFingers.map((name) => fingerSpot(name, 0.9, 6, 9)).join('')),
  fingernails: onBack(fourFingers.map((name) => fingerSpot(name, 1.02, 5.5, 7)).join('')),
  'back-of-fingers': onBack(fourFingers.map(fingerOutline).join('')),
  'front-of-fingers': onPalm(fourFingers.map((name) => fingerSpot(name, 0.5, 6, 24)).join('')),
  'radial-side-of-fingers': onPalm(sidesOfFingers(-1)),
  'ulnar-side-of-fingers': onPalm(sidesOfFingers(1)),
  'between-thumb-and-index': onPalm(oval(44, 116, 10, 12)),
  'between-fingers': onPalm(websOfFingers),
} satisfies Record<string, BodyLocation>
