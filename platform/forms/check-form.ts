import type * as z from 'zod/mini'
import { isAppError } from '../errors/app-error.ts'
import type { ErrorCode } from '../errors/catalogue.ts'
import { formValues } from './form-values.ts'
import { parseForm } from './schema.ts'

/** Translates a code of the error catalogue. */
export type TranslateError = (code: ErrorCode, params: Record<string, string | number>) => string

/**
 * Validates a form in the browser with the schema of the server.
 * @returns error messages by field; empty for a valid form
 */
export function checkForm(
  schema: z.core.$ZodType,
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
