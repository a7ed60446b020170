import { describe, expect, test } from 'vitest'
import { fingers } from './features.ts'
import { fist, openHand, ring } from './hand-poses.fixture.ts'
import {
  type FingerPose,
  fingerMotions,
  type HandPose,
  jointAtRest,
  jointMotions,
  longFingers,
} from './skeleton.ts'
import { distance, move, noMotion, type Vector } from './vector.ts'

const still: FingerPose = { flex: [0, 0, 0], spread: 0 }
const atRest: HandPose = {
  thumb: { base: [0, 0, 0], flex: [0, 0] },
  index: still,
  middle: still,
  ring: still,
  little: still,
}
/** The place of a joint in a pose. */
const place = (finger: (typeof fingers)[number], bone: number, pose: HandPose): Vector =>
  move(fingerMotions(finger, pose)[bone] ?? noMotion, jointAtRest(finger, bone).at)

describe('a pose', () => {
  test('without angles moves no joint', () => {
    for (const { rotation, translation } of jointMotions(atRest)) {
      translation.forEach((shift) => {
        expect(shift).toBeCloseTo(0)
      })
      rotation.flat().forEach((value, index) => {
        expect(value).toBeCloseTo(index % 4 === 0 ? 1 : 0)
      })
    }
  })

  test.each(longFingers)('bends the %s finger to the palm', (finger) => {
    const bent = place(finger, 4, { ...atRest, [finger]: { flex: [90, 0, 0], spread: 0 } })
    expect(bent[2]).toBeGreaterThan(place(finger, 4, atRest)[2] + 40)
  })

  test.each(longFingers)('spreads the %s finger to the thumb with a positive angle', (finger) => {
    const spread = place(finger, 4, { ...atRest, [finger]: { flex: [0, 0, 0], spread: 10 } })
    expect(spread[0]).toBeGreaterThan(place(finger, 4, atRest)[0] + 5)
  })

  test('opposes the thumb to the front of the palm', () => {
    const opposed = place('thumb', 3, { ...atRest, thumb: { base: [0, 40, 0], flex: [0, 0] } })
    expect(opposed[2]).toBeGreaterThan(place('thumb', 3, atRest)[2] + 20)
  })

  test('folds the palm when ring and little finger close, and not when they are straight', () => {
    const knuckle = (pose: HandPose) => place('little', 1, pose)
    expect(distance(knuckle(openHand), jointAtRest('little', 1).at)).toBeLessThan(1)
    expect(knuckle(fist)[2]).toBeGreaterThan(jointAtRest('little', 1).at[2] + 4)
  })

  test.each(Object.entries({ openHand, fist, ring }))('keeps the length of all bones: %s', (_, pose) => {
    for (const finger of fingers)
      for (let bone = 0; bone < (finger === 'thumb' ? 3 : 4); bone++)
        expect(distance(place(finger, bone, pose), place(finger, bone + 1, pose))).toBeCloseTo(
          distance(jointAtRest(finger, bone).at, jointAtRest(finger, bone + 1).at),
        )
  })
})
