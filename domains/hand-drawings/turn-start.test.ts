import { expect, test } from 'vitest'
import { illustrationHands } from './illustration-hands.ts'
import { turnStart } from './turn-start.ts'

test('a turning hand shows its best side first: a flat hand the palm, a round one the side [D36]', () => {
  expect(turnStart(illustrationHands['flat-hand'].drawing ?? '')).toBe(0)
  const round = 'u46120'
  expect(turnStart(round)).toBe(3)
  expect(turnStart('no code')).toBe(0)
})
