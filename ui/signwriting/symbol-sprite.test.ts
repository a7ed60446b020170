import { describe, expect, test } from 'vitest'
import { maxSpriteSymbols, parseSpriteFileName, symbolSpriteUrl } from './symbol-sprite.ts'

const fileOf = (symbols: string[]) => symbolSpriteUrl(symbols).slice('/symbols/'.length)

describe('the file of a row of hands', () => {
  test('is named by its symbols, and the name gives them back', () => {
    expect(parseSpriteFileName(fileOf(['S20300', 'S10000']))).toEqual(['S20300', 'S10000'])
  })

  test('has each symbol once, though two handshapes are written alike', () => {
    expect(fileOf(['S20300', 'S10000', 'S20300'])).toBe('S20300-S10000.svg')
  })

  test.each(['', '.svg', 'S20300', 'S20300-.svg', 'x.svg', 'S20300-S20300.svg', '../S20300.svg'])(
    'is none under the name %j',
    (name) => expect(parseSpriteFileName(name)).toEqual([]),
  )

  test('has an end', () => {
    const many = Array.from({ length: maxSpriteSymbols + 1 }, (_, at) => `S10${(at + 0x100).toString(16)}`)
    expect(parseSpriteFileName(fileOf(many.slice(1)))).toHaveLength(maxSpriteSymbols)
    expect(parseSpriteFileName(fileOf(many))).toEqual([])
  })
})
