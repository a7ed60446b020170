import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { accountChanges } from './account-change.policy.ts'
import { accountStates } from './user-list.input.ts'

/** A decision of an administrator about an account, with the state of the account that the page displayed. */
export const accountChangeSchema = z.object({
  change: z.enum(accountChanges, withError('value.invalid')),
  seen: z.enum(accountStates, withError('value.invalid')),
})
export type AccountChangeInput = z.output<typeof accountChangeSchema>
