import { expect, test } from 'vitest'
import { handednessTypeOf } from './articulation.ts'

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
  ['somebody-elses-value', 'one'],
  [null, 'one'],
])('the pictures of a sign that is %s show its hands as %s [PUB-13]', (handedness, manner) => {
  expect(handednessTypeOf(handedness)).toBe(manner)
})
