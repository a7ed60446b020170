import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { plainValue } from './plain-value.ts'

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The address of a page below the locale: small letters, digits and hyphens. It is typed, so it is forgiving. */
export const address = plainValue<string>({
  empty: '',
  schema: ({ maxLength = 0 }) =>
    z.pipe(
      z.pipe(
        z.string(withError('value.required')),
        z.transform((text: string) => text.trim().replace(/^\/+/, '').toLowerCase()),
      ),
      z
        .string()
        .check(
          z.minLength(1, { ...withError('value.required'), abort: true }),
          z.maxLength(maxLength, withError('value.tooLong')),
          z.regex(pattern, withError('content.addressForm')),
        ),
    ),
  toText: (value) => value,
})
