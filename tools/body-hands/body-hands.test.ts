import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  baseHand,
  fingers,
  hangingHand,
  openHand,
  openHandLines,
  openHandPlace,
} from '#ui/body/drawn-hands.gen.ts'
import { bodyHands } from './body-hands-file.ts'
import { locationsSprite } from './locations-sprite.ts'
import { shortPath } from './short-path.ts'
import { signerSprite } from './signer-sprite.ts'

test('the hands of the body drawing are those of the package of hands', () => {
  expect(
    { openHand, openHandPlace, openHandLines, fingers, hangingHand, baseHand },
    'run: node tools/body-drawings.ts',
  ).toEqual(bodyHands())
})

test('the file of the drawing shows the signer and the hands as they are', () => {
  expect(readFileSync('ui/body/signer.svg', 'utf8'), 'run: node tools/body-drawings.ts').toBe(signerSprite())
})

test('the file of locations shows each of them on the same drawing', () => {
  expect(readFileSync('ui/body/locations.svg', 'utf8'), 'run: node tools/body-drawings.ts').toBe(
    locationsSprite(),
  )
  const ids = [...locationsSprite().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('a short path', () => {
  test('is relative to the end of the curve before, in whole units', () => {
    expect(shortPath('M1 2c1 1 2 2 3 3c1 0 2 0 3-3', 0.5)).toBe('M2 4c2 2 4 4 6 6 2 0 4 0 6-6')
    expect(shortPath('M1 2C2 3 3 4 4 5', 1)).toBe('M1 2c1 1 2 2 3 3')
  })

  test('does not accumulate the errors of rounding', () => {
    const corners = Array.from({ length: 10 }, () => 'c.1 3 .3 3 .4 0').join('')
    const numbers = shortPath(`M0 0${corners}`, 1).match(/-?\d+/g)?.map(Number) ?? []
    const ends = numbers.slice(2).filter((_, index) => index % 6 === 4)
    expect(ends).toHaveLength(10)
    expect(ends.reduce((sum, x) => sum + x, 0)).toBe(4)
  })

  test('joins curves that continue each other, and keeps corners', () => {
    expect(shortPath('M0 0c10 0 20 0 30 0c10 0 20 0 30 0', 1)).toBe('M0 0c20 0 40 0 60 0')
    expect(shortPath('M0 0c10 0 20 0 30 0c0 10 0 20 0 30', 1)).toBe('M0 0c10 0 20 0 30 0 0 10 0 20 0 30')
  })

  test('leaves out short lines', () => {
    const d = 'M0 0c1 0 2 0 3 0M0 5c10 0 20 0 30 0'
    expect(shortPath(d, 1, 10)).toBe('M0 5c10 0 20 0 30 0')
  })

  test('of other commands is refused', () => {
    expect(() => shortPath('M0 0Q1 1 2 2', 1)).toThrow('Q')
  })
})
