import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawHand } from './draw-hand.ts'
import { drawingVersion } from './drawing-version.ts'
import { fist, openHand, ring } from './hand-poses.fixture.ts'
import { type HandView, turnViews } from './view.ts'

const palm: HandView = { yaw: 0, pitch: 0, roll: 0 }
const poses = { openHand, fist, ring }
const subpaths = (path: string) => path.split('M').slice(1)

/** Start and end of a line of relative curves. */
function endsOf(subpath: string): { start: [number, number]; end: [number, number] } {
  const [start = [], ...curves] = subpath
    .split('c')
    .map((part) => (part.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number))
  const sum = (axis: 0 | 1) => curves.reduce((at, numbers) => at + (numbers[4 + axis] ?? 0), start[axis] ?? 0)
  return { start: [start[0] ?? 0, start[1] ?? 0], end: [sum(0), sum(1)] }
}

describe('a drawing of a hand [D36]', () => {
  test.each(Object.entries(poses))('is the same text in another process: %s', (name, pose) => {
    const program = `
      import { drawHand } from '#packages/hands/draw-hand.ts'
      import * as poses from '#packages/hands/hand-poses.fixture.ts'
      console.log(JSON.stringify(drawHand(poses.${name}, { view: { yaw: 40, pitch: -10, roll: 5 } })))`
    const other = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
      encoding: 'utf8',
    })
    expect(JSON.parse(other)).toEqual(drawHand(pose, { view: { yaw: 40, pitch: -10, roll: 5 } }))
  })

  // A new hash needs a new number in drawing-version.ts.
  test('changes only with the drawing version', () => {
    const drawings = Object.values(poses).flatMap((pose) => turnViews.map((view) => drawHand(pose, { view })))
    const hash = createHash('sha256').update(JSON.stringify(drawings)).digest('hex')
    expect({ drawingVersion, hash }).toEqual({
      drawingVersion: 3,
      hash: '363b2bd3d407d123fc19f2e6f7df15576ecebf0480573763464ec5e971788154',
    })
  })

  test.each(turnViews.map((view) => [view.yaw, view] as const))(
    'has one line round the hand, open at the wrist, at %i degrees',
    (_, view) => {
      for (const pose of Object.values(poses)) {
        const [outline, ...holes] = subpaths(drawHand(pose, { view }).outline).map(endsOf)
        expect(outline?.start[1]).toBeGreaterThan(5)
        expect(outline?.end[1]).toBeGreaterThan(5)
        for (const { start, end } of holes) {
          expect(end[0]).toBeCloseTo(start[0])
          expect(end[1]).toBeCloseTo(start[1])
        }
      }
    },
  )

  test('is not hollow when the arm points to the viewer', () => {
    const contours = subpaths(drawHand(fist, { view: { yaw: 0, pitch: -80, roll: 0 } }).outline).map(endsOf)
    expect(contours).toHaveLength(1)
    expect(contours[0]?.end[0]).toBeCloseTo(contours[0]?.start[0] ?? Number.NaN)
  })

  test('shows the hole of a ring', () => {
    expect(subpaths(drawHand(ring, { view: { yaw: 70, pitch: 0, roll: 0 } }).outline)).toHaveLength(2)
  })

  test('has no lines within the open hand', () => {
    expect(drawHand(openHand, { view: palm }).lines).toBe('')
  })

  test('shows nails only from the back', () => {
    const back = drawHand(openHand, { view: { yaw: 180, pitch: 0, roll: 0 } })
    const front = drawHand(openHand, { view: palm })
    expect(subpaths(front.marks).length).not.toBe(subpaths(back.marks).length)
  })

  test('without marks is the same in all else', () => {
    const drawing = drawHand(fist, { view: palm })
    expect(drawing.marks).not.toBe('')
    expect(drawHand(fist, { view: palm, marks: false })).toEqual({ ...drawing, marks: '' })
  })

  test('of the left hand is the mirror image', () => {
    const right = drawHand(openHand, { view: palm })
    const left = drawHand(openHand, { view: palm, side: 'left' })
    expect(left.box).toEqual({ ...right.box, x: expect.closeTo(-right.box.x - right.box.width, 0) })
    const ends = ({ outline }: typeof right) => endsOf(subpaths(outline)[0] ?? '')
    expect(ends(left).start).toEqual([-ends(right).start[0], ends(right).start[1]])
  })

  test('of the right hand has the thumb on the right when the palm is seen', () => {
    const { box } = drawHand({ ...fist, thumb: openHand.thumb }, { view: palm })
    expect(box.x + box.width).toBeGreaterThan(1.5 * -box.x)
  })
})
