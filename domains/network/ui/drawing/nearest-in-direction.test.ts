import { describe, expect, test } from 'vitest'
import { nearestInDirection } from './nearest-in-direction.ts'

const points = [
  { name: 'right', x: 10, y: 1 },
  { name: 'far right', x: 30, y: 0 },
  { name: 'up', x: -1, y: -10 },
  { name: 'down', x: 2, y: 20 },
]

describe('an arrow key', () => {
  test('moves to the nearest node in its direction', () => {
    const from = { x: 0, y: 0 }
    expect(nearestInDirection(from, points, 'right')?.name).toBe('right')
    expect(nearestInDirection(from, points, 'up')?.name).toBe('up')
    expect(nearestInDirection(from, points, 'down')?.name).toBe('down')
    expect(nearestInDirection({ x: 15, y: 0 }, points, 'right')?.name).toBe('far right')
  })

  test('does nothing when there is no node in its direction', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, points, 'left')).toBeUndefined()
    expect(nearestInDirection({ x: 0, y: 0 }, [], 'up')).toBeUndefined()
  })
})
