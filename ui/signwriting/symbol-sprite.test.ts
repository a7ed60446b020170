import { describe, expect, test } from 'vitest'
import { maxSpriteSymbols, parseSpriteFileName, symbolSpriteUrl } from './symbol-sprite.ts'

const fileOf = (symbols: string[]) => symbolSpriteUrl(symbols).slice('/symbols/'.length)

describe('the file name of a symbol sprite', () => {
  test('contains the keys of the symbols', () => {
    expect(parseSpriteFileName(fileOf(['S20300', 'S10000']))).toEqual(['S20300', 'S10000'])
  })

  test('contains each key once, even if two handshapes have the same symbol', () => {
    expect(fileOf(['S20300', 'S10000', 'S20300'])).toBe('S20300-S10000.svg')
  })

  test.each(['', '.svg', 'S20300', 'S20300-.svg', 'x.svg', 'S20300-S20300.svg', '../S20300.svg'])(
    'is not valid as %j',
    (name) => expect(parseSpriteFileName(name)).toEqual([]),
  )

  test('has a maximum number of keys', () => {
    const many = Array.from(
      { length: maxSpriteSymbols + 1 },
      (_, index) => `S10${(index + 0x100).toString(16)}`,
    )
    expect(parseSpriteFileName(fileOf(many.slice(1)))).toHaveLength(maxSpriteSymbols)
    expect(parseSpriteFileName(fileOf(many))).toEqual([])
  })
})
