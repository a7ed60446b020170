import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import directions from '#seeds/lists/moviment-direction.json' with { type: 'json' }
import shapes from '#seeds/lists/moviment-shape.json' with { type: 'json' }
import { MovementIcon } from './MovementIcon.tsx'
import { hasMovementPicture } from './MovementPicture.tsx'

const viewBox = /viewBox="(-?\d+) (-?\d+) (\d+) (\d+)"/

test('every movement with a picture has a square icon of its arrows, and no other has one [SGN-04]', () => {
  const drawn = [
    ...directions.map(({ value }) => ({ direction: value })),
    ...shapes.map(({ value }) => ({ shape: value })),
  ].filter((movement: { direction?: string; shape?: string }) => {
    const markup = renderToStaticMarkup(<MovementIcon {...movement} />)
    expect(markup !== '', JSON.stringify(movement)).toBe(
      hasMovementPicture(movement.direction, movement.shape),
    )
    if (markup === '') return false
    const [, , , width, height] = viewBox.exec(markup) ?? []
    expect(width, JSON.stringify(movement)).toBe(height)
    return true
  })
  expect(drawn.length).toBeGreaterThan(60)
})

test('a direction of two hands has an arrow for each of them [SGN-04]', () => {
  const arrows = (direction: string) =>
    renderToStaticMarkup(<MovementIcon direction={direction} />).split('<path').length - 1
  expect([arrows('up'), arrows('apart'), arrows('around-each-other')]).toEqual([1, 2, 2])
})
