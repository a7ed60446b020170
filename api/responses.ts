import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppError, FieldError } from '#platform/errors/app-error.ts'
import { type ErrorWire, errorWire } from '#platform/http/answer.wire.ts'
import { errorHeaders } from '#platform/http/error-response.ts'
import { requestLocale } from '#platform/http/request-locale.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'

/** A documented JSON response. Its schema is a contract, of a `*.wire.ts`. */
export const jsonResponse = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The same for a thing that is the `data` of the response. */
export const dataResponse = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  jsonResponse(z.object({ data: schema }), description)

export const errorResponses = {
  404: jsonResponse(errorWire, 'There is no such thing'),
  422: jsonResponse(errorWire, 'A parameter is wrong; `fields` says which'),
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
  const body: ErrorWire = {
    statusCode: error.status,
    message: translate(error),
    code: error.code,
    ...(fields.length > 0 && { fields }),
  }
  return c.json(body, error.status as 400, { ...errorHeaders(c, error), ...challengeHeaders(error) })
}

/** How a program has to identify itself (RFC 6750). */
function challengeHeaders({ status, code }: AppError): Record<string, string> {
  const reason =
    code === 'token.invalid' || code === 'account.tokenInvalid'
      ? ', error="invalid_token"'
      : code === 'token.scopeMissing'
        ? ', error="insufficient_scope"'
        : ''
  return status === 401 || reason ? { 'www-authenticate': `Bearer realm="api"${reason}` } : {}
}
