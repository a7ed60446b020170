import { inject } from 'vitest'
import { type SwiftServer, startSwiftProxy } from './swift.ts'

/** Starts a proxy for the Swift server that all test files share. A test may stop the proxy; it uses its own buckets. */
export async function startProxyOfRun(): Promise<SwiftServer> {
  const response = await fetch(inject('swiftUrl'))
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return startSwiftProxy(text)
}
