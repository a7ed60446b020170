import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { recordingListPath } from './recording-paths.ts'

/** The list of the recordings that name a sign, as JSON for dialogs or as CSV. */
export const signUsesPath = (locale: Locale, sign: number, format?: 'csv'): string =>
  `${localizedPath(locale, '/control-panel/signs/uses')}?sign=${sign}${format ? `&format=${format}` : ''}`

/** The ZIP of files in which signs have former glosses. */
export const changedFilesPath = (locale: Locale): string => `${recordingListPath(locale)}/changed-files`

/** The annotation file of a recording, as it was uploaded or with links to signs. */
export const recordingFilePath = (id: number, { withLinks = false } = {}): string =>
  `/api/eaf-videos/${id}/file.eaf${withLinks ? '?links=1' : ''}`
