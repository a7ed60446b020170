import type { Locale } from '#platform/i18n/locales.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** The URL path of a published sign's page. */
export const signPath = (locale: Locale, id: number): string => localizedPath(locale, `/signs/view/${id}`)
