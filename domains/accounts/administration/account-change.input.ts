import * as z from 'zod/mini'
import { hasVisibleText, withError } from '#platform/forms/schema.ts'
import { accountChanges } from './account-change.policy.ts'
import { maxReasonLength } from './reason.ts'
import { accountStates } from './user-list.input.ts'

/** The reason of a decision, in one paragraph; null without one. */
export const reasonRule = z.pipe(
  z.pipe(
    z.pipe(
      z.optional(z.string(withError('value.invalid'))),
      z.transform((text: string | undefined) => (text ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()),
    ),
    z.string().check(z.maxLength(maxReasonLength, withError('value.tooLong'))),
  ),
  z.transform((text: string) => (hasVisibleText(text) ? text : null)),
)

/** A decision of an administrator about an account, with the state of the account that the page displayed. */
export const accountChangeSchema = z.object({
  change: z.enum(accountChanges, withError('value.invalid')),
  seen: z.enum(accountStates, withError('value.invalid')),
  reason: reasonRule,
})
export type AccountChangeInput = z.output<typeof accountChangeSchema>
