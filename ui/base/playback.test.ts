import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameStep, keyAction, measuredFps, nextSpeed, speeds } from './playback.ts'

const key = (name: string, modifiers: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
})

describe('speeds', () => {
  test('range from a quarter to double [PUB-13]', () => {
    expect([speeds[0], speeds.at(-1)]).toEqual([0.25, 2])
  })

  test('change one step at a time and stop at the ends [PUB-13]', () => {
    expect(nextSpeed(1, -1)).toBe(0.75)
    expect(nextSpeed(1, 1)).toBe(1.25)
    expect(nextSpeed(0.25, -1)).toBe(0.25)
    expect(nextSpeed(2, 1)).toBe(2)
  })
})

describe('frame steps', () => {
  const video = { duration: 2, fps: 25, loop: true }

  test('seek to the middle of the next or previous frame [PUB-13]', () => {
    expect(frameStep({ ...video, time: 0 }, 1)).toBeCloseTo(0.06)
    expect(frameStep({ ...video, time: 0.06 }, 1)).toBeCloseTo(0.1)
    expect(frameStep({ ...video, time: 0.1 }, -1)).toBeCloseTo(0.06)
  })

  test('wrap around in a loop and stop at the ends without one [PUB-13]', () => {
    expect(frameStep({ ...video, time: 1.98 }, 1)).toBeCloseTo(0.02)
    expect(frameStep({ ...video, time: 0 }, -1)).toBeCloseTo(1.98)
    expect(frameStep({ ...video, time: 1.98, loop: false }, 1)).toBeCloseTo(1.98)
    expect(frameStep({ ...video, time: 0, loop: false }, -1)).toBeCloseTo(0.02)
  })

  test('through a complete video show every frame once, at any frame rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(23.976, 25, 29.97, 30, 50),
        (frames, fps) => {
          const duration = frames / fps
          const seen = new Set<number>()
          let time = 0
          for (let i = 0; i < frames; i++) {
            seen.add(Math.floor(time * fps + 0.01))
            time = frameStep({ time, duration, fps, loop: true }, 1)
            expect(time).toBeGreaterThanOrEqual(0)
            expect(time).toBeLessThanOrEqual(duration)
          }
          expect(seen.size).toBe(frames)
        },
      ),
    )
  })

  test('the frame rate is measured from the presented frames, even if one is dropped', () => {
    expect(measuredFps([...Array(9).fill(0.04), 0.08])).toBeCloseTo(25)
    expect(measuredFps(Array(12).fill(1 / 30))).toBeCloseTo(30)
    expect(measuredFps([0.04, 0.04])).toBeUndefined()
    expect(measuredFps(Array(9).fill(0))).toBeUndefined()
  })
})

describe('keys', () => {
  test('do what the list of shortcuts says [PUB-13]', () => {
    expect(keyAction(key(' '), 'none', true)).toBe('toggle')
    expect(keyAction(key('K'), 'button', true)).toBe('toggle')
    expect(keyAction(key('ArrowLeft'), 'none', true)).toBe('stepBack')
    expect(keyAction(key('ArrowRight'), 'none', false)).toBe('jumpForward')
    expect(keyAction(key(','), 'none', false)).toBe('stepBack')
    expect(keyAction(key('.'), 'none', true)).toBe('stepForward')
    expect(keyAction(key('<'), 'none', false)).toBe('slower')
    expect(keyAction(key('>'), 'input', false)).toBe('faster')
    expect(['m', 'l', 'f', '?'].map((name) => keyAction(key(name), 'none', true))).toEqual([
      'mirror',
      'loop',
      'fullScreen',
      'help',
    ])
  })

  test('leave Space to a focused button and the arrows to a focused slider [UIX-03]', () => {
    expect(keyAction(key(' '), 'button', true)).toBeUndefined()
    expect(keyAction(key('ArrowLeft'), 'input', true)).toBeUndefined()
    expect(keyAction(key('ArrowRight'), 'input', false)).toBeUndefined()
  })

  test('leave the shortcuts of the browser alone', () => {
    expect(keyAction(key('f', { ctrlKey: true }), 'none', true)).toBeUndefined()
    expect(keyAction(key('l', { metaKey: true }), 'none', true)).toBeUndefined()
    expect(keyAction(key('ArrowLeft', { altKey: true }), 'none', true)).toBeUndefined()
    expect(keyAction(key('Tab'), 'none', true)).toBeUndefined()
  })
})
