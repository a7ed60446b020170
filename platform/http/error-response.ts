import type { Context } from 'hono'
import { isServerBusy } from '#platform/db/server-busy.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

const codeByStatus: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
}

/** Whatever went wrong as an error that may be told: unknown ones become `server.error`, with the cause kept. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (isServerBusy(error)) return new AppError('server.busy', { cause: error })
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return new AppError(codeByStatus[status] ?? 'server.error', { cause: error })
}

/** The language in which an answer speaks. */
export const requestLocale = (c: Context) => localeFromHeader(c.req.header('accept-language') ?? null)

/** What goes with every error: its language, and when it is worth trying again. */
export function errorHeaders(c: Context, error: AppError): Record<string, string> {
  const headers: Record<string, string> = { 'content-language': requestLocale(c), vary: 'Accept-Language' }
  const seconds = error.status === 429 ? error.params.seconds : error.status === 503 ? 2 : undefined
  if (seconds !== undefined) headers['retry-after'] = String(seconds)
  return headers
}

/** An error of an address that is neither page nor API, as a line of text in the reader's language. */
export function textErrorResponse(c: Context, error: AppError): Response {
  const message = String(translator(requestLocale(c))(`errors:${error.code}`, { ...error.params }))
  return c.text(message, error.status as 400, errorHeaders(c, error))
}
