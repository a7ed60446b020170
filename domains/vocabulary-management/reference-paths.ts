import type { ListName } from '#domains/vocabularies/reference-lists.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Below `/control-panel`. */
export const referenceListsPage = 'signs/reference-lists'

/** The page of a list, below `/control-panel`. */
export const referenceListPage = (list: ListName): string => `signs/${list}`

/** The path of the overview of all lists. */
export const referenceListsPath = (locale: Locale): string =>
  localizedPath(locale, `/control-panel/${referenceListsPage}`)

/** The path of the table of a list. */
export const referenceListPath = (locale: Locale, list: ListName): string =>
  localizedPath(locale, `/control-panel/${referenceListPage(list)}`)

/** The parameter of a list that shows only the handshapes without features. */
export const withoutFeaturesParameter = 'without-features'

/** The path of the form of a new value. */
export const entryCreatePath = (locale: Locale, list: ListName): string =>
  `${referenceListPath(locale, list)}/create`

/** The path of the form of a value; with `into` it shows what a merge into that value would change. */
export const entryEditPath = (locale: Locale, list: ListName, id: number, into?: number): string =>
  `${referenceListPath(locale, list)}/edit/${id}${into === undefined ? '' : `?into=${into}`}`
