import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rotate } from '#packages/hands/vector.ts'
import { viewRotation } from '#packages/hands/view.ts'
import { armDimensions } from '#ui/body/body-drawing.ts'
import { bodyLocations, getBodyLocation, type LocationName } from '#ui/body/body-locations.ts'
import type { Movement } from '#ui/body/movement-path.ts'
import { add, length, scaleVector, subtract, vector } from '#ui/body/vector.ts'
import { bendArm } from './arm.ts'
import { aClipSign } from './clip-sign.fixture.ts'
import type { ClipSign } from './clip-sign.ts'
import { renderFigure } from './figure.ts'
import { handVector, viewOf } from './hand-orientation.ts'
import { type HandPart, partPosition } from './hand-parts.ts'
import { handshapePose } from './handshape-pose.ts'
import { handScaleAt, wristAt } from './hold.ts'
import type { PlacedHand } from './pose.ts'
import { renderFrame, signFrames } from './sign-frames.ts'
import { holdOf } from './sign-hold.ts'
import { poseAt, posterMoment } from './sign-pose.ts'
import { noMovement } from './sign-rows.ts'
import { storyHandshapes } from './story-handshapes.ts'
import { clipTimes, strokeProgress } from './timing.ts'

const still: Movement = { ...noMovement, anchor: 0 }
const along = (x: number, y: number, z = 0): Movement => ({ ...still, strokes: [vector(x, y, z)] })
const plain = aClipSign()
const anAngle = fc.double({ min: -180, max: 180, noNaN: true })
const middle = (clipTimes.place + clipTimes.end) / 2

const posesAtLocations = new Map<LocationName, ReturnType<typeof poseAt>>()
/** The plain sign at a location; several tests read the same pose, which takes long to find. */
function poseAtLocation(location: LocationName) {
  const pose = posesAtLocations.get(location) ?? poseAt({ ...plain, location }, middle)
  posesAtLocations.set(location, pose)
  return pose
}

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

  test('contain valid numbers for every location and every part that touches', () => {
    const numbersIn = ({ left, right }: ReturnType<typeof poseAt>) => JSON.stringify([left, right])
    const numbersOf = (sign: Partial<ClipSign>) => numbersIn(poseAt({ ...plain, ...sign }, middle))
    // Numbers that do not exist become null in JSON.
    for (const location of Object.keys(bodyLocations) as LocationName[])
      expect(numbersIn(poseAtLocation(location)), location).not.toContain('null')
    for (const location of ['cheek', 'chest', 'neutral-space', 'palm', 'wrist'] as const)
      for (const hands of ['both', 'base'] as const)
        expect(numbersOf({ location, hands }), location).not.toContain('null')
    for (const touch of ['tip', 'thumb', 'radial', 'ulnar', 'palm', 'back', 'knuckles', 'base'] as const)
      expect(numbersOf({ touch }), touch).not.toContain('null')
    expect(renderFrame(poseAt(plain, middle))).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('show the hand within the picture for every location', () => {
    for (const location of Object.keys(bodyLocations) as LocationName[]) {
      const { wrist } = poseAtLocation(location).right
      expect(wrist.x, location).toBeGreaterThan(40)
      expect(wrist.x, location).toBeLessThan(600)
      expect(wrist.y, location).toBeGreaterThan(10)
      expect(wrist.y, location).toBeLessThan(480)
    }
  })
})

