import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
])('moving %s by %i gives %s', (id, by, expected) => {
  expect(moveItem(['a', 'b', 'c'], id, by).join('')).toBe(expected)
})
