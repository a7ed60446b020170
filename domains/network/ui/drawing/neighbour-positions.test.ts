import { describe, expect, test } from 'vitest'
import { boxesOverlap, discBox, labelBox, type Size } from './label-box.ts'
import { type LabelledDisc, neighbourPositions } from './neighbour-positions.ts'

const desktop = { width: 594, height: 594 }
const phone = { width: 286, height: 352 }
const middle = { size: 29, label: { width: 140, height: 23 } }

const discs = (count: number, width: (index: number) => number, size = 16): LabelledDisc[] =>
  Array.from({ length: count }, (_, index) => ({ size, label: { width: width(index), height: 16 } }))

const arrange = (view: Size, others: LabelledDisc[]) => {
  const directions = others.map((_, index) => Math.sin(index * 7) * Math.PI)
  return neighbourPositions(view, middle, others, directions)
}

/** The number of overlapping pairs among the neighbours and the centred node. */
function countOverlaps(view: Size, others: LabelledDisc[]): number {
  const positions = [{ x: view.width / 2, y: view.height / 2 }, ...arrange(view, others)]
  const boxes = [middle, ...others].map(({ size, label }, index) => {
    const disc = { ...(positions[index] ?? { x: 0, y: 0 }), size }
    return [discBox(disc), labelBox(disc, label, view)]
  })
  return boxes.flatMap((boxesOfOne, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => boxesOfOne.some((box) => other.some((otherBox) => boxesOverlap(box, otherBox)))),
  ).length
}

describe('the neighbours of a node in the middle', () => {
  for (const count of [1, 2, 3, 7, 13, 20])
    test(`${count} of them do not overlap each other or the centred node [PUB-11]`, () => {
      expect(
        countOverlaps(
          desktop,
          discs(count, (index) => 50 + ((index * 37) % 80)),
        ),
      ).toBe(0)
    })

  test('do not overlap on a phone either, even with long names [PUB-11]', () => {
    const long = discs(7, (index) => (index === 2 ? 120 : 60), 11)
    expect(countOverlaps(phone, long)).toBe(0)
  })

  test('have distinct positions inside the view, however many they are [PUB-11]', () => {
    for (const view of [desktop, phone])
      for (const count of [12, 60, 300]) {
        const positions = arrange(
          view,
          discs(count, () => 70, 5),
        )
        expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
        for (const { x, y } of positions) {
          expect(Math.abs(x - view.width / 2)).toBeLessThan(view.width / 2 - 5)
          expect(Math.abs(y - view.height / 2)).toBeLessThan(view.height / 2 - 5)
        }
      }
  })

  test('are arranged in the order of their preferred directions', () => {
    const [right, left, up] = neighbourPositions(
      desktop,
      middle,
      discs(3, () => 50),
      [0, 3, -1.5],
    )
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)
    expect(up?.y).toBeLessThan(desktop.height / 2)
  })
})
