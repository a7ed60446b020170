import { vi } from 'vitest'
import { hangLimitMs } from './limits.ts'

/** Only the limit for hangs ends a wait, so that a slow machine fails no test. */
const options = { timeout: hangLimitMs, interval: 20 }

/** Repeats a check until it passes. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, options)

/** Reads something until it is there. */
export const eventuallyFound = <T>(find: () => T) => vi.waitUntil(find, options)
