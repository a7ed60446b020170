import { parseFeatureCode } from '#packages/hands/feature-code.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { turnViews } from '#packages/hands/view.ts'

/** The view that a turning hand shows first: the one nearest to its best side; the palm for an unknown code. */
export function turnStart(code: string): number {
  const features = parseFeatureCode(code)
  const best = features === null ? 0 : bestView(features).yaw
  const distances = turnViews.map(({ yaw }) => Math.abs(yaw - best))
  return distances.indexOf(Math.min(...distances))
}
