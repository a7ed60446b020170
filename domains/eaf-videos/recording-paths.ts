import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { formatRecordingQuery, type RecordingQuery } from './recording-query.input.ts'

const page = '/control-panel/videos-eaf'

/** The path of the list of recordings. */
export const recordingListPath = (locale: Locale, query?: RecordingQuery): string =>
  localizedPath(locale, `${page}${query ? formatRecordingQuery(query) : ''}`)

/** The path of the form of a new recording. */
export const newRecordingPath = (locale: Locale): string => localizedPath(locale, `${page}/create`)

/** The path of a recording, or of one of its tabs. */
export const recordingPath = (locale: Locale, id: number, tab?: 'glosses' | 'versions'): string =>
  localizedPath(locale, `${page}/edit/${id}${tab ? `/${tab}` : ''}`)

/** The path of the file of a version. */
export const versionFilePath = (locale: Locale, id: number, number: number): string =>
  localizedPath(locale, `${page}/download/${id}/${number}`)
