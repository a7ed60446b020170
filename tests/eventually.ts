import { vi } from 'vitest'
import { hangLimitMs } from './limits.ts'

/** Repeats a check until it passes. Only the limit for hangs ends it, so that a slow machine fails no test. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: hangLimitMs, interval: 20 })
