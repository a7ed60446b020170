import {
  eyes,
  hangingArm,
  head,
  mirrored,
  type Part,
  type Point,
  relaxedHand,
  type Shape,
  trunk,
} from '#ui/body/body-drawing.ts'
import { say, type Vector, vector } from '#ui/body/vector.ts'
import { bendArm, type Joints, limbs } from './arm.ts'
import { handSymbol } from './hand-symbol.ts'

/** One arm of a pose. */
export interface HandPose {
  /** The wrist. */
  wrist: Vector
  /** Where the fingers point: 0 up, positive towards the middle of the body, in degrees. */
  tilt: number
  /** SignWriting key of the handshape; null for a relaxed hand. */
  symbol: string | null
  /** The handshape that takes its place, and how far it has (0…1). */
  next?: { symbol: string; share: number }
  /** How far the symbol has come in (0 the relaxed hand, 1 the symbol). */
  shown: number
  /** Degrees about the forearm: 0 the palm is seen, 180 the back. */
  roll?: number
  /** Seen from the side of the little finger, the palm inwards. */
  aside?: boolean
  /** Share of its length that is seen, when it bows at the wrist. */
  bow?: number
  /** Fingers that move: where in their swing they are (−1…1). */
  wiggle?: number
}

/** The whole figure at one moment. */
export interface Pose {
  /** The signer's right hand, at the viewer's left. */
  right: HandPose
  left: HandPose
  /** Where the eyes look: −1…1 each way. */
  gaze: { x: number; y: number }
  /** 1 open … 0 shut. */
  lids: number
  /** Where hands touch. */
  contacts?: readonly Contact[]
}

/** The mark of a touch: rays around a point. */
export interface Contact {
  at: Point
  /** How plainly it is seen (0…1). */
  strength: number
  /** How far from the point the rays begin. */
  radius: number
}

export const colours = {
  paper: '#fbfaf7',
  ink: '#14202b',
  soft: '#4b5966',
  primary: '#005a9c',
  accent: '#d9822b',
  line: '#d9dde1',
} as const

const fills: Record<Part, string> = {
  back: colours.paper,
  skin: '#fff8ef',
  shirt: '#e3ebf1',
  trousers: '#c6d1da',
  hair: '#2c3b48',
  cheek: '#f6dcc4',
  feature: colours.ink,
  crease: colours.ink,
}

/** Units of the SignWriting font to units of the drawing. */
export const symbolScale = 0.29

/** Attributes of a line with round ends. */
export const stroke = (width: number, colour: string = colours.ink) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const draw = ({ part, d, fill, line }: Shape): string =>
  `<path d="${d}" fill="${fill ? fills[part] : 'none'}"${line ? ` ${stroke(line, part === 'crease' ? '#4b5966' : colours.ink)}` : ''}/>`

/** The relaxed arm, hanging, for either side. */
export const hanging = {
  wrist: vector(hangingArm.wrist.x, hangingArm.wrist.y),
  tilt: 180,
  symbol: null,
  shown: 0,
} as const satisfies HandPose

function eyesOf({ gaze, lids }: Pose): string {
  return eyes
    .map((eye) => {
      const x = say(eye.x + gaze.x * 2.6)
      const y = say(eye.y + gaze.y * 2.2)
      return `<ellipse cx="${x}" cy="${y}" rx="3.9" ry="${say(Math.max(0.9, 5 * lids))}" fill="${colours.ink}"/>`
    })
    .join('')
}

function armPaths(joints: Joints, side: -1 | 1): string {
  const { upper, lower } = limbs(joints, side)
  return [upper, lower]
    .map(
      (limb) =>
        `<path d="${limb.fill}" fill="${fills.shirt}"/><path d="${limb.lines}" fill="none" ${stroke(3.4)}/>`,
    )
    .join('')
}

/** What of the symbol's inside is inked: none when the palm is seen, all of the back, half from the side. */
type Inside = 'palm' | 'half' | 'back'

const insides: Readonly<Record<Inside, string>> = {
  palm: '#fffefd',
  half: 'url(#half)',
  back: colours.primary,
}

/** Paint for symbols seen from the side; every document needs it that holds a figure. */
export const figurePaint = `<linearGradient id="half"><stop offset=".5" stop-color="#fffefd"/><stop offset=".5" stop-color="${colours.primary}"/></linearGradient>`

