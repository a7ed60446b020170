import { drawHand, type HandDrawing } from '#packages/hands/draw-hand.ts'
import { parseFeatureCode } from '#packages/hands/feature-code.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { handPose } from '#packages/hands/pose/hand-pose.ts'
import { turnViews } from '#packages/hands/view.ts'
import type { HandViews } from '../hand-views.ts'

/**
 * Draws the hand of a feature code; each drawing takes about a tenth of a second.
 * @throws Error for a code that `parseFeatureCode` rejects
 */
export function drawHands(code: string, views: HandViews): HandDrawing[] {
  const features = parseFeatureCode(code)
  if (!features) throw new Error(`${code} is no code of features`)
  const pose = handPose(features)
  const sides = views === 'best' ? [bestView(features)] : turnViews
  return sides.map((view) => drawHand(pose, { view }))
}
