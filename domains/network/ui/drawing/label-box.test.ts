import { describe, expect, test } from 'vitest'
import { boxesOverlap, labelBox, truncateText } from './label-box.ts'

const view = { width: 300, height: 200 }

describe('a label in the drawing', () => {
  test('is below its node, and is moved inside the view at the edges [PUB-11]', () => {
    const label = { width: 100, height: 16 }
    expect(labelBox({ x: 150, y: 50, size: 10 }, label, view)).toEqual({ x: 100, y: 62, ...label })
    expect(labelBox({ x: 10, y: 50, size: 10 }, label, view).x).toBe(4)
    expect(labelBox({ x: 295, y: 195, size: 10 }, label, view)).toEqual({ x: 196, y: 180, ...label })
  })

  test('is shortened with an ellipsis when it is too long', () => {
    const widthOf = (text: string) => 10 * [...text].length
    expect(truncateText('família', 70, widthOf)).toBe('família')
    expect(truncateText('família e parentesco', 90, widthOf)).toBe('família…')
    expect(truncateText('família', 5, widthOf)).toBe('f…')
  })

  test('overlaps another one also when they are closer than the gap', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 }
    expect(boxesOverlap(box, { ...box, x: 11 })).toBe(true)
    expect(boxesOverlap(box, { ...box, x: 13 })).toBe(false)
    expect(boxesOverlap(box, { ...box, y: 13 })).toBe(false)
  })
})
