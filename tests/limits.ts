/**
 * Limits for hangs, in milliseconds. They say nothing about speed: a loaded machine is many times slower, and
 * `npm run bench` measures.
 */
export const hangLimitMs = 120_000
/** Of a whole test or journey. */
export const testLimitMs = 600_000
