import { data } from 'react-router'
import type { AppError } from '#platform/errors/app-error.ts'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** What an error page is told of a refusal, in the reader's language. */
export interface PageRefusal {
  code: ErrorCode
  message: string
  /** What is wrong in the address, parameter by parameter. */
  problems: { name: string; sentence: string }[]
}

/** What a page throws: the error page shows its status, and nothing else of the failure reaches the visitor. */
export const pageError = (code: ErrorCode) => data({ code }, { status: catalogue[code].status })

/**
 * A refusal of a use case, with its sentences for the reader: what is wrong, and where.
 * @param labelOf a parameter as the reader knows it; its name in the address unless told otherwise
 */
export function toPageError(
  { code, status, params, fields }: AppError,
  locale: Locale,
  labelOf = (field: string) => field,
) {
  const t = translator(locale)
  const problems = fields.map(({ field, code, params }) => ({
    name: labelOf(field),
    sentence: t(`errors:${code}`, params ?? {}),
  }))
  return data<PageRefusal>({ code, message: t(`errors:${code}`, params), problems }, { status })
}

/** The locale of a route's address, or the 404 page. */
export function requireLocale({ locale }: { locale?: string }): Locale {
  if (!isLocale(locale)) throw pageError('locale.notFound')
  return locale
}
