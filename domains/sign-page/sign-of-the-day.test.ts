import { expect, test } from 'vitest'
import { signOfTheDay } from './sign-of-the-day.ts'

const signs = Array.from({ length: 24 }, (_, at) => ({
  id: at * 3 + 1,
  poster: `${at}/a.jpg` as string | null,
}))
const days = Array.from({ length: 365 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
)

test('the sign of the day is the same all day; without signs there is none [PUB-04]', () => {
  expect(signOfTheDay(signs, '2026-11-21')).toBe(signOfTheDay(signs, '2026-11-21'))
  expect(signOfTheDay([], '2026-11-21')).toBe(undefined)
})

test('within a year each of 24 signs has its day, and consecutive days rarely have the same one [PUB-04]', () => {
  const year = days.map((day) => signOfTheDay(signs, day))
  expect(new Set(year).size).toBe(24)
  expect(year.filter((id, at) => id === year[at + 1]).length).toBeLessThan(40)
})

test('a sign with a video is preferred to signs without one [PUB-04]', () => {
  const unseen = signs.map((sign) => ({ ...sign, poster: sign.id === 4 ? sign.poster : null }))
  expect(new Set(days.map((day) => signOfTheDay(unseen, day)))).toEqual(new Set([4]))
  expect(signOfTheDay([{ id: 9, poster: null }], '2026-11-21')).toBe(9)
})
