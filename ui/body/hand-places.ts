import type { BodyPlace } from './body-place.ts'
import { fingers, openHand, stick } from './hand-drawing.ts'
import { oval } from './oval.ts'

type Finger = keyof typeof fingers

const at = { x: 350, y: 330 }
const four = ['index', 'middle', 'ring', 'little'] as const
const whole = (name: Finger) => stick(fingers[name].from, fingers[name].to, fingers[name].radius + 1)

/** A spot on a finger, `along` it from the knuckle (0) to the middle of its round end (1). */
function spot(name: Finger, along: number, rx: number, ry: number): string {
  const { from, to } = fingers[name]
  return oval(from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, rx, ry)
}

const onPalm = (d: string): BodyPlace => ({ within: 'hand', view: 'palm', d, at })
const onBack = (d: string): BodyPlace => ({ within: 'hand', view: 'back', d, at })

/** The places of the hand that is signed on, drawn on the hand alone. */
export const handPlaces = {
  hand: { view: 'palm', d: openHand, at },
  palm: onPalm(oval(86, 140, 34, 32)),
  'heel-of-hand': onPalm(oval(90, 182, 25, 13)),
  'ball-of-thumb': onPalm(oval(64, 150, 16, 25)),
  'back-of-hand': onBack(oval(88, 144, 34, 30)),
  knuckles: onBack(four.map((name) => spot(name, 0, 10, 9)).join('')),
  'radial-side': onPalm(
    stick({ x: 43, y: 38 }, { x: 49, y: 104 }, 7) + stick({ x: 47, y: 116 }, { x: 62, y: 188 }, 7),
  ),
  'ulnar-side': onPalm(
    stick({ x: 140, y: 58 }, { x: 129, y: 108 }, 7) + stick({ x: 128, y: 120 }, { x: 118, y: 188 }, 7),
  ),
  fingers: onPalm(four.map(whole).join('')),
  thumb: onPalm(whole('thumb')),
  'index-finger': onPalm(whole('index')),
  'middle-finger': onPalm(whole('middle')),
  'ring-finger': onPalm(whole('ring')),
  'little-finger': onPalm(whole('little')),
  fingertips: onPalm(four.map((name) => spot(name, 1.06, 11, 9)).join('')),
  'finger-pads': onPalm(four.map((name) => spot(name, 0.9, 6, 9)).join('')),
  fingernails: onBack(four.map((name) => spot(name, 1.02, 5.5, 7)).join('')),
  'back-of-fingers': onBack(four.map(whole).join('')),
  'between-thumb-and-index': onPalm(oval(44, 116, 10, 12)),
  'between-fingers': onPalm(oval(67, 84, 5.5, 14) + oval(90, 78, 5.5, 14) + oval(112, 88, 5.5, 14)),
} satisfies Record<string, BodyPlace>
