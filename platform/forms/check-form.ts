import type { z } from 'zod'
import { isAppError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { formValues } from './form-values.ts'
import { parseForm } from './schema.ts'

/** Says a code of the error catalogue in the reader's language. */
export type TranslateError = (code: ErrorCode, params: Record<string, string | number>) => string

/**
 * Checks a form in the browser by the schema that the server uses.
 * @returns sentences by field; empty when nothing is wrong
 */
export function checkForm(
  schema: z.ZodType,
  form: FormData,
  translateError: TranslateError,
): Record<string, string> {
  try {
    parseForm(schema, formValues(form))
    return {}
  } catch (error) {
    if (!isAppError(error)) throw error
    return Object.fromEntries(
      error.fields.map(({ field, code, params }) => [field, translateError(code, params ?? {})]),
    )
  }
}
