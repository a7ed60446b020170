import * as z from 'zod/mini'
import { plainValue } from './plain-value.ts'

/** A checkbox. */
export const yesNo = plainValue<boolean>({
  empty: false,
  schema: () =>
    z.pipe(
      z.union([z.boolean(), z.string()]),
      z.transform((value: boolean | string) => value === true || value === 'on'),
    ),
  toText: (value) => (value ? 'on' : ''),
})
