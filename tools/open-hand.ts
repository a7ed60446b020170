import { existsSync, readFileSync } from 'node:fs'
import { drawHand } from '#packages/hands/draw-hand.ts'
import { type Finger, fingers, type HandshapeFeatures } from '#packages/hands/features.ts'
import { type DrawingPoint, fingerAxes } from '#packages/hands/finger-axes.ts'
import { bestView } from '#packages/hands/pose/best-view.ts'
import { handPose } from '#packages/hands/pose/hand-pose.ts'
import handshapes from '#seeds/lists/handshape-of-hand.json' with { type: 'json' }
import { writeOrCheck } from './generated-file.ts'

// Draws the open hand of the hand builder, with the axes of its fingers. --check only reports an outdated file.

const path = 'domains/search/ui/handshapes/builder/open-hand.json'

/**
 * In millimetres: room for the names round the hand (below, its lines end before its skin), widths of the fingers, and
 * how far beyond the last joint the mark is and the axis ends.
 */
const room = { side: 24, above: 24, below: -5 }
const widths: Record<Finger, number> = { thumb: 34, index: 24, middle: 24, ring: 24, little: 22 }
const beyondTip = { mark: 1, axis: 16 }

const features = handshapes.find(({ value }) => value === 'five-hand')?.features as HandshapeFeatures
const pose = handPose(features)
const view = bestView(features)
const { outline, lines, marks, box } = drawHand(pose, { view })
const axes = fingerAxes(pose, view)

const round = (value: number) => Math.round(value * 10) / 10

/** The axis of a finger as a path, and the place of its mark. */
function fingerOf(finger: Finger) {
  const points = axes[finger]
  const [before, end] = points.slice(-2) as [DrawingPoint, DrawingPoint]
  const beyond = (distance: number): DrawingPoint => {
    const share = distance / Math.hypot(end.x - before.x, end.y - before.y)
    return { x: round(end.x + (end.x - before.x) * share), y: round(end.y + (end.y - before.y) * share) }
  }
  const axis = [...points, beyond(beyondTip.axis)].map(({ x, y }) => `${round(x)} ${round(y)}`)
  return { axis: `M${axis.join('L')}`, width: widths[finger], tip: beyond(beyondTip.mark) }
}

const hand = {
  box: {
    x: round(box.x - room.side),
    y: round(box.y - room.above),
    width: round(box.width + 2 * room.side),
    height: round(box.height + room.above + room.below),
  },
  outline,
  lines,
  marks,
  fingers: Object.fromEntries(fingers.map((finger) => [finger, fingerOf(finger)])),
}
const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
writeOrCheck({ path, before, after: `${JSON.stringify(hand, null, 2)}\n`, program: 'tools/open-hand.ts' })
