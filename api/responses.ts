import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppError, FieldError } from '#platform/errors/app-error.ts'
import { errorHeaders } from '#platform/http/error-response.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** The format of all errors (decision D7). */
export const errorSchema = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    code: z.string(),
    fields: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .openapi('Error')

export const metaSchema = z.object({ page: z.int(), perPage: z.int(), total: z.int() })

/** A documented JSON response. */
export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

export const errorResponses = {
  404: jsonResponse(errorSchema, 'There is no such thing'),
  422: jsonResponse(errorSchema, 'A parameter is wrong; `fields` says which'),
}

/** Responds with an error in the reader's language. */
export function respondWithError(c: Context, error: AppError): Response {
  const t = translator(requestLocale(c))
  const translate = ({ code, params }: Pick<FieldError, 'code' | 'params'>) =>
    String(t(`errors:${code}`, { ...params }))
  const fields = error.fields.map((field) => ({
    field: field.field,
    code: field.code,
    message: translate(field),
  }))
  const body = {
    statusCode: error.status,
    message: translate(error),
    code: error.code,
    ...(fields.length > 0 && { fields }),
  }
  return c.json(body, error.status as 400, errorHeaders(c, error))
}
