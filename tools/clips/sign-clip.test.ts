import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arm } from '#ui/body/body-drawing.ts'
import { bodyPlaces, type PlaceName } from '#ui/body/body-places.ts'
import { bendArm } from './arm.ts'
import { filmOf, frameOf } from './film.ts'
import { handSymbol } from './hand-symbol.ts'
import { beats, type Movement, offsetAt, strokeAt } from './movement.ts'
import { type ClipSign, poseAt, posterMoment } from './sign-clip.ts'
import { length, minus, vector } from './vector.ts'

const still: Movement = {
  stroke: vector(0, 0),
  returns: false,
  shape: 'straight',
  repeated: false,
  anchor: 0,
}
const plain: ClipSign = {
  hands: 'one',
  place: 'chin',
  dominant: 'S10000',
  second: null,
  other: 'S15a00',
  movement: still,
  together: null,
  alternating: false,
}
const middle = (beats.place + beats.end) / 2

describe('the frames of a clip', () => {
  test('are the same text each time they are drawn', () => {
    const sign: ClipSign = { ...plain, movement: { ...still, shape: 'circle', repeated: true } }
    expect(filmOf(sign)).toEqual(filmOf(sign))
  })

  test('are 60, and begin as they end, so that the clip can loop', () => {
    const { frames } = filmOf(plain)
    expect(frames).toHaveLength(60)
    expect(frames[0]).toBe(frames.at(-1))
    expect(frames[0]).not.toBe(frames[30])
  })

  test('hold numbers only, wherever the hand goes', () => {
    for (const place of Object.keys(bodyPlaces) as PlaceName[])
      for (const hands of ['one', 'both', 'base'] as const)
        expect(frameOf(poseAt({ ...plain, place, hands }, middle)), place).not.toMatch(
          /NaN|undefined|Infinity/,
        )
  })
})

describe('the hands', () => {
  test('bring the fingertip to the place', () => {
    const { right } = poseAt(plain, posterMoment(plain))
    const symbol = handSymbol('S10000')
    expect(Math.abs(right.wrist.y - bodyPlaces.chin.at.y)).toBeLessThan(symbol.height * 3.4)
    expect(right.wrist.y).toBeGreaterThan(bodyPlaces.chin.at.y)
  })

  test('mirror each other when both do the same, and do not when they take turns', () => {
    const movement: Movement = { ...still, stroke: vector(0, 60) }
    const both: ClipSign = { ...plain, hands: 'both', place: 'neutral-space', other: 'S10000', movement }
    const same = poseAt(both, 1)
    expect(same.left.wrist.x + same.right.wrist.x).toBeCloseTo(640)
    expect(same.left.wrist.y).toBeCloseTo(same.right.wrist.y)
    const turns = poseAt({ ...both, alternating: true }, 0.75)
    expect(Math.abs(turns.left.wrist.y - turns.right.wrist.y)).toBeGreaterThan(20)
  })

  test('stay still when they are the base', () => {
    const sign: ClipSign = { ...plain, hands: 'base', movement: { ...still, stroke: vector(0, -50) } }
    expect(poseAt(sign, 0.8).left).toEqual(poseAt(sign, 1.4).left)
    expect(poseAt(sign, 0.8).right).not.toEqual(poseAt(sign, 1.4).right)
  })

  test('change to the second handshape on the way', () => {
    const sign: ClipSign = { ...plain, second: 'S20300', movement: { ...still, stroke: vector(0, 40) } }
    expect(poseAt(sign, beats.place).right.symbol).toBe('S10000')
    expect(poseAt(sign, beats.end).right.symbol).toBe('S20300')
  })
})

describe('a movement', () => {
  test('goes once when it is single and twice when it is repeated', () => {
    const peaks = (movement: Movement) => {
      const way = Array.from({ length: 200 }, (_, index) => strokeAt(movement, (index * beats.total) / 200))
      return way.filter((u, index) => index > 0 && u > 0.5 && (way[index - 1] ?? 0) <= 0.5).length
    }
    expect(peaks(still)).toBe(1)
    expect(peaks({ ...still, repeated: true })).toBe(2)
  })

  test('along a circle comes back to where it began', () => {
    const circle: Movement = { ...still, shape: 'circle' }
    expect(length(minus(offsetAt(circle, 0), offsetAt(circle, 1)))).toBeCloseTo(0)
    expect(length(minus(offsetAt(circle, 0), offsetAt(circle, 0.5)))).toBeGreaterThan(50)
  })
})

test('bones keep their length, whatever the hand reaches for', () => {
  const coordinate = fc.double({ min: -400, max: 900, noNaN: true })
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
      const { shoulder, elbow, wrist } = bendArm(vector(235, 238), vector(x, y, z), -1)
      expect(length(minus(elbow, shoulder))).toBeCloseTo(arm.upper, 4)
      expect(length(minus(wrist, elbow))).toBeCloseTo(arm.lower, 4)
    }),
  )
})

describe('the SignWriting symbols', () => {
  test('are outlines that stand on the wrist', () => {
    const { ink, palm, height } = handSymbol('S10000')
    expect(ink).toMatch(/^M [-\d. A-Z]+Z/)
    expect(palm).not.toBe('')
    expect(height).toBe(30)
  })

  test('exist for every handshape base, the blank ones by another view', () => {
    for (let base = 0x100; base <= 0x204; base++)
      expect(handSymbol(`S${base.toString(16)}00`).ink).not.toBe('')
  })

  test('are refused by name when the font has none', () => {
    expect(() => handSymbol('S99900')).toThrow('S99900')
  })
})
