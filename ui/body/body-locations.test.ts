import { describe, expect, test } from 'vitest'
import areas from '#seeds/lists/location.json' with { type: 'json' }
import preciseLocations from '#seeds/lists/location-within-an-area.json' with { type: 'json' }
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
import { pathExtent } from './path-data.ts'

const names = Object.keys(bodyLocations) as LocationName[]

/** The bounds of the drawing that contains a location. */
function drawingBounds(name: LocationName) {
  if (getBodyLocation(name).view) return handViewBox
  return locationWithAncestors(name).includes('leg') ? fullBodyViewBox : bodyViewBox
}

describe('the locations of the body', () => {
  test('include every value of the standard lists [SGN-14]', () => {
    for (const { value } of [...areas, ...preciseLocations])
      expect(findDrawnLocation(value), value).toBe(value)
  })

  test('are within the area that the list specifies', () => {
    for (const { value, parent } of preciseLocations)
      expect(locationWithAncestors(value as LocationName), value).toContain(parent)
  })

  test('are closed paths inside the drawing', () => {
    for (const name of names) {
      const { x, y, width, height } = drawingBounds(name)
      const d = locationOutline(name, true)
      const { left, right, top, bottom } = pathExtent(d)
      expect(d, name).toMatch(/^M[-\d. LCMZ]+Z$/)
      expect(left, name).toBeGreaterThanOrEqual(x)
      expect(right, name).toBeLessThanOrEqual(x + width)
      expect(top, name).toBeGreaterThanOrEqual(y)
      expect(bottom, name).toBeLessThanOrEqual(y + height)
    }
  })

  test('have ancestors up to the widest area, all of them drawn', () => {
    expect(locationWithAncestors('chin')).toEqual(['chin', 'face', 'head'])
    expect(locationWithAncestors('neutral-space')).toEqual(['neutral-space'])
    for (const name of names) {
      const { within } = getBodyLocation(name)
      if (within) expect(names, name).toContain(within)
    }
  })

  test('are found by the precise name, or else by the name of the area', () => {
    expect(findDrawnLocation('chin', 'face')).toBe('chin')
    expect(findDrawnLocation('nowhere', 'hand')).toBe('hand')
    expect(findDrawnLocation('nowhere', undefined, '')).toBeUndefined()
    expect(findDrawnLocation('toString')).toBeUndefined()
  })

  test('come after the location that contains them, so that they are drawn on top', () => {
    for (const name of names) {
      const { within } = getBodyLocation(name)
      if (within) expect(names.indexOf(within as LocationName), name).toBeLessThan(names.indexOf(name))
    }
  })

  test('are on the side of the signer’s right hand, or on both sides if requested', () => {
    const one = pathExtent(locationOutline('cheek', false))
    const both = pathExtent(locationOutline('cheek', true))
    expect(one.right).toBeLessThan(axis)
    expect(both.left).toBe(one.left)
    expect(both.right).toBe(2 * axis - one.left)
    expect(locationOutline('chin', true)).toBe(locationOutline('chin', false))
  })
})

test('the drawing has symmetrical eyes, and each shape has a fill or an outline', () => {
  expect(mirrored(eyes[0])).toEqual(eyes[1])
  expect((eyes[0].x + eyes[1].x) / 2).toBe(axis)
  for (const shape of [...trunk, ...head]) expect(shape.fill || shape.line, shape.d).toBeTruthy()
})
