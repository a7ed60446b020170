/** From how many searches on a word is reported (D47). The index of the table has the same number. */
export const reportedFrom = 3

/** How long a count is kept. */
export const retentionDays = 365

/** How many words may be new on one day, so that nobody fills the table. */
export const maxNewWordsADay = 500

const msPerDay = 86_400_000

/** The day of a date (UTC) as `2026-11-27`. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The Monday of the week of a date (UTC) as `2026-11-23`. */
export function weekOf(date: Date): string {
  const daysSinceMonday = (date.getUTCDay() + 6) % 7
  return dayOf(new Date(date.getTime() - daysSinceMonday * msPerDay))
}

/** The last Monday whose counts are too old, as `2025-11-24`. */
export const lastExpiredWeek = (now: Date): string =>
  weekOf(new Date(now.getTime() - (retentionDays + 7) * msPerDay))

/** How many weeks the report shows. */
export const reportedWeeks = 12

/** The Mondays of the weeks of the report, the oldest first. */
export function weeksOfReport(now: Date): string[] {
  const monday = Date.parse(weekOf(now))
  return Array.from({ length: reportedWeeks }, (_, index) =>
    dayOf(new Date(monday - (reportedWeeks - 1 - index) * 7 * msPerDay)),
  )
}

/** What identifies a missing word. */
export interface MissingWordKey {
  language: string
  /** Folded, as search compares texts. */
  word: string
}

/** A word that the dictionary does not have, from searches and from messages. */
export interface MissingWord extends MissingWordKey {
  /** As somebody typed it. */
  spelling: string
  searches: number
  /** Messages that wait for an answer. */
  messages: number
  setAside: { at: Date; by: number | null; reason: string } | null
}
