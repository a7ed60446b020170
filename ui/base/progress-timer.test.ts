import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgressTimer, type ProgressState } from './progress-timer.ts'

describe('the clock of the progress bar', () => {
  let seen: ProgressState[]
  const start = () => createProgressTimer((state) => seen.push(state))
  beforeEach(() => {
    seen = []
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the bar shows when work lasts longer than 200 ms, not before [UIX-02]', () => {
    start().pending(true)
    vi.advanceTimersByTime(199)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['running'])
  })

  test('work that is done within 200 ms shows no bar at all [UIX-02]', () => {
    const clock = start()
    clock.pending(true)
    vi.advanceTimersByTime(150)
    clock.pending(false)
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([])
  })

  test('the full bar goes 500 ms after the work is done [UIX-02]', () => {
    const clock = start()
    clock.pending(true)
    vi.advanceTimersByTime(200)
    clock.pending(false)
    expect(seen).toEqual(['running', 'done'])
    vi.advanceTimersByTime(499)
    expect(seen.at(-1)).toBe('done')
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['running', 'done', 'idle'])
  })

  test('new work while the bar is going takes it up again and it does not go', () => {
    const clock = start()
    clock.pending(true)
    vi.advanceTimersByTime(200)
    clock.pending(false)
    vi.advanceTimersByTime(300)
    clock.pending(true)
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual(['running', 'done', 'running'])
  })

  test('nothing under way shows nothing, however often it is said', () => {
    const clock = start()
    clock.pending(false)
    clock.pending(false)
    vi.runAllTimers()
    expect(seen).toEqual([])
  })

  test('a stopped clock says nothing more', () => {
    const clock = start()
    clock.pending(true)
    clock.stop()
    vi.runAllTimers()
    expect(seen).toEqual([])
  })
})
