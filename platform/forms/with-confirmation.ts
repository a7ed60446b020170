import type { z } from 'zod'
import { withError } from './schema.ts'

/**
 * Asks that a value was written twice alike; without the first one, it is the first that is asked for.
 * Said beside the second field, also where other fields are wrong.
 */
export const withConfirmation = <Schema extends z.ZodType>(
  schema: Schema,
  first: string,
  second: string,
): Schema =>
  schema
    .refine((form) => readTextField(form, first) !== '' || readTextField(form, second) === '', {
      ...withError('value.confirmFirst'),
      path: [second],
      when: () => true,
    })
    .refine(
      (form) =>
        readTextField(form, second) === '' || readTextField(form, first) === readTextField(form, second),
      {
        ...withError('value.mismatch'),
        path: [second],
        when: () => true,
      },
    )

/** What stands in a field of a form that may hold anything; '' where that is no text. */
export function readTextField(form: unknown, field: string): string {
  const value = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}
