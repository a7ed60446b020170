import {
  eyes,
  hangingArm,
  head,
  mirrored,
  type Part,
  relaxedHand,
  type Shape,
  trunk,
} from '#ui/body/body-drawing.ts'
import { bendArm, type Joints, limbs } from './arm.ts'
import { handSymbol } from './hand-symbol.ts'
import { say, type Vector, vector } from './vector.ts'

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
export const symbolScale = 2.9

/** Attributes of a line with round ends. */
export const stroke = (width: number, colour: string = colours.ink) =>
  `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const draw = ({ part, d, fill, line }: Shape): string =>
  `<path d="${d}" fill="${fill ? fills[part] : 'none'}"${line ? ` ${stroke(line, part === 'crease' ? '#4b5966' : colours.ink)}` : ''}/>`

/** The relaxed arm, hanging, for either side. */
export const hanging: HandPose = {
  wrist: vector(hangingArm.wrist.x, hangingArm.wrist.y),
  tilt: 180,
  symbol: null,
  shown: 0,
}

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

function drawSymbol(key: string): string {
  const { palm, ink } = handSymbol(key)
  const halo = `<path d="${palm}${ink}" fill="${colours.paper}" ${stroke(2.4, colours.paper)}/>`
  return `${halo}<path d="${palm}" fill="#fffefd"/><path d="${ink}" fill="${colours.primary}"/>`
}

function hand(pose: HandPose, wrist: Vector, side: -1 | 1): string {
  const size = 1 + wrist.z / 700
  const frame = (scale: number, turn: number, opacity: number, content: string) =>
    `<g transform="translate(${say(wrist.x)} ${say(wrist.y)}) rotate(${say(turn)}) scale(${(-side * scale).toFixed(3)} ${scale.toFixed(3)})"${opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : ''}>${content}</g>`
  const parts: string[] = []
  if (pose.shown < 1)
    parts.push(frame(size, -side * (pose.tilt - 180), 1 - pose.shown, relaxedHand.map(draw).join('')))
  const symbols = pose.next ? [pose.symbol, pose.next.symbol] : [pose.symbol]
  const shares = pose.next ? [1 - pose.next.share, pose.next.share] : [1]
  symbols.forEach((symbol, index) => {
    const seen = pose.shown * (shares[index] ?? 0)
    if (symbol && seen > 0) parts.push(frame(size * symbolScale, -side * pose.tilt, seen, drawSymbol(symbol)))
  })
  return parts.join('')
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
    ...ordered.map(({ side, held, joints }) => armPaths(joints, side) + hand(held, joints.wrist, side)),
  ].join('')
}

/** The pose of an arm mirrored to the other side. */
export const mirroredHand = (pose: HandPose): HandPose => ({ ...pose, wrist: mirrored(pose.wrist) })
