import * as z from 'zod/mini'
import { email, hasVisibleText, withError } from '#platform/forms/schema.ts'
import { reasonRule } from './account-change.input.ts'

/** An administrator corrects the unconfirmed address of a person. */
export const emailCorrectionSchema = z.object({ email })
export type EmailCorrectionInput = z.output<typeof emailCorrectionSchema>

/** An administrator sends a link to the new address of a person who lost the old one. */
export const emailReplacementSchema = z.object({
  email,
  reason: z.pipe(
    reasonRule.check(
      z.refine((reason) => reason !== null && hasVisibleText(reason), withError('value.required')),
    ),
    z.transform((reason: string | null) => reason as string),
  ),
})
export type EmailReplacementInput = z.output<typeof emailReplacementSchema>
