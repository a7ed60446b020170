import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import precisePlaces from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { axis, bodyViewBox, eyes, head, mirrored, trunk, wholeViewBox } from './body-drawing.ts'
import { bodyPlace, bodyPlaces, knownPlace, type PlaceName, placePath, placesAround } from './body-places.ts'
import { handViewBox } from './hand-drawing.ts'

const names = Object.keys(bodyPlaces) as PlaceName[]

/** The part of the drawing that a place is drawn in. */
function ground(name: PlaceName) {
  if (bodyPlace(name).view) return handViewBox
  return placesAround(name).includes('leg') ? wholeViewBox : bodyViewBox
}

function extent(d: string) {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the places of the body', () => {
  test('are those of the standard lists, value for value [SGN-14]', () => {
    for (const { value } of [...areas, ...precisePlaces]) expect(knownPlace(value), value).toBe(value)
  })

  test('lie within the area that the list gives them', () => {
    for (const { value, parent } of precisePlaces)
      expect(placesAround(value as PlaceName), value).toContain(parent)
  })

  test('are closed targets inside the drawing', () => {
    for (const name of names) {
      const { x, y, width, height } = ground(name)
      const d = placePath(name, true)
      const { left, right, top, bottom } = extent(d)
      expect(d, name).toMatch(/^M[-\d. LCMZ]+Z$/)
      expect(left, name).toBeGreaterThanOrEqual(x)
      expect(right, name).toBeLessThanOrEqual(x + width)
      expect(top, name).toBeGreaterThanOrEqual(y)
      expect(bottom, name).toBeLessThanOrEqual(y + height)
    }
  })

  test('lie in places of the drawing, and lead outwards to their widest area', () => {
    expect(placesAround('chin')).toEqual(['chin', 'face', 'head'])
    expect(placesAround('neutral-space')).toEqual(['neutral-space'])
    for (const name of names) {
      const { within } = bodyPlace(name)
      if (within) expect(names, name).toContain(within)
    }
  })

  test('are found by the precise name, else by the wider one', () => {
    expect(knownPlace('chin', 'face')).toBe('chin')
    expect(knownPlace('nowhere', 'hand')).toBe('hand')
    expect(knownPlace('nowhere', undefined, '')).toBeUndefined()
    expect(knownPlace('toString')).toBeUndefined()
  })

  test('come after the area around them, so that they lie on top of it', () => {
    for (const name of names) {
      const { within } = bodyPlace(name)
      if (within) expect(names.indexOf(within as PlaceName), name).toBeLessThan(names.indexOf(name))
    }
  })

  test('are at the signer’s right hand, and on both sides only when asked', () => {
    const one = extent(placePath('cheek', false))
    const both = extent(placePath('cheek', true))
    expect(one.right).toBeLessThan(axis)
    expect(both.left).toBe(one.left)
    expect(both.right).toBe(2 * axis - one.left)
    expect(placePath('chin', true)).toBe(placePath('chin', false))
  })
})

test('the drawing has eyes that mirror each other, and shapes that are either filled or lined', () => {
  expect(mirrored(eyes[0])).toEqual(eyes[1])
  expect((eyes[0].x + eyes[1].x) / 2).toBe(axis)
  for (const shape of [...trunk, ...head]) expect(shape.fill || shape.line, shape.d).toBeTruthy()
})
