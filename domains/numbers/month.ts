import { isoDateIn } from '#platform/i18n/format.ts'
import { startOfDay } from '#platform/i18n/start-of-day.ts'

/** The first month that numbers are about: so many months with the current one, or all since the first sign. */
export const periods = ['3', '12', 'all'] as const
export type Period = (typeof periods)[number]

/** The period of a page that names none, or a wrong one. */
export const parsePeriod = (text: string | null): Period => periods.find((one) => one === text) ?? '12'

/** A month of the calendar, `2026-11`, and when it begins; milliseconds since 1970 (UTC). */
export interface Month {
  name: string
  startsAt: number
}

/**
 * The months of a period, the current one at the end.
 * @param first the oldest instant that `all` includes; null without any
 */
export function monthsOf(
  period: Period,
  { now, first, timeZone }: { now: number; first: number | null; timeZone: string },
): Month[] {
  const last = monthNumber(isoDateIn(now, timeZone))
  const from =
    period !== 'all'
      ? last - Number(period) + 1
      : Math.min(last, first === null ? last : monthNumber(isoDateIn(first, timeZone)))
  return Array.from({ length: last - from + 1 }, (_, index) => {
    const name = monthName(from + index)
    return { name, startsAt: startOfDay(`${name}-01`, timeZone) }
  })
}

/** The position of the month that contains an instant; -1 before the first month. The last month has no end. */
export function monthAt(months: readonly Month[], instant: number): number {
  let low = 0
  let high = months.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((months[middle] as Month).startsAt <= instant) low = middle + 1
    else high = middle
  }
  return low - 1
}

const monthNumber = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return 12 * year + month - 1
}

const monthName = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
