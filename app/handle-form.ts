import { type data, data as withStatus } from 'react-router'
import { AppError } from '#platform/errors/app-error.ts'
import { type FormRefusal, formRefusal } from '#platform/forms/form-refusal.ts'
import { type FormValues, formValues, withoutPasswords } from '#platform/forms/form-values.ts'
import { toAppError } from '#platform/http/error-response.ts'
import { readForm } from '#platform/http/read-form.ts'
import { translator } from '#platform/i18n/i18n-resources.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Log } from '#platform/log/log.ts'
import { recordRefusal } from '#platform/log/security-log.ts'

const defaultMaxBytes = 100_000
const overloadRetrySeconds = 2

/** Receives a form and runs work with it. */
type WithForm = <Result>(
  request: Request,
  maxBytes: number,
  work: (form: FormData | URLSearchParams) => Promise<Result>,
) => Promise<Result>

interface FormRequest {
  request: Request
  locale: Locale
  log: Log
  /** Maximum size of the request body. */
  maxBytes?: number
  /** `withMultipart` for forms with files, which exist until the action ends. */
  withForm?: WithForm
}

/** Forms without files. */
const withPlainForm: WithForm = async (request, maxBytes, work) => work(await readForm(request, maxBytes))

/** The result of an action whose form was refused. */
export type RefusedForm = ReturnType<typeof data<{ refused: FormRefusal }>>

/**
 * Runs the action of a form. A refused form is returned with its values, without passwords, and with the HTTP status of
 * the error.
 * @param run receives the values by field, and the form with its files; its result is the result of the action
 */
export async function handleForm<Result>(
  { request, locale, log, maxBytes = defaultMaxBytes, withForm = withPlainForm }: FormRequest,
  run: (values: FormValues, form: FormData | URLSearchParams) => Promise<Result>,
): Promise<Result | RefusedForm> {
  let values: FormValues = {}
  try {
    if (request.method !== 'POST') throw new AppError('request.methodNotAllowed')
    return await withForm(request, maxBytes, (form) => {
      values = formValues(form)
      return run(values, form)
    })
  } catch (error) {
    return refusalResponse(error, { values, locale, log })
  }
}

/**
 * The result for a refused form. Of an unknown failure only name and code are logged, because its details may contain
 * submitted values.
 */
export function refusalResponse(
  error: unknown,
  { values, locale, log }: { values: FormValues; locale: Locale; log: Log },
): RefusedForm {
  if (error instanceof Response) throw error
  const appError = toAppError(error)
  recordRefusal(appError.code)
  if (appError.status >= 500) {
    const { name, code } = error as { name?: string; code?: string }
    log.error({ failure: name, code }, 'a form failed')
  }
  const seconds =
    appError.status === 429
      ? appError.params.seconds
      : appError.status === 503
        ? overloadRetrySeconds
        : undefined
  return withStatus(
    { refused: formRefusal(appError, withoutPasswords(values), translator(locale)) },
    { status: appError.status, headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } },
  )
}
