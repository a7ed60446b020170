import { describe, expect, test } from 'vitest'
import type { HandshapeFeatures } from '#packages/hands/features.ts'
import { eyes, hangingArm } from '#ui/body/body-drawing.ts'
import type { LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import { add, dot, normalize, scaleVector, type Vector, vector } from '#ui/body/vector.ts'
import { armTo, wristBend, wristLimits } from './arm-effort.ts'
import { aClipSign } from './clip-sign.fixture.ts'
import type { ClipSign } from './clip-sign.ts'
import { demoClips } from './demo-clips.ts'
import { handAxes, handVector } from './hand-orientation.ts'
import { fingerDirection, type HandPart, partPosition } from './hand-parts.ts'
import { handScaleAt } from './hold.ts'
import type { PlacedHand } from './pose.ts'
import { coverCosts, coveredByHand, handBalls } from './readability.ts'
import { basePoints, holdOf } from './sign-hold.ts'
import { poseAt, posterMoment } from './sign-pose.ts'
import { noMovement } from './sign-rows.ts'
import { storyHandshapes } from './story-handshapes.ts'
import { clipTimes } from './timing.ts'

const plain = aClipSign({ location: 'lips', dominant: storyHandshapes.flat })
const middle = (clipTimes.place + clipTimes.end) / 2
const along = (x: number, y: number, z: number): Movement => ({
  ...noMovement,
  anchor: 0,
  strokes: [vector(x, y, z)],
})
const forward = along(-30, 44, 90)

const poseOf = (sign: Partial<ClipSign>, seconds = middle) => poseAt({ ...plain, ...sign }, seconds)
const palmOf = ({ orientation }: PlacedHand) => handVector([0, 0, 1], orientation)
const fingersOf = ({ orientation }: PlacedHand) => handVector([0, 1, 0], orientation)
const pointingOf = ({ orientation, joints }: PlacedHand, features: HandshapeFeatures) =>
  handVector(fingerDirection(joints, features), orientation)

/** A part of a hand in the picture, as a hand at the viewer's left. */
function partOf(
  { wrist, orientation, joints }: PlacedHand,
  features: HandshapeFeatures,
  part: HandPart,
): Vector {
  const offset = handVector(partPosition(joints, features, part), orientation)
  return add(wrist, scaleVector(offset, handScaleAt(wrist.z)))
}

const jointsOf = ({ wrist, elbowRaise = 0 }: PlacedHand) => armTo(wrist, elbowRaise)

/** How much a hand or its sleeve covers a point of the picture, 0…1. */
function coveredShare({ x, y }: { x: number; y: number }, hand: PlacedHand): number {
  const points = [{ x, y, weight: 1 }]
  const joints = jointsOf(hand)
  const shares = coveredByHand(points, handBalls(hand.joints), handAxes(hand.orientation), joints.wrist)
  return coverCosts(points, shares, joints)
}

/** How much of each eye a hand or its sleeve covers, 0…1. */
const coveredEyes = (hand: PlacedHand) => eyes.map((eye) => coveredShare(eye, hand))

const posters = (await demoClips()).flatMap(({ name, input }) =>
  input ? [{ name, sign: input, hand: poseAt(input, posterMoment(input)).right }] : [],
)

/** Forearm of an arm in the picture: its length, and its angle with the upper arm in degrees. */
function seenForearm(hand: PlacedHand) {
  const { shoulder, elbow, wrist } = jointsOf(hand)
  const bearing = (to: Vector) => Math.atan2(to.y - elbow.y, to.x - elbow.x)
  const angle = Math.abs(bearing(shoulder) - bearing(wrist)) * (180 / Math.PI)
  return {
    length: Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y),
    angle: Math.min(angle, 360 - angle),
  }
}

