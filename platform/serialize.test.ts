import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deserialize, serialize } from './serialize.ts'

test('deserialized data equals its JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(deserialize(serialize(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

test('the same text returns the same object, so that a page can compare by identity, until many others were read', () => {
  const serialized = serialize({ sign: 1 })
  const first = deserialize(serialized)
  expect(deserialize(serialized)).toBe(first)
  for (let other = 0; other < 200; other++) deserialize(serialize({ other }))
  expect(deserialize(serialized)).not.toBe(first)
  expect(deserialize(serialized)).toEqual(first)
})
