import { describe, expect, test } from 'vitest'
import { boxesOverlap } from './label-box.ts'
import { type LabelCandidate, placeLabels } from './place-labels.ts'

const view = { width: 328, height: 394 }
const label = { width: 90, height: 16 }
const none = { view, occupied: [], discs: [] }

/** Nodes in a grid, so near each other that not all labels fit. */
const crowd: LabelCandidate[] = Array.from({ length: 60 }, (_, at) => ({
  key: `field ${at}`,
  x: 20 + (at % 8) * 40,
  y: 20 + Math.floor(at / 8) * 50,
  size: 6,
  label,
}))

describe('the labels of a dense drawing on a phone', () => {
  const boxes = placeLabels(crowd, { ...none, discs: crowd })

  test('do not cover each other or the centres of discs, and are inside the view [PUB-11]', () => {
    const all = [...boxes]
    expect(all.length).toBeGreaterThan(5)
    for (const [key, box] of all) {
      expect(all.filter(([other, its]) => other !== key && boxesOverlap(box, its))).toEqual([])
      const covered = crowd.filter(
        (disc) =>
          disc.key !== key && boxesOverlap(box, { x: disc.x - 3, y: disc.y - 3, width: 6, height: 6 }),
      )
      expect(covered).toEqual([])
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= view.width).toBe(true)
      expect(box.y + box.height).toBeLessThanOrEqual(view.height)
    }
  })

  test('are of the most important nodes, and few enough to be read [PUB-11]', () => {
    expect(boxes.has('field 0')).toBe(true)
    expect(boxes.size).toBeLessThanOrEqual(14)
  })
})

test('a label without space below its node is above or beside it; without any space there is none', () => {
  const node = { key: 'a', x: 160, y: 200, size: 10, label }
  const below = { x: 100, y: 212, width: 120, height: 16 }
  const above = { x: 100, y: 172, width: 120, height: 16 }
  const place = (...occupied: (typeof below)[]) => placeLabels([node], { ...none, occupied }).get('a')
  expect(place()).toEqual({ x: 115, y: 212, ...label })
  expect(place(below)).toEqual({ x: 115, y: 172, ...label })
  expect(place(below, above)).toEqual({ x: 172, y: 192, ...label })
  expect(place({ x: 0, y: 0, ...view })).toBeUndefined()
})
