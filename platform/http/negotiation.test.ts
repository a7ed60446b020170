import { describe, expect, test } from 'vitest'
import { chooseEncoding, isNotModified } from './negotiation.ts'

describe('the encoding of a response', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['br;q=0.0, gzip;q=0.000', undefined],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['xbr, gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding "%s" is %s', (header, encoding) =>
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding),
  )

  test('is one that the server has', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip')
    expect(chooseEncoding('br, gzip', [])).toBeUndefined()
  })
})

describe('a representation with the entity tag "abc"', () => {
  test.each(['"abc"', 'W/"abc"', '"xyz", "abc"', '"xyz",W/"abc"', '*', ' * '])(
    'is not sent again for If-None-Match %s',
    (header) => {
      expect(isNotModified(header, '"abc"')).toBe(true)
      expect(isNotModified(header, 'W/"abc"')).toBe(true)
    },
  )

  test.each([undefined, '', 'abc', '"abcd"', '"ab"', '"*"', 'W/"xyz"'])(
    'is sent for If-None-Match %s',
    (header) => expect(isNotModified(header, '"abc"')).toBe(false),
  )
})
