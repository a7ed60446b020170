import { describe, expect, test } from 'vitest'
import {
  type ArticulationParts,
  type ArticulationShape,
  articulationFrames,
  type Box,
  layOutArticulation,
} from './articulation-layout.ts'

const counts = [0, 1, 2]
const shapes = Object.keys(articulationFrames) as ArticulationShape[]
const all = shapes.flatMap((shape) =>
  counts.flatMap((dominant) =>
    counts.flatMap((nondominant) =>
      [true, false].map((hasLocation) => ({ shape, parts: { dominant, nondominant, hasLocation } })),
    ),
  ),
)
const boxesOf = (parts: ArticulationParts, shape: ArticulationShape): Box[] => {
  const { dominant, nondominant, arrows, location } = layOutArticulation(parts, shape)
  return [...dominant, ...nondominant, ...arrows.map(({ box }) => box), ...(location ? [location] : [])]
}
const areApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe.each(all)(
  '$parts.dominant and $parts.nondominant handshapes, location: $parts.hasLocation, $shape',
  (one) => {
    const { parts, shape } = one

    test('are all within the frame, and none covers another [PUB-13]', () => {
      const { width, height } = articulationFrames[shape]
      const boxes = boxesOf(parts, shape)
      const outside = boxes.filter(
        (box) => box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height,
      )
      expect(outside).toEqual([])
      expect(
        boxes.flatMap((box, at) => boxes.slice(at + 1).filter((other) => !areApart(box, other))),
      ).toEqual([])
    })

    test('are each shown, with an arrow where a hand changes, and hands of one size [PUB-13]', () => {
      const layout = layOutArticulation(parts, shape)
      const hands = [...layout.dominant, ...layout.nondominant]
      expect(layout.dominant).toHaveLength(parts.dominant)
      expect(layout.nondominant).toHaveLength(parts.nondominant)
      expect(layout.location !== null).toBe(parts.hasLocation)
      expect(layout.arrows).toHaveLength(
        [parts.dominant, parts.nondominant].filter((count) => count === 2).length,
      )
      expect(new Set(hands.map(({ height }) => Math.round(height))).size).toBe(hands.length > 0 ? 1 : 0)
      for (const { height } of hands) expect(height).toBeGreaterThan(articulationFrames[shape].height / 7)
    })
  },
)

test('the dominant hand is on the left, and time goes to the right for one hand, downwards for two [PUB-13]', () => {
  const one = layOutArticulation({ dominant: 2, nondominant: 0, hasLocation: true }, 'wide')
  expect(one.arrows[0]?.direction).toBe('right')
  expect(one.dominant[1]?.y).toBe(one.dominant[0]?.y)
  const two = layOutArticulation({ dominant: 2, nondominant: 1, hasLocation: false }, 'wide')
  expect(two.arrows[0]?.direction).toBe('down')
  expect(two.dominant[1]?.x).toBe(two.dominant[0]?.x)
  expect(two.nondominant[0]?.x).toBeGreaterThan(two.dominant[0]?.x ?? Number.POSITIVE_INFINITY)
})
