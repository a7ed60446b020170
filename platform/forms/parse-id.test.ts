import { expect, test } from 'vitest'
import { parseId } from './parse-id.ts'

test('an id is a positive integer of the database', () => {
  expect([parseId('1'), parseId('2147483647')]).toEqual([1, 2147483647])
})

test.each(['', '0', '01', '-1', '+1', '1.0', '1e3', ' 1', '2147483648', '99999999999', 'x', null, undefined])(
  '%s is no id',
  (text) => {
    expect(parseId(text)).toBeUndefined()
  },
)
