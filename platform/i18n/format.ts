import { keptBy } from './kept-by.ts'
import { type Locale, localeTags } from './locales.ts'

const days = keptBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const times = keptBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const numbers = keptBy((tag) => new Intl.NumberFormat(tag))
const languages = keptBy((tag) => new Intl.DisplayNames(tag, { type: 'language' }))

/** `2026-11-21`, the calendar day of an instant in a time zone (IANA name). */
export function dayIn(instant: Date | number, timeZone: string): string {
  const part = Object.fromEntries(
    days(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
}

/** A date as pages show it: DD/MM/YYYY under /pt, YYYY/MM/DD elsewhere, in the platform's time zone. */
export function formatDate(instant: Date | number, locale: Locale, timeZone: string): string {
  const parts = dayIn(instant, timeZone).split('-')
  return (locale === 'pt' ? parts.toReversed() : parts).join('/')
}

/** The time of day as pages show it, 09:05 in every language, in the platform's time zone. */
export const formatTime = (instant: Date | number, timeZone: string): string =>
  times(timeZone).format(instant)

/** A whole number with the locale's separators. */
export const formatNumber = (value: number, locale: Locale): string =>
  numbers(localeTags[locale]).format(value)

/** The name of a language by its BCP 47 code, in a locale; the code itself when nobody knows it. */
export function languageName(code: string, locale: Locale): string {
  const known = Intl.getCanonicalLocales(code)[0] ?? code
  return languages(localeTags[locale]).of(known) ?? code
}
