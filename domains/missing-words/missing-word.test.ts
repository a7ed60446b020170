import { expect, test } from 'vitest'
import { dayOf, lastExpiredWeek, weekOf } from './missing-word.ts'

test('a week begins on its Monday, in universal time', () => {
  const weeks = [
    '2026-11-22T23:59:59Z',
    '2026-11-23T00:00:00Z',
    '2026-11-29T23:59:59Z',
    '2027-01-01T12:00:00Z',
  ]
  expect(weeks.map((at) => weekOf(new Date(at)))).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ])
  expect(dayOf(new Date('2026-11-27T23:00:00-03:00'))).toBe('2026-11-28')
})

test('a week is too old when its last day is more than a year ago', () => {
  expect(lastExpiredWeek(new Date('2026-11-27T12:00:00Z'))).toBe('2025-11-17')
})
