import { data } from 'react-router'
import type { AppError } from '#platform/errors/app-error.ts'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** What a page throws: the error page shows its status, and nothing else of the failure reaches the visitor. */
export const pageError = (code: ErrorCode) => data({ code }, { status: catalogue[code].status })

/** A refusal of a use case, with its sentences for the reader: what is wrong, and where. */
export function pageErrorOf({ code, status, params, fields }: AppError, locale: Locale) {
  const t = translator(locale)
  const sentences = [
    t(`errors:${code}`, params),
    ...fields.map((field) => t(`errors:${field.code}`, field.params ?? {})),
  ]
  return data({ code, message: sentences.join(' ') }, { status })
}

/** The locale of a route's address, or the 404 page. */
export function requireLocale({ locale }: { locale?: string }): Locale {
  if (!isLocale(locale)) throw pageError('locale.notFound')
  return locale
}
