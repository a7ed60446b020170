import * as z from 'zod/mini'
import { isWebAddress } from '#platform/forms/is-web-address.ts'
import { hasVisibleText, oneLine, withError } from '#platform/forms/schema.ts'
import { plainValue } from './plain-value.ts'

/** The address of a web page, with http or https; null if there is none. */
export const link = plainValue<string | null>({
  empty: null,
  schema: ({ maxLength = 0 }) =>
    z.pipe(
      z.pipe(
        z.pipe(
          z.nullable(z.string(withError('value.invalid'))),
          z.transform((text: string | null) => text ?? ''),
        ),
        oneLine(maxLength).check(
          z.refine((text) => !hasVisibleText(text) || isWebAddress(text), withError('value.link')),
        ),
      ),
      z.transform((text: string) => (hasVisibleText(text) ? text : null)),
    ),
  toText: (value) => value ?? '',
})
