import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes out as JSON says it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(unpack(pack(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('a text is read once as long as few others came after it, so that a page may compare by identity', () => {
  const packed = pack({ sign: 1 })
  const first = unpack(packed)
  expect(unpack(packed)).toBe(first)
  for (let other = 0; other < 200; other++) unpack(pack({ other }))
  expect(unpack(packed)).not.toBe(first)
  expect(unpack(packed)).toEqual(first)
})
