import { expect, test } from 'vitest'
import { commandOf, nextSpeed, speeds, steppedTime } from './video-keys.ts'

test('speeds reach from a quarter to double and stay there [PUB-13]', () => {
  expect([speeds[0], speeds.at(-1)]).toEqual([0.25, 2])
  expect(nextSpeed(1, -1)).toBe(0.75)
  expect(nextSpeed(1, 1)).toBe(1.25)
  expect(nextSpeed(0.25, -1)).toBe(0.25)
  expect(nextSpeed(2, 1)).toBe(2)
})

test('a step shows the next or the previous frame, and every frame can be reached [PUB-13]', () => {
  const seen = new Set<number>()
  let time = 0
  for (let n = 0; n < 60; n++) {
    seen.add(Math.floor(time * 25))
    time = steppedTime(time, 1, 25, 2.4)
  }
  expect(seen.size).toBe(60)
  expect(Math.floor(steppedTime(time, 1, 25, 2.4) * 25)).toBe(59)
  expect(Math.floor(steppedTime(1, -1, 25, 2.4) * 25)).toBe(24)
  expect(Math.floor(steppedTime(0, -1, 25, 2.4) * 25)).toBe(0)
})

test.each([
  [' ', true, { do: 'toggle' }],
  ['k', false, { do: 'toggle' }],
  ['ArrowRight', true, { do: 'step', frames: 1 }],
  ['ArrowRight', false, { do: 'seek', seconds: 1 }],
  ['<', true, { do: 'slower' }],
  ['m', true, { do: 'mirror' }],
  ['Tab', true, undefined],
  ['a', true, undefined],
])('the key %j with paused %s', (key, isPaused, command) => expect(commandOf(key, isPaused)).toEqual(command))
