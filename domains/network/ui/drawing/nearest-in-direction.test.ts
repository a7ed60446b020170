import { describe, expect, test } from 'vitest'
import { nearestInDirection } from './nearest-in-direction.ts'

const spots = [
  { name: 'right', x: 10, y: 1 },
  { name: 'far right', x: 30, y: 0 },
  { name: 'up', x: -1, y: -10 },
  { name: 'down', x: 2, y: 20 },
]

describe('an arrow key', () => {
  test('leads to the nearest spot in its direction', () => {
    const from = { x: 0, y: 0 }
    expect(nearestInDirection(from, spots, 'right')?.name).toBe('right')
    expect(nearestInDirection(from, spots, 'up')?.name).toBe('up')
    expect(nearestInDirection(from, spots, 'down')?.name).toBe('down')
    expect(nearestInDirection({ x: 15, y: 0 }, spots, 'right')?.name).toBe('far right')
  })

  test('leads nowhere when nothing lies there', () => {
    expect(nearestInDirection({ x: 0, y: 0 }, spots, 'left')).toBeUndefined()
    expect(nearestInDirection({ x: 0, y: 0 }, [], 'up')).toBeUndefined()
  })
})
