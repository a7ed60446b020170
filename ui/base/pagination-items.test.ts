import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paginationItems } from './pagination-items.ts'

const shown = (page: number, pages: number) =>
  paginationItems(page, pages)
    .map((entry) => entry.page ?? '…')
    .join(' ')

describe('the page numbers shown', () => {
  test('include all pages of a short list', () => {
    expect(shown(1, 1)).toBe('1')
    expect(shown(2, 2)).toBe('1 2')
    expect(shown(4, 7)).toBe('1 2 3 4 5 6 7')
  })

  test('of a long list are the first, the last and the neighbours of the current page', () => {
    expect(shown(1, 201)).toBe('1 2 3 4 5 … 201')
    expect(shown(4, 201)).toBe('1 2 3 4 5 … 201')
    expect(shown(5, 201)).toBe('1 … 4 5 6 … 201')
    expect(shown(198, 201)).toBe('1 … 197 198 199 200 201')
    expect(shown(201, 201)).toBe('1 … 197 198 199 200 201')
  })

  test('treat a page out of range as the nearest one', () => {
    expect(shown(10 ** 9, 9)).toBe(shown(9, 9))
    expect(shown(-3, 9)).toBe(shown(1, 9))
  })

  test('are in order, include the first, last and current page, and have no gap of one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (page, pages) => {
        fc.pre(page <= pages)
        const entries = paginationItems(page, pages)
        const numbers = entries.flatMap((entry) => entry.page ?? [])
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
        entries.forEach((entry, index) => {
          if (entry.page !== undefined) return
          const before = entries[index - 1]?.page ?? 0
          const after = entries[index + 1]?.page ?? 0
          expect(after - before).toBeGreaterThan(2)
        })
      }),
    )
  })
})
