import { describe, expect, test } from 'vitest'
import { boxesOverlap, discBox, labelBox, type Size } from './label-box.ts'
import { type LabelledDisc, neighbourPositions } from './neighbour-positions.ts'

const desk = { width: 594, height: 594 }
const phone = { width: 286, height: 352 }
const middle = { size: 29, label: { width: 140, height: 23 } }

const named = (count: number, width: (at: number) => number, size = 16): LabelledDisc[] =>
  Array.from({ length: count }, (_, at) => ({ size, label: { width: width(at), height: 16 } }))

const around = (view: Size, others: LabelledDisc[]) => {
  const wanted = others.map((_, at) => Math.sin(at * 7) * Math.PI)
  return neighbourPositions(view, middle, others, wanted)
}

/** Pairs of neighbours, or a neighbour and the middle, of which one covers the other. */
function covered(view: Size, others: LabelledDisc[]): number {
  const spots = [{ x: view.width / 2, y: view.height / 2 }, ...around(view, others)]
  const boxes = [middle, ...others].map(({ size, label }, at) => {
    const disc = { ...(spots[at] ?? { x: 0, y: 0 }), size }
    return [discBox(disc), labelBox(disc, label, view)]
  })
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => one.some((box) => other.some((its) => boxesOverlap(box, its)))),
  ).length
}

describe('the neighbours of a node in the middle', () => {
  for (const count of [1, 2, 3, 7, 13, 20])
    test(`${count} of them leave each other's names and the middle uncovered [PUB-11]`, () => {
      expect(
        covered(
          desk,
          named(count, (at) => 50 + ((at * 37) % 80)),
        ),
      ).toBe(0)
    })

  test('do so on a phone, long names among them [PUB-11]', () => {
    const long = named(7, (at) => (at === 2 ? 120 : 60), 11)
    expect(covered(phone, long)).toBe(0)
  })

  test('stand inside the view, each in a place of its own, however many they are [PUB-11]', () => {
    for (const view of [desk, phone])
      for (const count of [12, 60, 300]) {
        const spots = around(
          view,
          named(count, () => 70, 5),
        )
        expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count)
        for (const { x, y } of spots) {
          expect(Math.abs(x - view.width / 2)).toBeLessThan(view.width / 2 - 5)
          expect(Math.abs(y - view.height / 2)).toBeLessThan(view.height / 2 - 5)
        }
      }
  })

  test('stand in the order of where they would like to', () => {
    const [right, left, up] = neighbourPositions(
      desk,
      middle,
      named(3, () => 50),
      [0, 3, -1.5],
    )
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)
    expect(up?.y).toBeLessThan(desk.height / 2)
  })
})
