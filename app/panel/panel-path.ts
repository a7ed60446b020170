import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Below the locale. */
export const panelPath = '/control-panel'

/** The URL path of a page of the panel; `path` is relative to the panel: `users/edit/7`. */
export const panelPagePath = (locale: Locale, path: string): string =>
  localizedPath(locale, `${panelPath}/${path}`)
