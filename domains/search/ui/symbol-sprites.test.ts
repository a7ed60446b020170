import { expect, test } from 'vitest'
import { parseSpriteFileName } from '#ui/signwriting/symbol-sprite.ts'
import { symbolSpriteUrls } from './symbol-sprites.ts'

const many = Array.from({ length: 86 }, (_, at) => ({ symbol: `S${(0x10000 + at).toString(16)}` }))

test('the symbols of a long list are loaded in a few files that the server can produce [PUB-09]', () => {
  const files = symbolSpriteUrls(many)
  expect([...files.keys()]).toEqual(many.map(({ symbol }) => symbol))
  const addresses = new Set([...files.values()].map((address) => address.split('#')[0] ?? ''))
  expect(addresses.size).toBe(3)
  const known = [...addresses].flatMap((address) => parseSpriteFileName(address.slice('/symbols/'.length)))
  expect(known).toEqual([...files.keys()])
  for (const [symbol, address] of files) expect(address).toMatch(new RegExp(`${symbol}.*#${symbol}$`))
})

test('handshapes without a symbol need no file, and a repeated symbol is loaded once [PUB-09]', () => {
  expect(symbolSpriteUrls([{ symbol: null }, { symbol: null }]).size).toBe(0)
  expect(symbolSpriteUrls([{ symbol: 'S10000' }, { symbol: 'S10000' }])).toEqual(
    new Map([['S10000', '/symbols/S10000.svg#S10000']]),
  )
})
