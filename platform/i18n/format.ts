import { memoize } from '../memoize.ts'
import { type Locale, localeTags } from './locales.ts'

const dateFormatFor = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const timeFormatFor = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)
const numberFormatFor = memoize((tag) => new Intl.NumberFormat(tag))
const sizeFormatFor = memoize((tagAndUnit) => {
  const [tag, unit = ''] = tagAndUnit.split(' ')
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 })
})
const regionNamesFor = memoize((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
const listFormatFor = memoize((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const collatorFor = memoize((tag) => new Intl.Collator(tag))
const languageNamesFor = memoize((tag) => new Intl.DisplayNames(tag, { type: 'language' }))

/** `2026-11-21`: the date of an instant in a time zone (IANA name). */
export function isoDateIn(instant: Date | number, timeZone: string): string {
  const part = Object.fromEntries(
    dateFormatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`
}

/** A date for pages: DD/MM/YYYY in Portuguese, YYYY/MM/DD in other locales. */
export function formatDate(instant: Date | number, locale: Locale, timeZone: string): string {
  const parts = isoDateIn(instant, timeZone).split('-')
  return (locale === 'pt' ? parts.toReversed() : parts).join('/')
}

/** A time of day for pages, 09:05 in every locale. */
export const formatTime = (instant: Date | number, timeZone: string): string =>
  timeFormatFor(timeZone).format(instant)

/** A number with the separators of the locale and at most three decimals. */
export function formatNumber(value: number, locale: Locale): string {
  const format = numberFormatFor(localeTags[locale])
  // Most numbers of a page are small counts; formatting each takes as long as rendering its element.
  return isPlainCount(value) && hasLatinDigits(localeTags[locale]) ? `${value}` : format.format(value)
}

/** Whether no language with Latin digits has a separator in it. */
const isPlainCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1_000

const hasLatinDigits = memoize((tag) => numberFormatFor(tag).resolvedOptions().numberingSystem === 'latn')

/** A size of a file with one decimal: `812 kB`, `1.9 MB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const size = Math.max(bytes / (unit === 'kilobyte' ? 1000 : 1_000_000), 0.1)
  return sizeFormatFor(`${localeTags[locale]} ${unit}`).format(size)
}

/** Words as a list in the language: "a, b and c". */
export const formatList = (words: readonly string[], locale: Locale): string =>
  listFormatFor(localeTags[locale]).format(words)

/** Compares texts in the alphabetic order of the language, for `toSorted`. */
export const textComparer = (locale: Locale): ((one: string, other: string) => number) =>
  collatorFor(localeTags[locale]).compare

/** The name of a country by its ISO 3166-1 code. */
export const countryName = (code: string, locale: Locale): string =>
  regionNamesFor(localeTags[locale]).of(code) ?? code

/** The name of a language by its BCP 47 code; the code itself when it is unknown or malformed. */
export function languageName(code: string, locale: Locale): string {
  try {
    const canonical = Intl.getCanonicalLocales(code)[0] ?? code
    return languageNamesFor(localeTags[locale]).of(canonical) ?? code
  } catch (error) {
    // Imported sign languages may have any text as their code, such as "BSL (old)".
    if (error instanceof RangeError) return code
    throw error
  }
}
