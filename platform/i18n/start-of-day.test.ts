import { expect, test } from 'vitest'
import { isoDateIn } from './format.ts'
import { startOfDay } from './start-of-day.ts'

test.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'America/Sao_Paulo', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21', 'Europe/Tallinn', '2026-11-20T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Budapest', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', 'Europe/Budapest', '2026-10-24T22:00:00.000Z'],
])('%s begins in %s at %s', (date, timeZone, expected) => {
  const start = startOfDay(date, timeZone)
  expect(new Date(start).toISOString()).toBe(expected)
  expect(isoDateIn(start, timeZone)).toBe(date)
  expect(isoDateIn(start - 1, timeZone)).not.toBe(date)
})
