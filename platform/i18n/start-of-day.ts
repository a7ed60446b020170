import { formatTime, isoDateIn } from './format.ts'

/** The first minute of a date (`2026-11-21`) in a time zone; milliseconds since 1970 (UTC). */
export function startOfDay(date: string, timeZone: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`)
  const estimate = utc - offsetAt(utc, timeZone)
  // The offset can change between the two instants.
  return utc - offsetAt(estimate, timeZone)
}

const offsetAt = (instant: number, timeZone: string): number =>
  Date.parse(`${isoDateIn(instant, timeZone)}T${formatTime(instant, timeZone)}Z`) - instant
