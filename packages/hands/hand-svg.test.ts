import { expect, test } from 'vitest'
import { drawHand } from './draw-hand.ts'
import { fist, openHand } from './hand-poses.fixture.ts'
import { handSvg, handSymbolElement, handViewBox } from './hand-svg.ts'

const view = { yaw: 0, pitch: 0, roll: 0 }
const drawings = [openHand, fist].map((pose) => drawHand(pose, { view }))

test('all hands have one scale, their arms end at the same height, and they are in the middle', () => {
  for (const drawing of drawings) {
    const [x = 0, y = 0, width = 0, height = 0] = handViewBox(drawing).split(' ').map(Number)
    expect([width, height]).toEqual([190, 206])
    expect(y + height - (drawing.box.y + drawing.box.height)).toBeCloseTo(3)
    expect(x + width / 2).toBeCloseTo(drawing.box.x + drawing.box.width / 2, 0)
  }
})

test('the open hand fits into the frame', () => {
  const [open] = drawings
  const y = Number(handViewBox(open ?? { box: { x: 0, y: 0, width: 0, height: 0 } }).split(' ')[1])
  expect(open?.box.y).toBeGreaterThan(y + 1)
  expect(open?.box.width).toBeLessThan(190)
})

test('lines take the colour of the text, and keep their width at every size', () => {
  for (const drawing of drawings) {
    const svg = handSvg(drawing)
    const paths = svg.match(/<path /g) ?? []
    expect(svg).toContain('stroke="currentColor"')
    expect(svg).toContain('fill="var(--hand-skin, transparent)" fill-rule="evenodd"')
    expect(svg.match(/vector-effect="non-scaling-stroke"/g)).toHaveLength(paths.length)
    expect(svg).not.toMatch(/#|style|NaN/)
  }
})

test('a drawing without marks has no empty path', () => {
  const symbol = handSymbolElement('fist', drawHand(fist, { view, marks: false }))
  expect(symbol).toMatch(/^<symbol id="fist" viewBox="[-\d. ]+ 190 206">/)
  expect(symbol).not.toContain('d=""')
})
