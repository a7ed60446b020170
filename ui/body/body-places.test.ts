import { describe, expect, test } from 'vitest'
import { axis, bodyViewBox, eyes, head, mirrored, trunk } from './body-drawing.ts'
import { type BodyPlace, bodyPlaces, knownPlace, type PlaceName, placesAround } from './body-places.ts'

const places = Object.entries(bodyPlaces) as [PlaceName, BodyPlace][]
const { x, y, width, height } = bodyViewBox

describe('the places of the body', () => {
  test('are closed targets inside the drawing', () => {
    for (const [name, { d }] of places) {
      expect(d, name).toMatch(/^M[-\d. LCMZ]+Z$/)
      const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
      const xs = numbers.filter((_, index) => index % 2 === 0)
      const ys = numbers.filter((_, index) => index % 2 === 1)
      expect(Math.min(...xs), name).toBeGreaterThanOrEqual(x)
      expect(Math.max(...xs), name).toBeLessThanOrEqual(x + width)
      expect(Math.min(...ys), name).toBeGreaterThanOrEqual(y)
      expect(Math.max(...ys), name).toBeLessThanOrEqual(y + height)
    }
  })

  test('lie in places of the drawing, and lead outwards to their widest area', () => {
    expect(placesAround('chin')).toEqual(['chin', 'face', 'head'])
    expect(placesAround('neutral-space')).toEqual(['neutral-space'])
    for (const [name, { within }] of places)
      if (within) expect(Object.keys(bodyPlaces), name).toContain(within)
  })

  test('are found by the precise name, else by the wider one', () => {
    expect(knownPlace('chin', 'face')).toBe('chin')
    expect(knownPlace('between-fingers', 'hand')).toBe('hand')
    expect(knownPlace('nowhere', '')).toBeUndefined()
    expect(knownPlace('toString')).toBeUndefined()
  })

  test('cover every area of the standard list', async () => {
    const { default: areas } = await import('#seeds/lists/location.json', { with: { type: 'json' } })
    for (const { value } of areas) expect(knownPlace(value), value).toBe(value)
  })

  test('come after the area around them, so that they lie on top of it', () => {
    const order = places.map(([name]) => name as string)
    for (const [name, { within }] of places)
      if (within) expect(order.indexOf(within), name).toBeLessThan(order.indexOf(name))
  })
})

test('the drawing has eyes that mirror each other, and shapes that are either filled or lined', () => {
  expect(mirrored(eyes[0])).toEqual(eyes[1])
  expect((eyes[0].x + eyes[1].x) / 2).toBe(axis)
  for (const shape of [...trunk, ...head]) expect(shape.fill || shape.line, shape.d).toBeTruthy()
})
