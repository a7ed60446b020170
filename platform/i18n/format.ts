import { type Locale, localeTags } from './locales.ts'

/** `2026-11-21`, the calendar day of an instant in a time zone (IANA name). */
export function dayIn(instant: Date | number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const part = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
}

/** A date as pages show it: DD/MM/YYYY under /pt, YYYY/MM/DD elsewhere, in the platform's time zone. */
export function formatDate(instant: Date | number, locale: Locale, timeZone: string): string {
  const parts = dayIn(instant, timeZone).split('-')
  return (locale === 'pt' ? parts.toReversed() : parts).join('/')
}

/** A whole number with the locale's separators. */
export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(localeTags[locale]).format(value)

/** The name of a language by its BCP 47 code, in a locale; the code itself when nobody knows it. */
export function languageName(code: string, locale: Locale): string {
  const known = Intl.getCanonicalLocales(code)[0] ?? code
  return new Intl.DisplayNames(localeTags[locale], { type: 'language' }).of(known) ?? code
}
