import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { Period } from './month.ts'

/** The parts of the page, each of which is also a CSV file. */
export const numberParts = ['months', 'states', 'completeness', 'people', 'views'] as const
export type NumberPart = (typeof numberParts)[number]

/** The path of the numbers, for a period. */
export const numbersPath = (locale: Locale, period?: Period): string =>
  localizedPath(locale, `/control-panel/numbers${period ? `?period=${period}` : ''}`)

/** The address of the CSV file of a part. */
export const numbersFilePath = (locale: Locale, part: NumberPart, period: Period): string =>
  localizedPath(locale, `/control-panel/numbers/export?part=${part}&period=${period}`)
