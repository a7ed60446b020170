import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgressTimer, type ProgressState } from './progress-timer.ts'

describe('the timer of the progress bar', () => {
  let seen: ProgressState[]
  const start = () => createProgressTimer((state) => seen.push(state))
  beforeEach(() => {
    seen = []
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('the bar is shown when work lasts 200 ms, not before [UIX-02]', () => {
    start().pending(true)
    vi.advanceTimersByTime(199)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['running'])
  })

  test('work that is done within 200 ms shows no bar at all [UIX-02]', () => {
    const timer = start()
    timer.pending(true)
    vi.advanceTimersByTime(150)
    timer.pending(false)
    vi.advanceTimersByTime(5000)
    expect(seen).toEqual([])
  })

  test('the full bar disappears 500 ms after the work is done [UIX-02]', () => {
    const timer = start()
    timer.pending(true)
    vi.advanceTimersByTime(200)
    timer.pending(false)
    expect(seen).toEqual(['running', 'done'])
    vi.advanceTimersByTime(499)
    expect(seen.at(-1)).toBe('done')
    vi.advanceTimersByTime(1)
    expect(seen).toEqual(['running', 'done', 'idle'])
  })

  test('new work before the full bar disappears starts the bar again', () => {
    const timer = start()
    timer.pending(true)
    vi.advanceTimersByTime(200)
    timer.pending(false)
    vi.advanceTimersByTime(300)
    timer.pending(true)
    vi.advanceTimersByTime(10_000)
    expect(seen).toEqual(['running', 'done', 'running'])
  })

  test('without work there is no bar', () => {
    const timer = start()
    timer.pending(false)
    timer.pending(false)
    vi.runAllTimers()
    expect(seen).toEqual([])
  })

  test('a stopped timer makes no more calls', () => {
    const timer = start()
    timer.pending(true)
    timer.stop()
    vi.runAllTimers()
    expect(seen).toEqual([])
  })
})
