import * as z from 'zod/mini'
import { requiredLine, withError } from '#platform/forms/schema.ts'
import { maxErasureReasonLength } from './erasure.ts'

/** Longer than the name of any file, gloss or person. */
const maxNameLength = 500

/** The form of an erasure: the typed name and the reason. */
export const erasureSchema = z.object({
  name: z
    .string(withError('value.required'))
    .check(
      z.trim(),
      z.minLength(1, withError('value.required')),
      z.maxLength(maxNameLength, withError('value.tooLong')),
    ),
  reason: requiredLine(maxErasureReasonLength),
})
export type ErasureInput = z.infer<typeof erasureSchema>

/** Whether somebody typed a name as it is, apart from the composition of letters and spaces at its ends. */
export const isTypedName = (typed: string, name: string): boolean =>
  typed.normalize('NFC').trim() === name.normalize('NFC').trim()
