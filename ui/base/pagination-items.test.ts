import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paginationItems } from './pagination-items.ts'

const shown = (page: number, pages: number) =>
  paginationItems(page, pages)
    .map((entry) => entry.page ?? '…')
    .join(' ')

describe('the window of page numbers', () => {
  test('few pages are all shown', () => {
    expect(shown(1, 1)).toBe('1')
    expect(shown(2, 2)).toBe('1 2')
    expect(shown(4, 7)).toBe('1 2 3 4 5 6 7')
  })

  test('many pages show the ends and the neighbours', () => {
    expect(shown(1, 201)).toBe('1 2 3 4 5 … 201')
    expect(shown(4, 201)).toBe('1 2 3 4 5 … 201')
    expect(shown(5, 201)).toBe('1 … 4 5 6 … 201')
    expect(shown(198, 201)).toBe('1 … 197 198 199 200 201')
    expect(shown(201, 201)).toBe('1 … 197 198 199 200 201')
  })

  test('a page beyond the ends is read as the nearest one', () => {
    expect(shown(10 ** 9, 9)).toBe(shown(9, 9))
    expect(shown(-3, 9)).toBe(shown(1, 9))
  })

  test('always holds the first, the last and the current page, rising, and no gap of one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (page, pages) => {
        fc.pre(page <= pages)
        const entries = paginationItems(page, pages)
        const numbers = entries.flatMap((entry) => entry.page ?? [])
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        entries.forEach((entry, at) => {
          if (entry.page !== undefined) return
          const before = entries[at - 1]?.page ?? 0
          const after = entries[at + 1]?.page ?? 0
          expect(after - before).toBeGreaterThan(2)
        })
      }),
    )
  })
})
