import type { Context } from 'hono'
import { isServerBusy } from '#platform/db/server-busy.ts'
import { AppError, isAppError } from '#platform/errors/app-error.ts'
import type { ErrorCode } from '#platform/errors/catalogue.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import { isStorageFull } from '#platform/storage/storage-full.ts'
import { requestLocale } from './request-locale.ts'

const codeByStatus: Record<number, ErrorCode> = {
  400: 'request.unreadable',
  413: 'request.tooLarge',
  415: 'request.unsupportedType',
}

/** Converts anything thrown to an error that a visitor may see. Unknown errors become `server.error` with their cause. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (isStorageFull(error)) return new AppError('storage.full', { cause: error })
  if (isServerBusy(error)) return new AppError('server.busy', { cause: error })
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return new AppError(codeByStatus[status] ?? 'server.error', { cause: error })
}

/** Given in Retry-After while the server is busy. */
export const busyRetrySeconds = 2

/** The headers of every error response: its language, and when to try again. */
export function errorHeaders(c: Context, error: AppError): Record<string, string> {
  const headers: Record<string, string> = { 'content-language': requestLocale(c), vary: 'Accept-Language' }
  const seconds =
    error.status === 429 ? error.params.seconds : error.status === 503 ? busyRetrySeconds : undefined
  if (seconds !== undefined) headers['retry-after'] = String(seconds)
  return headers
}

/** The error response of a URL that is neither a page nor part of the API: one line of text in the visitor's language. */
export function textErrorResponse(c: Context, error: AppError): Response {
  const message = String(translator(requestLocale(c))(`errors:${error.code}`, { ...error.params }))
  return c.text(message, error.status as 400, errorHeaders(c, error))
}
