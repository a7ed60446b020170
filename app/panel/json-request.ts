import { AppError } from '#platform/errors/app-error.ts'
import { formRefusal } from '#platform/forms/form-refusal.ts'
import { parseForm } from '#platform/forms/schema.ts'
import type { RefusalWire } from '#platform/http/answer.wire.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { readJson } from '#platform/http/read-form.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { recordRefusal } from '#platform/log/security-log.ts'
import type { AppContext } from '../app-context.ts'

interface JsonContext {
  app: AppContext
  locale: Locale
}

/**
 * Answers a request that a form sends while somebody types. A refusal has the message of the error in the
 * language of the page, and those of its fields.
 */
export async function answerJson<Answer extends object>(
  { app, locale }: JsonContext,
  run: () => Promise<Answer>,
  headers: Record<string, string> = {},
): Promise<Response> {
  try {
    return Response.json({ data: await run() }, { headers })
  } catch (error) {
    if (error instanceof Response) throw error
    const appError = toAppError(error)
    recordRefusal(appError.code)
    if (appError.status >= 500)
      app.log.error({ failure: (error as Error).name }, 'a request of the form failed')
    const { problem, errors } = formRefusal(appError, {}, translator(locale))
    const refusal: RefusalWire = { refused: { code: appError.code, problem, errors } }
    return Response.json(refusal, { status: appError.status })
  }
}

/** Reads the body of a request. @throws AppError for another method, type or size, and for what the schema refuses */
export async function parseJson<Schema extends Parameters<typeof parseForm>[0]>(
  request: Request,
  schema: Schema,
  { maxBytes, method = 'POST' }: { maxBytes: number; method?: string },
): Promise<ReturnType<typeof parseForm<Schema>>> {
  if (request.method !== method) throw new AppError('request.methodNotAllowed')
  return parseForm(schema, await readJson(request, maxBytes))
}
