import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { plainValue } from './plain-value.ts'

/** A name of small letters, digits and hyphens, such as that of a page. */
export const slug = plainValue<string>({
  empty: '',
  schema: ({ maxLength = 0, missing = 'value.choose', oneOf }) =>
    z.string(withError(missing)).check(
      z.minLength(1, withError(missing)),
      z.maxLength(maxLength, withError('value.tooLong')),
      z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, withError('value.invalid')),
      z.refine((value) => value === '' || !oneOf || oneOf.includes(value), withError('value.invalid')),
    ),
  toText: (value) => value,
})
