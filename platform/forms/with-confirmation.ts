import * as z from 'zod/mini'
import { withError } from './schema.ts'

/**
 * Requires that two fields have the same value, or, when only the second is filled in, that the first is filled in too.
 * The error belongs to the second field and is reported even if other fields are invalid.
 */
export const withConfirmation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  first: string,
  second: string,
): Schema =>
  schema.check(
    z.refine((form) => readTextField(form, first) !== '' || readTextField(form, second) === '', {
      ...withError('value.confirmFirst'),
      path: [second],
      when: () => true,
    }),
    z.refine(
      (form) =>
        readTextField(form, second) === '' || readTextField(form, first) === readTextField(form, second),
      {
        ...withError('value.mismatch'),
        path: [second],
        when: () => true,
      },
    ),
  )

/** The text in a field of unvalidated form data; '' when it is not a string. */
export function readTextField(form: unknown, field: string): string {
  const value = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}