function drawSymbol(key: string, inside: Inside): string {
  const { palm, ink } = handSymbol(key)
  const halo = `<path d="${palm}${ink}" fill="${colours.paper}" ${stroke(24, colours.paper)}/>`
  // a line of the ink's colour closes the seam to the ink
  const seam = inside === 'back' ? ` ${stroke(8, colours.primary)}` : ''
  return `${halo}<path d="${palm}" fill="${insides[inside]}"${seam}/><path d="${ink}" fill="${colours.primary}"/>`
}

/** Three strokes over the fingertips that rise and fall in turn. */
function wiggleMarks(key: string, swing: number): string {
  const { height } = handSymbol(key)
  const mark = (x: number, sense: number) => `M${x} ${say(-height - 34 - 16 * swing * sense)}v-30`
  return `<path d="${mark(-40, 1)}${mark(0, -1)}${mark(40, 1)}" fill="none" ${stroke(12, colours.accent)}/>`
}

const frame = (
  wrist: Vector,
  turn: number,
  scale: readonly [number, number],
  opacity: number,
  content: string,
) =>
  `<g transform="translate(${say(wrist.x)} ${say(wrist.y)}) rotate(${say(turn)}) scale(${scale[0].toFixed(3)} ${scale[1].toFixed(3)})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}>${content}</g>`

/** How broad a turned hand is drawn; never a mere line. */
function breadth(roll: number): number {
  const seen = Math.cos((roll * Math.PI) / 180)
  return Math.sign(seen || 1) * Math.max(0.2, Math.abs(seen))
}

function symbolAt(key: string, pose: HandPose, scale: number, side: -1 | 1, opacity: number): string {
  const broad = pose.aside ? -1 : breadth(pose.roll ?? 0)
  const inside = pose.aside ? 'half' : broad < 0 ? 'back' : 'palm'
  const marks = pose.wiggle === undefined ? '' : wiggleMarks(key, pose.wiggle)
  const size = [-side * scale * broad, scale * (pose.bow ?? 1)] as const
  return frame(pose.wrist, -side * pose.tilt, size, opacity, drawSymbol(key, inside) + marks)
}

function hand(held: HandPose, wrist: Vector, side: -1 | 1): string {
  const pose = { ...held, wrist }
  const size = 1 + wrist.z / 700
  const parts: string[] = []
  if (pose.shown < 1) {
    const relaxed = relaxedHand.map(draw).join('')
    parts.push(frame(wrist, -side * (pose.tilt - 180), [-side * size, size], 1 - pose.shown, relaxed))
  }
  const share = pose.next?.share ?? 0
  const symbols = [
    { symbol: pose.symbol, seen: 1 - share },
    { symbol: pose.next?.symbol, seen: share },
  ]
  for (const { symbol, seen } of symbols)
    if (symbol && seen * pose.shown > 0)
      parts.push(symbolAt(symbol, pose, size * symbolScale, side, seen * pose.shown))
  return parts.join('')
}

function contactMark({ at, strength, radius }: Contact): string {
  if (strength <= 0) return ''
  const rays = [-150, -90, -30, 30, 90, 150].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const to = radius + 10 * strength
    return `M${say(at.x + radius * dx)} ${say(at.y + radius * dy)}L${say(at.x + to * dx)} ${say(at.y + to * dy)}`
  })
  return `<path d="${rays.join('')}" fill="none" ${stroke(4, colours.accent)}/>`
}

function jointsOf(pose: HandPose, side: -1 | 1): Joints {
  const shoulder = side < 0 ? hangingArm.shoulder : mirrored(hangingArm.shoulder)
  return bendArm(vector(shoulder.x, shoulder.y), pose.wrist, side)
}

/** The figure as SVG elements in the drawing's space: body, head, then the arms over them. */
export function figure(pose: Pose): string {
  const sides = ([1, -1] as const).map((side) => {
    const held = side < 0 ? pose.right : pose.left
    return { side, held, joints: jointsOf(held, side) }
  })
  const ordered = sides.toSorted((a, b) => a.held.wrist.z - b.held.wrist.z)
  return [
    ...trunk.map(draw),
    ...head.map(draw),
    eyesOf(pose),
    ...ordered.flatMap(({ side, held, joints }, index) => [
      ...(index === 1 ? (pose.contacts ?? []).map(contactMark) : []),
      armPaths(joints, side) + hand(held, joints.wrist, side),
    ]),
  ].join('')
}

/** The pose of an arm mirrored to the other side. */
export const mirroredHand = (pose: HandPose): HandPose => ({ ...pose, wrist: mirrored(pose.wrist) })
