import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deserialize, serialize } from './serialize.ts'

test('what was packed comes out as JSON says it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(deserialize(serialize(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('a text is read once as long as few others came after it, so that a page may compare by identity', () => {
  const packed = serialize({ sign: 1 })
  const first = deserialize(packed)
  expect(deserialize(packed)).toBe(first)
  for (let other = 0; other < 200; other++) deserialize(serialize({ other }))
  expect(deserialize(packed)).not.toBe(first)
  expect(deserialize(packed)).toEqual(first)
})
