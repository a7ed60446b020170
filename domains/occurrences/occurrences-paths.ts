import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { formatOccurrenceQuery, type OccurrenceQuery } from './occurrence-query.input.ts'

const page = '/control-panel/occasions'

/** The parts of the page, each of which is also a CSV file. */
export const occurrenceParts = ['list', 'frequency', 'collocations'] as const
export type OccurrencePart = (typeof occurrenceParts)[number]

/**
 * The path of the occurrences.
 * @param at id of the occurrence that is shown; `last` for the last one of the page
 */
export function occurrencesPath(
  locale: Locale,
  query: Partial<OccurrenceQuery> = {},
  at?: number | 'last',
): string {
  const search = formatOccurrenceQuery(query)
  const shown = at === undefined ? '' : `${search === '' ? '?' : '&'}at=${at}`
  return localizedPath(locale, `${page}${search}${shown}`)
}

/** The address of the CSV file of a part. */
export const occurrencesFilePath = (locale: Locale, part: OccurrencePart, query: OccurrenceQuery): string => {
  const search = formatOccurrenceQuery({ ...query, page: 1 })
  return localizedPath(locale, `${page}/export${search === '' ? '?' : `${search}&`}part=${part}`)
}

/** The address of a moment as JSON. @param around another time of the recording, ms */
export const momentPath = (locale: Locale, id: number, around?: number): string =>
  localizedPath(
    locale,
    `${page}/moment?id=${id}${around === undefined ? '' : `&around=${Math.round(around)}`}`,
  )

/** The list of recordings, and the page of one. */
export const recordingsPath = (locale: Locale): string => localizedPath(locale, '/control-panel/videos-eaf')
export const recordingPath = (locale: Locale, id: number): string =>
  localizedPath(locale, `/control-panel/videos-eaf/edit/${id}`)
