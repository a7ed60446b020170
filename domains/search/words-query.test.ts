import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchOrders, searchTypes } from './entry.ts'
import { parseWordsQuery, wordsAddress } from './words-query.ts'

const parse = (address: string) => parseWordsQuery(new URLSearchParams(address))

describe('the address of a word search', () => {
  test('carries its whole state there and back [PUB-07]', () => {
    const state = fc.record({
      q: fc.string({ maxLength: 100 }).map((q) => q.replaceAll('\0', '')),
      type: fc.constantFrom(...searchTypes),
      order: fc.constantFrom(...searchOrders),
      letter: fc.constantFrom(null, 'A', 'Õ', '#'),
      page: fc.integer({ min: 1, max: 1e9 }),
    })
    fc.assert(
      fc.property(state, (query) => {
        expect(parse(wordsAddress(query))).toEqual(query)
      }),
    )
  })

  test('is short when everything is at its default [PUB-07]', () => {
    expect(wordsAddress(parse(''))).toBe('')
    expect(wordsAddress(parse('q=casa'))).toBe('?q=casa')
  })

  test.each([
    'type=best',
    'order=newest',
    'letter=AB',
    'letter=1',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999999999',
  ])('leaves the default where it is not understood: %s', (address) => {
    expect(parse(address)).toEqual(parse(''))
  })

  test('is cut at a sensible length, and null bytes are dropped', () => {
    expect(parse(`q=${'a'.repeat(10_000)}`).q).toHaveLength(200)
    expect(parse('q=a%00b').q).toBe('ab')
  })
})
