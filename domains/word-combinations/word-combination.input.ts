import * as z from 'zod/mini'
import { requiredLine, withError } from '#platform/forms/schema.ts'
import { foldCombination, maxCombinationLength, maxSigns, minSigns } from './word-combination.ts'

/** Ids in their order, separated by commas. */
const signs = z.pipe(
  z.pipe(
    z._default(z.string(withError('value.invalid')), ''),
    z.transform((text: string) =>
      text
        .split(',')
        .filter((id) => id !== '')
        .map(Number),
    ),
  ),
  z
    .array(z.int(withError('value.invalid')).check(z.positive(withError('value.invalid'))))
    .check(
      z.minLength(minSigns, withError('combination.tooFewSigns')),
      z.maxLength(maxSigns, withError('combination.tooManySigns')),
    ),
)

/** The form of a word without a sign of its own. */
export const combinationSchema = z.object({
  language: z.string(withError('value.choose')).check(z.minLength(1, withError('value.choose'))),
  text: requiredLine(maxCombinationLength).check(
    z.refine((text) => foldCombination(text) !== '', withError('value.invalid')),
  ),
  signs,
})
