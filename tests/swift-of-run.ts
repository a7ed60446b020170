import { inject } from 'vitest'
import { startOfferedSwift } from './offered-swift.ts'

/** Starts a proxy for the Swift that all test files share. A test may stop the proxy; it uses its own buckets. */
export const startProxyOfRun = () => startOfferedSwift(inject('swiftUrl'))
