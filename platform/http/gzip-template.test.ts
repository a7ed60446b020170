import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GzipTemplate } from './gzip-template.ts'

test('what is glued unpacks to the pieces with the text between them', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array))
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 6 }), bytes, (pieces, text) => {
      const expected = Buffer.concat(pieces.flatMap((piece, i) => (i === 0 ? [piece] : [text, piece])))
      expect(gunzipSync(new GzipTemplate(pieces).fill(text)).equals(expected)).toBe(true)
    }),
  )
})

test('a page is packed well', () => {
  const page = Buffer.from('<li>a card of a sign</li>'.repeat(1000))
  expect(new GzipTemplate([page, page]).fill(Buffer.from('nonce')).length).toBeLessThan(1000)
})
