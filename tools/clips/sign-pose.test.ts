import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { armDimensions } from '#ui/body/body-drawing.ts'
import { bodyLocations, getBodyLocation, type LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import { length, subtract, vector } from '#ui/body/vector.ts'
import { bendArm } from './arm.ts'
import type { ClipSign } from './clip-sign.ts'
import { handSymbol } from './hand-symbol.ts'
import { wristPosition } from './hold.ts'
import { renderFrame, signFrames } from './sign-frames.ts'
import { poseAt, posterMoment } from './sign-pose.ts'
import { noMovement } from './sign-rows.ts'
import { clipTimes, strokeProgress } from './timing.ts'

const still: Movement = { ...noMovement, anchor: 0 }
const along = (x: number, y: number, z = 0): Movement => ({ ...still, strokes: [vector(x, y, z)] })
const plain: ClipSign = {
  hands: 'one',
  location: 'chin',
  dominant: 'S10000',
  dominantSecond: null,
  nondominant: 'S15a00',
  movement: still,
  relation: null,
  alternating: false,
  touch: null,
  facing: 'palm',
  rotation: null,
  hasContact: false,
  baseIsCarried: false,
  isLevel: false,
  fingersMove: false,
}
const middle = (clipTimes.place + clipTimes.end) / 2

describe('the frames of a clip', () => {
  test('are deterministic', () => {
    const sign: ClipSign = { ...plain, movement: { ...still, shape: 'circle', repeated: true } }
    expect(signFrames(sign)).toEqual(signFrames(sign))
  })

  test('are 60, the first equal to the last, so that the clip can loop', () => {
    const { frames } = signFrames(plain)
    expect(frames).toHaveLength(60)
    expect(frames[0]).toBe(frames.at(-1))
    expect(frames[0]).not.toBe(frames[30])
  })

  test('contain valid numbers for every location', () => {
    for (const location of Object.keys(bodyLocations) as LocationName[])
      for (const hands of ['one', 'both', 'base'] as const)
        for (const touch of ['tip', 'thumb', 'side', null] as const)
          expect(renderFrame(poseAt({ ...plain, location, hands, touch }, middle)), location).not.toMatch(
            /NaN|undefined|Infinity/,
          )
  })

  test('show the hand within the picture for every location', () => {
    for (const location of Object.keys(bodyLocations) as LocationName[]) {
      const { wrist } = poseAt({ ...plain, location }, middle).right
      expect(wrist.x, location).toBeGreaterThan(40)
      expect(wrist.x, location).toBeLessThan(600)
      expect(wrist.y, location).toBeGreaterThan(10)
      expect(wrist.y, location).toBeLessThan(480)
    }
  })
})

describe('the hands', () => {
  test('bring the fingertip to the location', () => {
    const { right } = poseAt(plain, posterMoment(plain))
    const size = handSymbol('S10000').height * 0.34
    expect(Math.abs(right.wrist.y - getBodyLocation('chin').point.y)).toBeLessThan(size)
    expect(right.wrist.y).toBeGreaterThan(getBodyLocation('chin').point.y)
  })

  test('touch with the specified part of the hand', () => {
    const hold = { point: vector(300, 200), tilt: 0 }
    const wrist = (touch: 'tip' | 'palm' | 'thumb' | 'base') => wristPosition({ ...hold, touch }, 'S1dc00')
    expect(wrist('base')).toEqual(hold.point)
    expect(wrist('tip').y).toBeGreaterThan(wrist('palm').y)
    expect(wrist('thumb').x).toBeLessThan(hold.point.x - 10)
  })

  test('are mirrored if both move, except if they alternate', () => {
    const movement = along(0, 60)
    const both: ClipSign = {
      ...plain,
      hands: 'both',
      location: 'neutral-space',
      nondominant: 'S10000',
      movement,
    }
    const same = poseAt(both, 1)
    expect(same.left.wrist.x + same.right.wrist.x).toBeCloseTo(640)
    expect(same.left.wrist.y).toBeCloseTo(same.right.wrist.y)
    const alternating = poseAt({ ...both, alternating: true }, 0.75)
    expect(Math.abs(alternating.left.wrist.y - alternating.right.wrist.y)).toBeGreaterThan(20)
  })

  test('move in parallel or in opposite directions if the direction says so', () => {
    const both: ClipSign = { ...plain, hands: 'both', location: 'neutral-space', nondominant: 'S10000' }
    const displacement = (secondHand: Movement['secondHand']) => {
      const sign: ClipSign = { ...both, movement: { ...along(-60, 0), secondHand } }
      const [from, to] = [poseAt(sign, clipTimes.place), poseAt(sign, clipTimes.end)]
      return { right: to.right.wrist.x - from.right.wrist.x, left: to.left.wrist.x - from.left.wrist.x }
    }
    expect(displacement('mirrored').left).toBeCloseTo(-displacement('mirrored').right)
    expect(displacement('same').left).toBeCloseTo(displacement('same').right)
    expect(displacement('opposite').left).toBeCloseTo(-displacement('opposite').right)
  })

  test('do not move as base hand, unless the dominant hand carries them', () => {
    const sign: ClipSign = { ...plain, hands: 'base', location: 'palm', movement: along(0, -50) }
    expect(poseAt(sign, 0.8).left).toEqual(poseAt(sign, 1.4).left)
    expect(poseAt(sign, 0.8).right).not.toEqual(poseAt(sign, 1.4).right)
    const carried = { ...sign, baseIsCarried: true }
    expect(poseAt(carried, 0.8).left).not.toEqual(poseAt(carried, 1.4).left)
  })

  test('change to the second handshape during the movement', () => {
    const sign: ClipSign = { ...plain, dominantSecond: 'S20300', movement: along(0, 40) }
    expect(poseAt(sign, clipTimes.place).right.symbol).toBe('S10000')
    expect(poseAt(sign, clipTimes.end).right.symbol).toBe('S20300')
  })

  test('rotate from palm to filled back, and bend at the wrist', () => {
    const rotating: ClipSign = { ...plain, rotation: { roll: [0, 180], lengthShare: [1, 0.6] } }
    expect(poseAt(rotating, clipTimes.place).right).toMatchObject({ roll: 0, bow: 1 })
    expect(poseAt(rotating, clipTimes.end).right).toMatchObject({ roll: 180, bow: 0.6 })
    const { palm } = handSymbol('S10000')
    expect(renderFrame(poseAt(rotating, clipTimes.place))).toContain(`<path d="${palm}" fill="#fffefd"`)
    expect(renderFrame(poseAt(rotating, clipTimes.end - 0.01))).toContain(`<path d="${palm}" fill="#005a9c"`)
    expect(renderFrame(poseAt({ ...plain, facing: 'side' }, middle))).toContain('url(#half)')
  })

  test('mark a contact only while they are at the location', () => {
    const sign: ClipSign = { ...plain, hasContact: true, movement: { ...along(0, -60), anchor: 1 } }
    const strength = (seconds: number) => poseAt(sign, seconds).contacts?.[0]?.strength ?? 0
    expect(strength(clipTimes.place + 0.1)).toBe(0)
    expect(strength(clipTimes.end - 0.05)).toBe(1)
    expect(poseAt({ ...sign, hasContact: false }, clipTimes.end - 0.05).contacts?.[0]?.strength).toBe(0)
  })

  test('have marks for moving fingers', () => {
    const marks = (fingers: boolean) =>
      renderFrame(poseAt({ ...plain, fingersMove: fingers }, middle)).includes('v-30')
    expect(marks(true)).toBe(true)
    expect(marks(false)).toBe(false)
  })
})

test('a stroke is made once, or twice if it is repeated', () => {
  const peaks = (movement: Movement) => {
    const progressValues = Array.from({ length: 200 }, (_, index) =>
      strokeProgress(movement, (index * clipTimes.total) / 200),
    )
    return progressValues.filter(
      (u, index) => index > 0 && u > 0.5 && (progressValues[index - 1] ?? 0) <= 0.5,
    ).length
  }
  expect(peaks(still)).toBe(1)
  expect(peaks({ ...still, repeated: true })).toBe(2)
})

test('upper arm and forearm have a constant length for every target', () => {
  const coordinate = fc.double({ min: -400, max: 900, noNaN: true })
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
      const { shoulder, elbow, wrist } = bendArm(vector(235, 238), vector(x, y, z), -1)
      expect(length(subtract(elbow, shoulder))).toBeCloseTo(armDimensions.upper, 4)
      expect(length(subtract(wrist, elbow))).toBeCloseTo(armDimensions.lower, 4)
    }),
  )
})

describe('the SignWriting symbols', () => {
  test('are outlines with the wrist at the bottom', () => {
    const { ink, palm, height } = handSymbol('S10000')
    expect(ink).toMatch(/^M[-\d. A-Z]+Z/)
    expect(palm).not.toBe('')
    expect(height).toBe(300)
  })

  test('exist for every handshape of the list', () => {
    for (const { value, symbol } of handshapes) expect(handSymbol(symbol).ink, value).not.toBe('')
  })

  test('cause an error with the key if the fonts do not contain them', () => {
    expect(() => handSymbol('S99900')).toThrow('S99900')
  })
})
