import { expect, test } from 'vitest'
import { signOfTheDay } from './sign-of-the-day.ts'

const ids = Array.from({ length: 24 }, (_, at) => at * 3 + 1)
const days = Array.from({ length: 365 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
)

test('the sign of the day is the same all day, and none without signs [PUB-04]', () => {
  expect(signOfTheDay(ids, '2026-11-21')).toBe(signOfTheDay(ids, '2026-11-21'))
  expect(signOfTheDay([], '2026-11-21')).toBe(undefined)
})

test('over a year every one of 24 signs has its day, and neighbours seldom repeat [PUB-04]', () => {
  const year = days.map((day) => signOfTheDay(ids, day))
  expect(new Set(year).size).toBe(24)
  expect(year.filter((id, at) => id === year[at + 1]).length).toBeLessThan(40)
})
