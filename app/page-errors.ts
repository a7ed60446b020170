import { data } from 'react-router'
import { type AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import { catalogue, type ErrorCode } from '#platform/errors/catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isLocale, type Locale } from '#platform/i18n/locales.ts'

/** The data of an error page, in the reader's language. */
export interface PageRefusal {
  code: ErrorCode
  message: string
}

/** An invalid parameter of the URL. */
export interface ParameterProblem {
  name: string
  sentence: string
}

/** A response that a loader throws. `withPageMessage` adds the message of the code; visitors see no other details. */
export const pageError = (code: ErrorCode) => data({ code }, { status: catalogue[code].status })
type PageError = ReturnType<typeof pageError>

const isPageError = (thrown: unknown): thrown is PageError => {
  const content = (thrown as Partial<PageError> | null)?.data
  return typeof content === 'object' && content !== null && Object.hasOwn(catalogue, content.code)
}

/** The error of a loader; a `pageError` with the message of its code in the reader's language. */
export const withPageMessage = (thrown: unknown, locale: Locale): unknown =>
  isPageError(thrown) && !('message' in thrown.data)
    ? data<PageRefusal>(
        { code: thrown.data.code, message: translator(locale)(`errors:${thrown.data.code}`, {}) },
        thrown.init ?? {},
      )
    : thrown

/**
 * The problems of parameters in the reader's language.
 * @param labelOf the label of a parameter; by default its name in the URL
 */
export function parameterProblems(
  fields: readonly FieldError[],
  locale: Locale,
  labelOf = (field: string) => field,
): ParameterProblem[] {
  const t = translator(locale)
  return fields.map(({ field, code, params }) => ({
    name: labelOf(field),
    sentence: t(`errors:${code}`, params ?? {}),
  }))
}

/** The error page for an error of a use case, with translated messages. */
export const toPageError = ({ code, status, params }: AppError, locale: Locale) =>
  data<PageRefusal>({ code, message: translator(locale)(`errors:${code}`, params) }, { status })

/**
 * Parses the URL of a page.
 * @throws the error page for an error of `parse`
 */
export function parseForPage<Result>(locale: Locale, parse: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    throw isAppError(error) ? toPageError(error, locale) : error
  }
}

/**
 * The locale of a route.
 * @throws the 404 page
 */
export function requireLocale({ locale }: { locale?: string }): Locale {
  if (!isLocale(locale)) throw pageError('locale.notFound')
  return locale
}
