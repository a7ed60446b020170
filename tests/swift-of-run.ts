import { inject } from 'vitest'
import { type SwiftServer, startSwiftProxy } from './swift.ts'

/** Starts a proxy of the Swift that all test files share. A test may stop this proxy, and uses buckets of its own. */
export async function startProxyOfRun(): Promise<SwiftServer> {
  const response = await fetch(inject('swiftUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return startSwiftProxy(text)
}
