import type { TestProject } from 'vitest/node'
import { offerSwift } from './offered-swift.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the Swift that all test files share. */
    swiftUrl: string
  }
}

/** The Swift of `npm test`, or one for these test files. */
export default async function provideSwift(project: TestProject) {
  if (process.env.SWIFT_OFFER) {
    project.provide('swiftUrl', process.env.SWIFT_OFFER)
    return
  }
  const { url, stop } = await offerSwift()
  project.provide('swiftUrl', url)
  return stop
}
