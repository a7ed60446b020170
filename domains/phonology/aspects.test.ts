import { expect, test } from 'vitest'
import { minimalPairKeys } from './articulation.ts'
import { aspectOf } from './aspects.ts'

test.each([
  ['handedness', 'handedness'],
  ['handshapeDominantSecond', 'handshape'],
  ['handshapeChange', 'handshape'],
  ['handshapeNondominant', 'otherHand'],
  ['locationPrecise', 'place'],
  ['movementDirection', 'movement'],
  ['repeatedMovement', 'movement'],
  ['orientationChange', 'orientation'],
  ['relativeOrientationMovement', 'orientation'],
  ['contactType', 'contact'],
] as const)('a difference in %s is one in the %s [PUB-13]', (key, aspect) => {
  expect(aspectOf(key)).toBe(aspect)
})

test('each of the fourteen properties is some part of the form, and the gloss is none', () => {
  expect(minimalPairKeys).toHaveLength(14)
  for (const key of minimalPairKeys) expect(aspectOf(key)).not.toBeNull()
  expect(aspectOf('gloss')).toBeNull()
})
