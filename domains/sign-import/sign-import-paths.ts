import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Below `/control-panel`. */
export const importsPage = 'signs/import'

/** The page with the form and all imports. */
export const importsPath = (locale: Locale): string => localizedPath(locale, `/control-panel/${importsPage}`)

/** The page of an import; `page` of its preview. */
export const importPath = (locale: Locale, id: number, page = 1): string =>
  `${importsPath(locale)}/${id}${page === 1 ? '' : `?page=${page}`}`

/** The lines with errors, as CSV. */
export const failedLinesPath = (locale: Locale, id: number): string =>
  `${importsPath(locale)}/${id}/failed-lines`

/** All notices, as CSV. */
export const noticesPath = (locale: Locale, id: number): string => `${importsPath(locale)}/${id}/notices`

/** The mapping as a file that the command line reads. */
export const mappingPath = (locale: Locale, id: number): string => `${importsPath(locale)}/${id}/mapping`
