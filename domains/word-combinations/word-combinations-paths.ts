import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

const page = '/control-panel/word-combinations'

/** The path of the list. */
export const combinationsPath = (locale: Locale): string => localizedPath(locale, page)

/** The path of a combination. */
export const combinationPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `${page}/edit/${id}`)

/** The path of the form of a new combination, optionally with its word filled in. */
export const newCombinationPath = (locale: Locale, word?: { language: string; text: string }): string =>
  localizedPath(locale, `${page}/create${word ? `?${new URLSearchParams({ ...word })}` : ''}`)
