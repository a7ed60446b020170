import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { MissingWordKey } from './missing-word.ts'
import { formatMissingWordQuery, type MissingWordQuery } from './missing-word-query.input.ts'

const page = '/control-panel/missing-words'

/** The path of the report. */
export const missingWordsPath = (locale: Locale, query?: MissingWordQuery): string =>
  localizedPath(locale, `${page}${query ? formatMissingWordQuery(query) : ''}`)

/** The path of a word. The word is a parameter, because it may contain any character. */
export const missingWordPath = (locale: Locale, { language, word }: MissingWordKey): string =>
  localizedPath(locale, `${page}/view?${new URLSearchParams({ language, word })}`)
