import { data } from 'react-router'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** What a page throws: the error page shows its status, and nothing else of the failure reaches the visitor. */
export const pageError = (code: ErrorCode) => data({ code }, { status: catalogue[code].status })

/** The locale of a route's address, or the 404 page. */
export function requireLocale({ locale }: { locale?: string }): Locale {
  if (!isLocale(locale)) throw pageError('locale.notFound')
  return locale
}
