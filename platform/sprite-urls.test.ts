import { expect, test } from 'vitest'
import { parseSpriteFileName, symbolSpriteUrl } from '#ui/signwriting/symbol-sprite.ts'
import { spriteUrls } from './sprite-urls.ts'

const many = Array.from({ length: 86 }, (_, at) => `S${(0x10000 + at).toString(16)}`)

test('the drawings of a long list are loaded in a few files that the server can produce [PUB-09]', () => {
  const urls = spriteUrls(many, symbolSpriteUrl)
  expect([...urls.keys()]).toEqual(many)
  const files = new Set([...urls.values()].map((url) => url.split('#')[0] ?? ''))
  expect(files.size).toBe(3)
  const known = [...files].flatMap((url) => parseSpriteFileName(url.slice('/symbols/'.length)))
  expect(known).toEqual(many)
  for (const [symbol, url] of urls) expect(url).toMatch(new RegExp(`${symbol}.*#${symbol}$`))
})

test('no drawing needs no file, and a repeated one is loaded once [PUB-09]', () => {
  expect(spriteUrls([], symbolSpriteUrl).size).toBe(0)
  expect(spriteUrls(['S10000', 'S10000'], symbolSpriteUrl)).toEqual(
    new Map([['S10000', '/symbols/S10000.svg#S10000']]),
  )
})
