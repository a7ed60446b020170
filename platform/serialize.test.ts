import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deserialize, serialize } from './serialize.ts'

/** What JSON can represent: no negative zero. */
const representable = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)))

test('deserialized data equals its JSON, on the side that serialized it and on the other', () => {
  fc.assert(
    fc.property(representable, (data) => {
      expect(deserialize(serialize(data))).toEqual(data)
      expect(deserialize(` ${serialize(data)}`)).toEqual(data)
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

test('a page that is rendered with data that were just serialized does not parse them', () => {
  const data = { sign: 2 }
  expect(deserialize(serialize(data))).toBe(data)
})
