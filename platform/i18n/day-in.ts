import { isoDateIn } from './format.ts'

const minuteMs = 60_000

/**
 * The current date (`2026-11-21`) in a time zone (IANA name). In every time zone a day begins with a minute of UTC, so
 * the date is computed once a minute at most.
 */
export function dayIn(timeZone: string, now: () => Date): () => string {
  let minute = Number.NaN
  let day = ''
  return () => {
    const instant = now().getTime()
    const current = Math.floor(instant / minuteMs)
    if (current !== minute) day = isoDateIn(instant, timeZone)
    minute = current
    return day
  }
}
