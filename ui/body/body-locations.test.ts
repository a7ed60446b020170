import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import precisePlaces from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
import { axis, bodyViewBox, eyes, fullBodyViewBox, head, mirrored, trunk } from './body-drawing.ts'
import {
  bodyLocations,
  findDrawnLocation,
  getBodyLocation,
  type LocationName,
  locationOutline,
  locationWithAncestors,
} from './body-locations.ts'
import { handViewBox } from './hand-drawing.ts'

const names = Object.keys(bodyLocations) as LocationName[]

/** The part of the drawing that a place is drawn in. */
function drawingBounds(name: LocationName) {
  if (getBodyLocation(name).view) return handViewBox
  return locationWithAncestors(name).includes('leg') ? fullBodyViewBox : bodyViewBox
}

function extent(d: string) {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the places of the body', () => {
  test('are those of the standard lists, value for value [SGN-14]', () => {
    for (const { value } of [...areas, ...precisePlaces]) expect(findDrawnLocation(value), value).toBe(value)
  })

  test('lie within the area that the list gives them', () => {
    for (const { value, parent } of precisePlaces)
      expect(locationWithAncestors(value as LocationName), value).toContain(parent)
  })

  test('are closed targets inside the drawing', () => {
    for (const name of names) {
      const { x, y, width, height } = drawingBounds(name)
      const d = locationOutline(name, true)
      const { left, right, top, bottom } = extent(d)
      expect(d, name).toMatch(/^M[-\d. LCMZ]+Z$/)
      expect(left, name).toBeGreaterThanOrEqual(x)
      expect(right, name).toBeLessThanOrEqual(x + width)
      expect(top, name).toBeGreaterThanOrEqual(y)
      expect(bottom, name).toBeLessThanOrEqual(y + height)
    }
  })

  test('lie in places of the drawing, and lead outwards to their widest area', () => {
    expect(locationWithAncestors('chin')).toEqual(['chin', 'face', 'head'])
    expect(locationWithAncestors('neutral-space')).toEqual(['neutral-space'])
    for (const name of names) {
      const { within } = getBodyLocation(name)
      if (within) expect(names, name).toContain(within)
    }
  })

  test('are found by the precise name, else by the wider one', () => {
    expect(findDrawnLocation('chin', 'face')).toBe('chin')
    expect(findDrawnLocation('nowhere', 'hand')).toBe('hand')
    expect(findDrawnLocation('nowhere', undefined, '')).toBeUndefined()
    expect(findDrawnLocation('toString')).toBeUndefined()
  })

  test('come after the area around them, so that they lie on top of it', () => {
    for (const name of names) {
      const { within } = getBodyLocation(name)
      if (within) expect(names.indexOf(within as LocationName), name).toBeLessThan(names.indexOf(name))
    }
  })

  test('are at the signer’s right hand, and on both sides only when asked', () => {
    const one = extent(locationOutline('cheek', false))
    const both = extent(locationOutline('cheek', true))
    expect(one.right).toBeLessThan(axis)
    expect(both.left).toBe(one.left)
    expect(both.right).toBe(2 * axis - one.left)
    expect(locationOutline('chin', true)).toBe(locationOutline('chin', false))
  })
})

test('the drawing has eyes that mirror each other, and shapes that are either filled or lined', () => {
  expect(mirrored(eyes[0])).toEqual(eyes[1])
  expect((eyes[0].x + eyes[1].x) / 2).toBe(axis)
  for (const shape of [...trunk, ...head]) expect(shape.fill || shape.line, shape.d).toBeTruthy()
})