describe('the clips of the demonstration', () => {
  test('show the elbow of a single hand bend, not a forearm that hides the upper arm or points to the viewer', () => {
    const hidden = posters.filter(({ sign, hand }) => {
      const { length, angle } = seenForearm(hand)
      // Two hands before the shoulders and a forearm that stands upright on the other hand are like this.
      return sign.hands !== 'both' && sign.relation !== 'elbow' && (length < 40 || angle < 15)
    })
    expect(hidden.map(({ name }) => name)).toEqual([])
    for (const { name, hand } of posters.filter(({ name }) =>
      ['pai', 'oi', 'mae', 'nao', 'um'].includes(name),
    ))
      expect(seenForearm(hand).angle, name).toBeGreaterThan(18)
  })

  test('hold a little finger up, also after a change of the handshape', () => {
    const oi = posters.find(({ name }) => name === 'oi')
    if (!oi?.sign.dominantSecond) throw new Error('The demonstration has no OI with two handshapes')
    const { right } = poseAt(oi.sign, clipTimes.end)
    expect(pointingOf(right, oi.sign.dominantSecond).y).toBeLessThan(-0.75)
  })

  test('walk with two fingers that swing in turn, while the folded ones do not move', () => {
    const andar = posters.find(({ name }) => name === 'andar')
    if (!andar) throw new Error('The demonstration has no ANDAR')
    const times = Array.from({ length: 20 }, (_, index) => clipTimes.place + 0.1 + index * 0.04)
    const hands = times.map((seconds) => poseAt(andar.sign, seconds).right.joints)
    const leads = hands.map(({ index, middle }) => Math.sign(index.flex[0] - middle.flex[0]))
    expect(leads).toContain(1)
    expect(leads).toContain(-1)
    expect(new Set(hands.map(({ ring }) => ring.flex[0])).size).toBe(1)
  })

  test('leave both eyes visible at APRENDER, where a whole hand is at the forehead', () => {
    const aprender = posters.find(({ name }) => name === 'aprender')
    if (!aprender) throw new Error('The demonstration has no APRENDER')
    for (let seconds = clipTimes.place; seconds < clipTimes.end; seconds += 0.08)
      expect(Math.max(...coveredEyes(poseAt(aprender.sign, seconds).right)), String(seconds)).toBeLessThan(
        0.5,
      )
  })

  test('bend no wrist too far, except where the sign itself bends it', () => {
    for (const { name, hand } of posters.filter(({ sign }) => !sign.rotation)) {
      const { flexion, ulnar } = wristBend(jointsOf(hand), handAxes(hand.orientation))
      // Five degrees are the step in which orientations are compared.
      expect(flexion, name).toBeLessThan(wristLimits.flexion.most + 5)
      expect(-flexion, name).toBeLessThan(wristLimits.extension.most + 5)
      expect(ulnar, name).toBeLessThan(wristLimits.ulnar.most + 5)
      expect(-ulnar, name).toBeLessThan(wristLimits.radial.most + 5)
    }
  })

  test('hold the elbow beside the body and not above the shoulder', () => {
    for (const { name, hand } of posters) {
      const { elbow } = jointsOf(hand)
      expect(elbow.x, name).toBeLessThan(hangingArm.shoulder.x + 30)
      expect(elbow.y, name).toBeGreaterThan(hangingArm.shoulder.y - 45)
    }
  })

  test('hold the elbow beside the body at both ends of the movement', () => {
    for (const { name, sign } of posters)
      for (const seconds of [clipTimes.place, clipTimes.end])
        expect(jointsOf(poseAt(sign, seconds).right).elbow.x, name).toBeLessThan(hangingArm.shoulder.x + 60)
  })

  test('leave both eyes visible', () => {
    for (const { name, hand } of posters)
      for (const share of coveredEyes(hand)) expect(share, name).toBeLessThan(0.6)
  })
})

describe('a hand at the face', () => {
  test('touches with the pads of its fingers, not with their nails', () => {
    for (const location of ['lips', 'chin', 'cheek'] as const)
      expect(palmOf(poseOf({ location, touch: 'tip' }).right).z, location).toBeLessThan(0)
  })

  test('touches with its thumb side if it is a fist and the row says nothing', () => {
    expect(holdOf({ ...plain, dominant: storyHandshapes.fist }).touch).toBe('radial')
    expect(holdOf(plain).touch).toBe('tip')
    expect(holdOf({ ...plain, dominant: storyHandshapes.fist, touch: 'knuckles' }).touch).toBe('knuckles')
  })

  test('leaves the eyes visible with its palm before the mouth', () => {
    const { right } = poseOf({ dominant: storyHandshapes.open, touch: 'palm' })
    expect(palmOf(right).z).toBeLessThan(0)
    for (const share of coveredEyes(right)) expect(share).toBeLessThan(0.6)
  })

  test('draws a figure smaller than in neutral space', () => {
    const movement: Movement = { ...noMovement, shape: 'circle' }
    const height = (location: LocationName) => {
      const at = (seconds: number) => poseOf({ location, movement, touch: 'tip' }, seconds).right.wrist.y
      const times = Array.from({ length: 20 }, (_, index) => clipTimes.place + index / 20)
      return Math.max(...times.map(at)) - Math.min(...times.map(at))
    }
    expect(height('lips')).toBeGreaterThan(10)
    expect(height('lips')).toBeLessThan(0.7 * height('in-front-of-chest'))
  })

  test('stands beside the face if it is in front of it without touching it', () => {
    for (const dominant of [storyHandshapes.open, storyHandshapes.index, storyHandshapes.fist]) {
      const { right } = poseOf({ dominant, location: 'in-front-of-face' })
      expect(coveredEyes(right)).toEqual([0, 0])
      expect(coveredShare({ x: 320, y: 154 }, right)).toBe(0)
    }
  })
})

