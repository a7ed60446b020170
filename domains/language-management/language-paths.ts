import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Which languages the list shows. */
export type LanguageTab = 'used' | 'retired'

/** The path of the list of languages. */
export const languageListPath = (locale: Locale, tab: LanguageTab = 'used'): string =>
  localizedPath(locale, `/control-panel/languages${tab === 'retired' ? '?state=retired' : ''}`)

/** The path of the form of a new language. */
export const createLanguagePath = (locale: Locale): string =>
  localizedPath(locale, '/control-panel/languages/create')

/** The path of the page of a language. */
export const languagePath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/languages/edit/${id}`)

/** The path of the CSV file of what is missing in a language. */
export const missingTextsPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/languages/missing/${id}`)
