import { expect, test } from 'vitest'
import { handednessTypeOf } from './drawn-articulation.ts'

test.each([
  ['one-handed', 'one'],
  ['one-handed-prop', 'one'],
  ['one-handed-doubled', 'both'],
  ['two-handed', 'both'],
  ['symmetrical', 'both'],
  ['symmetrical-dropped', 'both'],
  ['alternating', 'both'],
  ['both-active', 'both'],
  ['asymmetrical-same', 'base'],
  ['unknown-value', 'one'],
  [null, 'one'],
])('the handedness %s is drawn as %s [PUB-13]', (handedness, type) => {
  expect(handednessTypeOf(handedness)).toBe(type)
})
