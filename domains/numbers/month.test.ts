import { expect, test } from 'vitest'
import { monthAt, monthsOf, parsePeriod } from './month.ts'

const now = Date.parse('2026-03-01T01:00:00Z')

test('the months of a period end with the current one of the time zone', () => {
  const names = (period: '3' | '12' | 'all', first: string | null, timeZone = 'UTC') =>
    monthsOf(period, { now, first: first === null ? null : Date.parse(first), timeZone }).map(
      ({ name }) => name,
    )
  expect(names('3', null)).toEqual(['2026-01', '2026-02', '2026-03'])
  expect(names('3', null, 'America/Sao_Paulo')).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(names('12', '2001-01-01T00:00:00Z')).toHaveLength(12)
  expect(names('all', '2025-11-30T00:00:00Z')).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
    '2026-03',
  ])
  expect(names('all', null)).toEqual(['2026-03'])
})

test('an instant belongs to the month of the calendar of the time zone', () => {
  const months = monthsOf('3', { now, first: null, timeZone: 'America/Sao_Paulo' })
  const at = (instant: string) => months[monthAt(months, Date.parse(instant))]?.name
  expect(at('2026-01-01T02:59:59Z')).toBe('2025-12')
  expect(at('2026-01-01T03:00:00Z')).toBe('2026-01')
  expect(at('2026-02-28T12:00:00Z')).toBe('2026-02')
  expect(at('2025-12-01T02:59:59Z')).toBeUndefined()
})

test('a wrong period counts as twelve months', () => {
  expect([null, 'all', '3', '5', ''].map(parsePeriod)).toEqual(['12', 'all', '3', '12', '12'])
})
