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
import { noMovement as staying } from './sign-rows.ts'
import { clipTimes, strokeProgress } from './timing.ts'

const still: Movement = { ...staying, anchor: 0 }
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
  test('are the same text each time they are drawn', () => {
    const sign: ClipSign = { ...plain, movement: { ...still, shape: 'circle', repeated: true } }
    expect(signFrames(sign)).toEqual(signFrames(sign))
  })

  test('are 60, and begin as they end, so that the clip can loop', () => {
    const { frames } = signFrames(plain)
    expect(frames).toHaveLength(60)
    expect(frames[0]).toBe(frames.at(-1))
    expect(frames[0]).not.toBe(frames[30])
  })

  test('hold numbers only, wherever the hand goes', () => {
    for (const place of Object.keys(bodyLocations) as LocationName[])
      for (const hands of ['one', 'both', 'base'] as const)
        for (const touch of ['tip', 'thumb', 'side', null] as const)
          expect(renderFrame(poseAt({ ...plain, location: place, hands, touch }, middle)), place).not.toMatch(
            /NaN|undefined|Infinity/,
          )
  })

  test('keep the hand in the picture, whatever its place', () => {
    for (const place of Object.keys(bodyLocations) as LocationName[]) {
      const { wrist } = poseAt({ ...plain, location: place }, middle).right
      expect(wrist.x, place).toBeGreaterThan(40)
      expect(wrist.x, place).toBeLessThan(600)
      expect(wrist.y, place).toBeGreaterThan(10)
      expect(wrist.y, place).toBeLessThan(480)
    }
  })
})

describe('the hands', () => {
  test('bring the fingertip to the place', () => {
    const { right } = poseAt(plain, posterMoment(plain))
    const size = handSymbol('S10000').height * 0.34
    expect(Math.abs(right.wrist.y - getBodyLocation('chin').point.y)).toBeLessThan(size)
    expect(right.wrist.y).toBeGreaterThan(getBodyLocation('chin').point.y)
  })

  test('touch with the part of the hand that is said', () => {
    const hold = { at: vector(300, 200), tilt: 0 }
    const wrist = (touch: 'tip' | 'palm' | 'thumb' | 'base') => wristPosition({ ...hold, touch }, 'S1dc00')
    expect(wrist('base')).toEqual(hold.at)
    expect(wrist('tip').y).toBeGreaterThan(wrist('palm').y)
    expect(wrist('thumb').x).toBeLessThan(hold.at.x - 10)
  })

  test('mirror each other when both do the same, and do not when they take turns', () => {
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
    const turns = poseAt({ ...both, alternating: true }, 0.75)
    expect(Math.abs(turns.left.wrist.y - turns.right.wrist.y)).toBeGreaterThan(20)
  })

  test('go the same way or against each other when the direction says so', () => {
    const both: ClipSign = { ...plain, hands: 'both', location: 'neutral-space', nondominant: 'S10000' }
    const way = (other: Movement['secondHand']) => {
      const sign: ClipSign = { ...both, movement: { ...along(-60, 0), secondHand: other } }
      const [from, to] = [poseAt(sign, clipTimes.place), poseAt(sign, clipTimes.end)]
      return { right: to.right.wrist.x - from.right.wrist.x, left: to.left.wrist.x - from.left.wrist.x }
    }
    expect(way('mirrored').left).toBeCloseTo(-way('mirrored').right)
    expect(way('same').left).toBeCloseTo(way('same').right)
    expect(way('opposite').left).toBeCloseTo(-way('opposite').right)
  })

  test('stay still when they are the base, unless they are taken along', () => {
    const sign: ClipSign = { ...plain, hands: 'base', location: 'palm', movement: along(0, -50) }
    expect(poseAt(sign, 0.8).left).toEqual(poseAt(sign, 1.4).left)
    expect(poseAt(sign, 0.8).right).not.toEqual(poseAt(sign, 1.4).right)
    const carried = { ...sign, carried: true }
    expect(poseAt(carried, 0.8).left).not.toEqual(poseAt(carried, 1.4).left)
  })

  test('change to the second handshape on the way', () => {
    const sign: ClipSign = { ...plain, dominantSecond: 'S20300', movement: along(0, 40) }
    expect(poseAt(sign, clipTimes.place).right.symbol).toBe('S10000')
    expect(poseAt(sign, clipTimes.end).right.symbol).toBe('S20300')
  })

  test('turn from palm to back, filled, and bow at the wrist', () => {
    const turning: ClipSign = { ...plain, rotation: { roll: [0, 180], lengthShare: [1, 0.6] } }
    expect(poseAt(turning, clipTimes.place).right).toMatchObject({ roll: 0, bow: 1 })
    expect(poseAt(turning, clipTimes.end).right).toMatchObject({ roll: 180, bow: 0.6 })
    const { palm } = handSymbol('S10000')
    expect(renderFrame(poseAt(turning, clipTimes.place))).toContain(`<path d="${palm}" fill="#fffefd"`)
    expect(renderFrame(poseAt(turning, clipTimes.end - 0.01))).toContain(`<path d="${palm}" fill="#005a9c"`)
    expect(renderFrame(poseAt({ ...plain, facing: 'side' }, middle))).toContain('url(#half)')
  })

  test('mark a touch while they are at the place, and only then', () => {
    const sign: ClipSign = { ...plain, hasContact: true, movement: { ...along(0, -60), anchor: 1 } }
    const strength = (seconds: number) => poseAt(sign, seconds).contacts?.[0]?.strength ?? 0
    expect(strength(clipTimes.place + 0.1)).toBe(0)
    expect(strength(clipTimes.end - 0.05)).toBe(1)
    expect(poseAt({ ...sign, hasContact: false }, clipTimes.end - 0.05).contacts?.[0]?.strength).toBe(0)
  })

  test('hint at fingers that move', () => {
    const marks = (fingers: boolean) =>
      renderFrame(poseAt({ ...plain, fingersMove: fingers }, middle)).includes('v-30')
    expect(marks(true)).toBe(true)
    expect(marks(false)).toBe(false)
  })
})

test('a stroke is made once when it is single and twice when it is repeated', () => {
  const peaks = (movement: Movement) => {
    const way = Array.from({ length: 200 }, (_, index) =>
      strokeProgress(movement, (index * clipTimes.total) / 200),
    )
    return way.filter((u, index) => index > 0 && u > 0.5 && (way[index - 1] ?? 0) <= 0.5).length
  }
  expect(peaks(still)).toBe(1)
  expect(peaks({ ...still, repeated: true })).toBe(2)
})

test('bones keep their length, whatever the hand reaches for', () => {
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
  test('are outlines that stand on the wrist', () => {
    const { ink, palm, height } = handSymbol('S10000')
    expect(ink).toMatch(/^M[-\d. A-Z]+Z/)
    expect(palm).not.toBe('')
    expect(height).toBe(300)
  })

  test('exist for every handshape of the list', () => {
    for (const { value, symbol } of handshapes) expect(handSymbol(symbol).ink, value).not.toBe('')
  })

  test('are refused by name when the fonts have none', () => {
    expect(() => handSymbol('S99900')).toThrow('S99900')
  })
})
