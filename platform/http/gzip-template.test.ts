import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GzipTemplate } from './gzip-template.ts'

test('a filled template decompresses to its parts with the text in the gaps', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array))
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 6 }), bytes, (parts, text) => {
      const expected = Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [text, part])))
      expect(gunzipSync(new GzipTemplate(parts).fill(text)).equals(expected)).toBe(true)
    }),
  )
})

test('a repetitive page is compressed to a fraction', () => {
  const page = Buffer.from('<li>a card of a sign</li>'.repeat(1000))
  expect(new GzipTemplate([page, page]).fill(Buffer.from('nonce')).length).toBeLessThan(1000)
})
