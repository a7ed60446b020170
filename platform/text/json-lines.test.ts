import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonLines, lineOfJsonError } from './json-lines.ts'

const text = `[
  {
    "value": "a", "features": {
      "fingers": ["index",
        "middle"],
      "joints": "bent"
    }
  },

  { "value": "b \\" [ { , :", "features": null }
]`

test.each([
  [[0], 2],
  [[0, 'value'], 3],
  [[0, 'features', 'joints'], 6],
  [[0, 'features', 'fingers', 1], 5],
  [[0, 'features', 'thumb'], 3],
  [[1, 'value'], 10],
  [[2], 1],
  [[], 1],
])('the part %j of a JSON text is on line %i', (path, line) => {
  expect(jsonLines(text)(path)).toBe(line)
})

test('every part of any JSON text is on its own line when each key and each item has one', () => {
  const object = fc.dictionary(fc.string(), fc.constantFrom(1, 'two', null), {
    minKeys: 1,
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(fc.array(object, { minLength: 1 }), (items) => {
      const lineOf = jsonLines(JSON.stringify(items, null, 1))
      let line = 1
      for (const [index, item] of items.entries()) {
        expect(lineOf([index])).toBe(++line)
        for (const key of Object.keys(item)) expect(lineOf([index, key])).toBe(++line)
        line++
      }
    }),
  )
})

test('the line of an error is that of the wrong character, or the last one', () => {
  const lineOf = (wrong: string) => {
    try {
      JSON.parse(wrong)
    } catch (error) {
      return lineOfJsonError(wrong, error)
    }
  }
  expect(lineOf('{\n"a": 1,\n}')).toBe(3)
  expect(lineOf('{\n"a": [1,\n')).toBe(3)
})
