import { z } from 'zod'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'
import { accountChanges } from './account-change.policy.ts'
import { maxReasonLength } from './reason.ts'
import { accountStates } from './user-list.input.ts'

/** The reason of a decision, in one paragraph; null without one. */
export const reasonRule = z
  .string(withError('value.invalid'))
  .optional()
  .transform((text = '') => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  .pipe(z.string().max(maxReasonLength, withError('value.tooLong')))
  .transform((text) => (hasVisibleText(text) ? text : null))

/** A decision of an administrator about an account, with the state of the account that the page displayed. */
export const accountChangeSchema = z.object({
  change: z.enum(accountChanges, withError('value.invalid')),
  seen: z.enum(accountStates, withError('value.invalid')),
  reason: reasonRule,
})
export type AccountChangeInput = z.output<typeof accountChangeSchema>