describe('the hands', () => {
  test('bring the pad of the finger to the location', () => {
    const { point } = holdOf(plain)
    const { right } = poseAt(plain, posterMoment(plain))
    const pad = add(
      right.wrist,
      scaleVector(
        handVector(partPosition(right.joints, plain.dominant, 'tip'), right.orientation),
        handScaleAt(point.z),
      ),
    )
    expect(length(subtract(pad, point))).toBeLessThan(0.5)
    expect(right.wrist.y).toBeGreaterThan(getBodyLocation('chin').point.y)
  })

  test('touch with the specified part of the hand', () => {
    const upright = { tilt: 0, lean: 0, pronation: 85, flexion: 0 }
    const joints = handshapePose(storyHandshapes.open)
    const wrist = (part: HandPart) =>
      wristAt(vector(300, 200), handVector(partPosition(joints, storyHandshapes.open, part), upright))
    expect(wrist('base')).toEqual(vector(300, 200))
    expect(wrist('tip').y).toBeGreaterThan(wrist('palm').y)
    expect(wrist('thumb').x).toBeLessThan(290)
    expect(wrist('ulnar').x).toBeGreaterThan(310)
  })

  test('are mirrored if both move, except if they alternate', () => {
    const movement = along(0, 60)
    const both: ClipSign = {
      ...plain,
      hands: 'both',
      location: 'neutral-space',
      nondominant: storyHandshapes.index,
      movement,
    }
    const same = poseAt(both, 1)
    expect(same.left.wrist.x + same.right.wrist.x).toBeCloseTo(640)
    expect(same.left.wrist.y).toBeCloseTo(same.right.wrist.y)
    const alternating = poseAt({ ...both, alternating: true }, 0.75)
    expect(Math.abs(alternating.left.wrist.y - alternating.right.wrist.y)).toBeGreaterThan(20)
  })

  test('move in parallel or in opposite directions if the direction says so', () => {
    const both: ClipSign = {
      ...plain,
      hands: 'both',
      location: 'neutral-space',
      nondominant: storyHandshapes.index,
    }
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

  test('change from the first handshape to the second through hands in between', () => {
    const sign: ClipSign = { ...plain, dominantSecond: storyHandshapes.fist, movement: along(0, 40) }
    const flexion = (seconds: number) => poseAt(sign, seconds).right.joints.index.flex[1]
    const [straight, closed] = [storyHandshapes.index, storyHandshapes.fist].map(
      (features) => handshapePose(features).index.flex[1],
    )
    expect(flexion(clipTimes.place)).toBeCloseTo(straight ?? Number.NaN)
    expect(flexion(clipTimes.end)).toBeCloseTo(closed ?? Number.NaN)
    const between = Array.from({ length: 40 }, (_, index) => flexion(clipTimes.place + index / 40))
    expect(between.filter((angle) => angle > 10 && angle < 90).length).toBeGreaterThan(2)
  })

  test('show the palm or the back as the row describes', () => {
    const palmTowardsViewer = (sign: Partial<ClipSign>) => {
      const { orientation } = poseAt({ ...plain, dominant: storyHandshapes.flat, ...sign }, middle).right
      return handVector([0, 0, 1], orientation).z
    }
    const inSpace = { location: 'neutral-space', movement: along(0, 0, 80) } as const
    expect(palmTowardsViewer({ ...inSpace, leading: 'palm' })).toBeGreaterThan(0.5)
    expect(palmTowardsViewer({ ...inSpace, leading: 'back' })).toBeLessThan(-0.5)
    expect(palmTowardsViewer({ location: 'chest', touch: 'palm' })).toBeLessThan(-0.5)
  })

  test('are held level with the palm up or down if the back or palm leads downwards', () => {
    const palm = (leading: HandPart) => {
      const sign: ClipSign = {
        ...plain,
        dominant: storyHandshapes.flat,
        location: 'neutral-space',
        movement: along(0, 76),
        leading,
      }
      return handVector([0, 0, 1], poseAt(sign, middle).right.orientation)
    }
    expect(palm('back').y).toBeLessThan(-0.6)
    expect(palm('palm').y).toBeGreaterThan(0.6)
    // Not only the edge is visible.
    expect(Math.abs(palm('back').z)).toBeGreaterThan(0.3)
  })

  test('rotate with the forearm, and bend at the wrist before the forearm rotates', () => {
    const sign: ClipSign = { ...plain, location: 'neutral-space', rotation: { forearm: 'supination' } }
    const orientation = (seconds: number) => poseAt(sign, seconds).right.orientation
    expect(orientation(clipTimes.place).pronation).toBeGreaterThan(0)
    expect(orientation(clipTimes.end).pronation).toBeLessThan(-60)
    const bent = { tilt: 0, lean: 0, pronation: 85, flexion: 90 }
    expect(handVector([0, 1, 0], bent).z).toBeCloseTo(1)
    expect(handVector([0, 1, 0], { ...bent, pronation: -95 }).z).toBeCloseTo(-1)
  })

  test('are drawn as they are held', () => {
    fc.assert(
      fc.property(anAngle, anAngle, anAngle, anAngle, (tilt, lean, pronation, flexion) => {
        const orientation = { tilt, lean: lean / 3, pronation, flexion: flexion / 3 }
        const view = viewRotation(viewOf(orientation))
        for (const point of [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const) {
          const { x, y, z } = handVector(point, orientation)
          rotate(view, point).forEach((value, index) => {
            expect(value).toBeCloseTo([x, -y, z][index] ?? Number.NaN)
          })
        }
      }),
    )
  })

  test('move their fingers one after the other', () => {
    const flexions = (fingersMove: boolean) => {
      const { joints } = poseAt({ ...plain, fingersMove, dominant: storyHandshapes.open }, 1.1).right
      return [joints.index.flex[0], joints.middle.flex[0], joints.ring.flex[0]]
    }
    const [index = 0, middleFinger = 0, ring = 0] = flexions(true).map(
      (angle, at) => angle - (flexions(false)[at] ?? 0),
    )
    expect(new Set([index, middleFinger, ring].map(Math.round)).size).toBe(3)
  })

  test('mark a contact only while they are at the location', () => {
    const sign: ClipSign = { ...plain, hasContact: true, movement: { ...along(0, -60), anchor: 1 } }
    const strength = (seconds: number) => poseAt(sign, seconds).contacts?.[0]?.strength ?? 0
    expect(strength(clipTimes.place + 0.1)).toBe(0)
    expect(strength(clipTimes.end - 0.05)).toBe(1)
    expect(poseAt({ ...sign, hasContact: false }, clipTimes.end - 0.05).contacts?.[0]?.strength).toBe(0)
  })
})

describe('the sleeve', () => {
  const drawn = (hand: Partial<PlacedHand>) => {
    const { right, ...pose } = poseAt(plain, middle)
    return renderFigure({ ...pose, right: { ...right, ...hand } })
  }

  test('covers the wrist of a hand that continues the forearm', () => {
    expect(drawn({})).not.toMatch(/ZZ?" fill="#fdeedd" fill-rule="evenodd"/)
  })

  test('is covered by a hand that points to the viewer', () => {
    const orientation = { tilt: 0, lean: 80, pronation: 85, flexion: 0 }
    expect(drawn({ orientation })).toMatch(/Z" fill="#fdeedd" fill-rule="evenodd"/)
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
