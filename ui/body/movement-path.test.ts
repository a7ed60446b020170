import { describe, expect, test } from 'vitest'
import directions from '#seeds/lists/moviment-direction.json' with { type: 'json' }
import shapes from '#seeds/lists/moviment-shape.json' with { type: 'json' }
import { type MovementValues, movementFromValues, valuesWithoutPath } from './movement-from-values.ts'
import { type Movement, offsetAt } from './movement-path.ts'
import { length, subtract, type Vector } from './vector.ts'

const drawnMovement = (values: MovementValues, inNeutralSpace = true): Movement => {
  const movement = movementFromValues(values, inNeutralSpace)
  if (!movement) throw new Error(`${JSON.stringify(values)} has no movement`)
  return movement
}

const points = (movement: Movement): Vector[] =>
  Array.from({ length: 81 }, (_, index) => offsetAt(movement, index / 80))

/** Extent of the path in each dimension. */
function reach(movement: Movement) {
  const all = points(movement)
  const extent = (axis: keyof Vector) => {
    const values = all.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return { x: extent('x'), y: extent('y'), z: extent('z') }
}

describe('the values of the standard lists', () => {
  test('have a path each, or are listed as values without one [SGN-14]', () => {
    const valuesWithout = (values: readonly { value: string }[], key: 'direction' | 'shape') =>
      values.map(({ value }) => value).filter((value) => !movementFromValues({ [key]: value }, true))
    expect(valuesWithout(directions, 'direction').sort()).toEqual([...valuesWithoutPath.directions].sort())
    expect(valuesWithout(shapes, 'shape').sort()).toEqual([...valuesWithoutPath.shapes].sort())
  })

  test('have no path if they are unknown or empty', () => {
    expect(movementFromValues({}, true)).toBeNull()
    expect(movementFromValues({ direction: 'toString', shape: 'constructor' }, true)).toBeNull()
    expect(movementFromValues({ direction: 'up-sideways' }, true)).toBeNull()
    expect(movementFromValues({ direction: 'none', shape: 'straight' }, true)).toBeNull()
  })

  test('have paths that stay near the location, in every combination', () => {
    for (const { value: direction } of [...directions, { value: '' }])
      for (const { value: shape } of [...shapes, { value: '' }]) {
        const movement = movementFromValues({ direction, shape }, true)
        for (const point of movement ? points(movement) : [])
          expect(length(point), `${direction} ${shape}`).toBeLessThan(190)
      }
  })
})

describe('a direction', () => {
  const end = (direction: string) => {
    const movement = drawnMovement({ direction })
    return subtract(offsetAt(movement, 1), offsetAt(movement, 0))
  }

  test('leads where its name says, and diagonally if it names two directions', () => {
    expect(end('up').y).toBeLessThan(-50)
    expect(end('ipsilateral').x).toBeLessThan(-50)
    expect(end('forward').z).toBeGreaterThan(50)
    expect(end('up-contralateral')).toMatchObject({ x: expect.any(Number), y: expect.any(Number) })
    expect(end('up-contralateral').x).toBeGreaterThan(40)
    expect(end('up-contralateral').y).toBeLessThan(-40)
  })

  test('of two steps has them in the order of its name', () => {
    const movement = drawnMovement({ direction: 'down-then-contralateral' })
    const half = subtract(offsetAt(movement, 0.5), offsetAt(movement, 0))
    expect(half.x).toBeCloseTo(0)
    expect(half.y).toBeGreaterThan(40)
    expect(end('down-then-contralateral').x).toBeGreaterThan(40)
    expect(length(end('up-then-down'))).toBeCloseTo(0)
  })

  test('starts at a location of the body, ends at it, or has neutral space in its middle', () => {
    expect(drawnMovement({ direction: 'forward' }, false).anchor).toBe(0)
    expect(drawnMovement({ direction: 'towards-head' }, false).anchor).toBe(1)
    expect(drawnMovement({ direction: 'forward' }, true).anchor).toBe(0.5)
    expect(drawnMovement({ direction: 'up', shape: 'tap' }, false).anchor).toBe(1)
  })
})

describe('a shape', () => {
  test('is a circle in its plane, which never looks like a line', () => {
    const frontal = reach(drawnMovement({ shape: 'circle-frontal' }))
    const horizontal = reach(drawnMovement({ shape: 'circle-horizontal' }))
    const sagittal = reach(drawnMovement({ shape: 'circle-sagittal' }))
    expect(frontal).toMatchObject({ x: expect.closeTo(68), y: expect.closeTo(68), z: expect.closeTo(0) })
    expect(horizontal.z).toBeCloseTo(68)
    expect(sagittal.z).toBeCloseTo(68)
    for (const { x, y } of [horizontal, sagittal]) expect(Math.min(x, y)).toBeGreaterThan(24)
  })

  test('rotates as its direction says', () => {
    const start = (direction: string) => offsetAt(drawnMovement({ direction, shape: 'circle' }), 0.1)
    expect(start('clockwise').x).toBeLessThan(0)
    expect(start('counterclockwise').x).toBeGreaterThan(0)
    expect(start('circling-forward').z).toBeGreaterThan(0)
    expect(start('circling-backward').z).toBeLessThan(0)
    expect(start('forward').z).toBeGreaterThan(0)
  })

  test('ends at its start if it is a closed figure', () => {
    for (const shape of ['circle', 'ellipse', 'square', 'triangle', 'heart-shape', 'figure-eight']) {
      const movement = drawnMovement({ shape })
      expect(length(subtract(offsetAt(movement, 0), offsetAt(movement, 1))), shape).toBeCloseTo(0)
      expect(length(subtract(offsetAt(movement, 0), offsetAt(movement, 0.35))), shape).toBeGreaterThan(20)
    }
  })

  test('bulges as its name says', () => {
    const middle = (shape: string) => {
      const movement = drawnMovement({ shape })
      const chord = subtract(offsetAt(movement, 1), offsetAt(movement, 0))
      return subtract(subtract(offsetAt(movement, 0.5), offsetAt(movement, 0)), {
        ...chord,
        x: chord.x / 2,
        y: chord.y / 2,
      })
    }
    expect(middle('arc-up').y).toBeLessThan(-20)
    expect(middle('arc-down').y).toBeGreaterThan(20)
    expect(middle('arc-outward').x).toBeLessThan(-20)
    expect(middle('arc-inward').x).toBeGreaterThan(20)
    expect(middle('arc-forward').z).toBeGreaterThan(20)
    expect(middle('arc-backward').z).toBeLessThan(-20)
  })
})
