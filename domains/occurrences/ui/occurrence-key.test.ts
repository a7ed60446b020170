import { expect, test } from 'vitest'
import { occurrenceKey } from './occurrence-key.ts'

const pressed = (key: string, focus: 'none' | 'button' | 'input' = 'none', ctrlKey = false) =>
  occurrenceKey({ key, ctrlKey, altKey: false, metaKey: false }, focus)

test('arrows lead through list and frames, the space bar plays, plus and minus zoom [ELN-04]', () => {
  expect(
    ['ArrowUp', 'ArrowDown', ' ', 'ArrowLeft', 'ArrowRight', '+', '-', '?'].map((key) => pressed(key)),
  ).toEqual(['previous', 'next', 'toggle', 'stepBack', 'stepForward', 'zoomIn', 'zoomOut', 'help'])
})

test('other keys and those of the browser are left alone [ELN-04]', () => {
  expect(pressed('a')).toBeUndefined()
  expect(pressed('+', 'none', true)).toBeUndefined()
  expect(pressed('ArrowDown', 'input')).toBeUndefined()
  expect(pressed(' ', 'button')).toBeUndefined()
  expect(pressed('ArrowDown', 'button')).toBe('next')
})