describe('a hand that leads forward with its fingertips', () => {
  const sign = { dominant: storyHandshapes.index, location: 'in-front-of-chest', movement: forward } as const

  test('points to the viewer and slightly down, and shows its back', () => {
    const { right } = poseOf({ ...sign, leading: 'tip' })
    const direction = pointingOf(right, storyHandshapes.index)
    expect(direction.z).toBeGreaterThan(0.5)
    expect(direction.y).toBeGreaterThan(0.2)
    expect(palmOf(right).y).toBeGreaterThan(0.3)
    expect(palmOf(right).z).toBeLessThan(0)
  })

  test('is an index finger that moves forward, even if the row names no leading part', () => {
    expect(pointingOf(poseOf(sign).right, storyHandshapes.index).y).toBeGreaterThan(0.2)
    const open = poseOf({ ...sign, dominant: storyHandshapes.open }).right
    expect(pointingOf(open, storyHandshapes.open).y).toBeLessThan(0.2)
    const led = poseOf({ ...sign, leading: 'back' }).right
    expect(pointingOf(led, storyHandshapes.index).y).toBeLessThan(0.2)
  })
})

test('an elbow is raised rather than a wrist bent for fingers that point down beside the face', () => {
  const { right } = poseOf({
    hands: 'both',
    dominant: storyHandshapes.open,
    nondominant: storyHandshapes.open,
    location: 'in-front-of-face',
    leading: 'tip',
    movement: along(0, 76, 0),
  })
  expect(fingersOf(right).y).toBeGreaterThan(0.2)
  expect(right.elbowRaise).toBeGreaterThan(0)
  expect(wristBend(jointsOf(right), handAxes(right.orientation)).flexion).toBeLessThan(
    wristLimits.flexion.most + 5,
  )
  expect(poseOf({}, 0).right.elbowRaise ?? 0).toBe(0)
})

describe('two hands', () => {
  test('stand beside each other with their thumb sides, and neither covers the other', () => {
    const hands: Partial<ClipSign> = { hands: 'base', location: 'neutral-space', relation: 'beside' }
    const { right, left } = poseOf(hands)
    for (const part of ['tip', 'palm', 'ulnar'] as const) {
      expect(partOf(right, plain.dominant, part).x, part).toBeLessThan(330)
      const mirrored = partOf(
        { ...left, wrist: { ...left.wrist, x: 640 - left.wrist.x } },
        plain.dominant,
        part,
      )
      expect(mirrored.x, part).toBeLessThan(330)
    }
  })

  test('leave the fingers of the base hand visible where its palm is touched', () => {
    for (const { name, sign, hand } of posters.filter(({ name }) => /^(escrever|pular|porta)$/.test(name))) {
      const [tip = vector(0, 0)] = basePoints(sign)
      const share = coveredShare(tip, hand)
      expect(share, name).toBeLessThan(0.6)
    }
  })

  test('are held crosswise if a palm lies on a back', () => {
    const location: LocationName = 'back-of-hand'
    const { right, left } = poseOf({ hands: 'base', location, touch: 'palm' })
    const base = fingersOf(left)
    const direction = (a: Vector) => normalize({ ...a, z: 0 })
    expect(Math.abs(dot(direction(fingersOf(right)), direction({ ...base, x: -base.x })))).toBeLessThan(0.5)
    expect(fingersOf(right).y).toBeLessThan(0)
    expect(base.y).toBeLessThan(0)
  })
})
