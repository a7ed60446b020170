import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import type { SimpleList } from './simple-list.ts'

export const simpleListPath = (locale: Locale, { page }: Pick<SimpleList, 'page'>): string =>
  localizedPath(locale, `/control-panel/${page}`)

export const createEntryPath = (locale: Locale, list: Pick<SimpleList, 'page'>): string =>
  `${simpleListPath(locale, list)}/create`

export const editEntryPath = (locale: Locale, list: Pick<SimpleList, 'page'>, id: number): string =>
  `${simpleListPath(locale, list)}/edit/${id}`

/** Paths of the requests that the form of an entry sends while it is edited. */
export const entryRequestPath = (locale: Locale, request: 'draft' | 'preview'): string =>
  localizedPath(locale, `/control-panel/simple-lists/${request}`)
