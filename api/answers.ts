import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AppError, type FieldError, isAppError } from '#platform/errors/app-error.ts'
import { isBusy } from '#platform/db/busy.ts'
import { localeFromHeader } from '#platform/i18n/choose-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** The language in which an answer speaks. */
export const localeOf = (c: Context) => localeFromHeader(c.req.header('accept-language') ?? null)

/** The form of every error (D7). */
export const errorSchema = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    code: z.string(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .openapi('Error')

export const metaSchema = z.object({ page: z.int(), perPage: z.int(), total: z.int() })

/** One documented JSON answer. */
export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

export const errorAnswers = {
  404: json(errorSchema, 'There is no such thing'),
  422: json(errorSchema, 'A parameter is wrong; `fields` says which'),
}

/** Whatever went wrong as an error that may be told: unknown ones become `server.error`, with the cause kept. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error
  if (isBusy(error)) return new AppError('server.busy', { cause: error })
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500
  if (status === 415) return new AppError('request.unsupportedType', { cause: error })
  if (status === 413) return new AppError('request.tooLarge', { cause: error })
  if (status === 400) return new AppError('request.unreadable', { cause: error })
  return new AppError('server.error', { cause: error })
}

/** An error in the reader's language, in the form of D7. */
export function sayError(c: Context, error: AppError): Response {
  const t = translator(localeOf(c))
  const say = ({ code, params }: Pick<FieldError, 'code' | 'params'>) => String(t(`errors:${code}`, { ...params }))
  const fields = error.fields.map((field) => ({ field: field.field, code: field.code, message: say(field) }))
  const body = { statusCode: error.status, message: say(error), code: error.code, ...(fields.length > 0 && { fields }) }
  const headers: Record<string, string> = { 'content-language': localeOf(c), vary: 'Accept-Language' }
  if (error.status === 503) headers['retry-after'] = '2'
  return c.json(body, error.status as 400, headers)
}
