import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** The page that adds many video files at once. */
export const clipsPath = (locale: Locale): string => localizedPath(locale, '/control-panel/signs/clips')

/** The address that finds the signs of file names. */
export const clipNamesPath = (locale: Locale): string =>
  localizedPath(locale, '/control-panel/signs/clip-names')

/** The address that creates the sign of a file. */
export const clipSignPath = (locale: Locale): string =>
  localizedPath(locale, '/control-panel/signs/clip-sign')
