import type { Finger, HandshapeFeatures } from '#packages/hands/features.ts'
import { drawHand, type HandPose } from '#packages/hands/index.ts'
import { handPose, mixPoses, relaxedPose } from '#packages/hands/pose/hand-pose.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { bonePoint } from '../clips/bone-point.ts'
import { shortPath } from './short-path.ts'

function poseOf(value: string): HandPose {
  const entry = handshapes.find((handshape) => handshape.value === value)
  if (!entry) throw new Error(`The list has no handshape "${value}"`)
  return handPose(entry.features as HandshapeFeatures)
}

/** Millimetres of a unit of the paths: the open hand is drawn large, the others small. */
const fine = 1
const coarse = 2

/** Millimetres. Palm lines and nails are longer than the creases of the fingers, which are left out. */
const leastMark = { palm: 20, back: 18 } as const

/** Millimetres. Shorter lines are not visible in the small hands. */
const leastLine = 40

/** Units of the drawing of the body per millimetre. */
const smallHandScale = 0.48

/** Place and scale of the open hand in its view box. */
const openHandPlace = { x: 87, y: 186, scale: 0.94 } as const

/** Half the width of the fingers in the view box. */
const radii: Readonly<Record<Finger, number>> = {
  thumb: 9,
  index: 8.5,
  middle: 8.5,
  ring: 8.5,
  little: 7.5,
}

/** The line of a finger from its knuckle to the centre of its round end, for locations on it. */
function fingerLine(pose: HandPose, finger: Finger) {
  const { x: wristX, y: wristY, scale } = openHandPlace
  const place = (bone: number, along: number, radial: number) => {
    const [x, y] = bonePoint(pose, finger, bone, along, { radial })
    return { x: Math.round(wristX - scale * x), y: Math.round(wristY - scale * y) }
  }
  // The last bone of a finger of the mesh is nearer to the side of the little finger than the flesh around it.
  const end = finger === 'thumb' ? place(2, 0.65, 0) : place(3, 0.8, 2)
  return { from: place(1, 0, 0), to: end, radius: radii[finger] }
}

const fingerNames = ['thumb', 'index', 'middle', 'ring', 'little'] as const

/** The constants of ui/body/drawn-hands.gen.ts. */
export function bodyHands() {
  const open = mixPoses(poseOf('five-hand'), poseOf('flat-hand'), 0.35)
  const view = (yaw: number) => ({ view: { yaw, pitch: 0, roll: 0 } })
  const palm = drawHand(open, view(0))
  const back = drawHand(open, view(180))
  const hanging = drawHand(relaxedPose, view(95))
  const base = drawHand(poseOf('flat-hand'), view(45))
  return {
    openHand: {
      outline: shortPath(palm.outline, fine),
    },
    openHandLines: {
      palm: shortPath(palm.marks, fine, leastMark.palm),
      back: shortPath(back.marks, fine, leastMark.back),
    },
    openHandPlace: { ...openHandPlace, scale: openHandPlace.scale * fine },
    fingers: Object.fromEntries(fingerNames.map((finger) => [finger, fingerLine(open, finger)])),
    hangingHand: {
      outline: shortPath(hanging.outline, coarse),
      lines: shortPath(hanging.lines, coarse, leastLine),
      scale: smallHandScale * coarse,
    },
    baseHand: {
      outline: shortPath(base.outline, coarse),
      lines: shortPath(base.lines, coarse, leastLine),
      scale: smallHandScale * coarse,
    },
  }
}

const comments: Readonly<Record<keyof ReturnType<typeof bodyHands>, string>> = {
  openHand: 'A right hand, open.',
  openHandLines: 'The lines of its palm, and of its back as seen from behind.',
  openHandPlace: 'The wrist of the open hand in its view box, and the size of a unit.',
  fingers: 'The fingers of the open hand in its view box, as a left hand: lines with round ends.',
  hangingHand: 'The hand of a hanging arm, the fingers up, and its scale in the drawing of the body.',
  baseHand: 'The base hand, the fingers up, and its scale in the drawing of the body.',
}

/** The text of ui/body/drawn-hands.gen.ts. */
export const bodyHandsFile = (): string =>
  [
    '// Written by node tools/body-drawings.ts from packages/hands. Do not edit.\n',
    ...Object.entries(bodyHands()).map(
      ([name, value]) =>
        `/** ${comments[name as keyof typeof comments]} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
    ),
  ].join('\n')
