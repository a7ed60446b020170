import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'
import { isoDateIn } from './format.ts'

test.each(['America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Chatham', 'UTC'])(
  'the day in %s is the date of each instant around midnight',
  (timeZone) => {
    let instant = Date.parse('2026-11-21T00:00:00Z')
    const day = dayIn(timeZone, () => new Date(instant))
    const days = new Set<string>()
    for (let step = 0; step < 4 * 24 * 60; step++, instant += 29_999) {
      days.add(day())
      expect(day(), String(instant)).toBe(isoDateIn(instant, timeZone))
    }
    expect(days.size).toBeGreaterThan(1)
  },
)
