import type * as z from 'zod/mini'
import type { ErrorCode } from '../errors/catalogue.ts'
import { formValues } from './form-values.ts'
import { formErrors } from './schema.ts'

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
  return Object.fromEntries(
    formErrors(schema, formValues(form)).map(({ field, code, params }) => [
      field,
      translateError(code, params ?? {}),
    ]),
  )
}
