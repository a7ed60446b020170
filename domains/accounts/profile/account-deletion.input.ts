import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'

/** A person deletes their own account. */
export const accountDeletionSchema = z.object({
  /** As `ConsentChoices.afterDeletion`; empty for people without a consent record. */
  afterDeletion: z
    .enum(['', '1', '2'], withError('value.choose'))
    .transform((choice) => (choice === '' ? null : choice === '1' ? 1 : 2)),
  password: enteredPasswordRule,
})
export type AccountDeletionInput = z.output<typeof accountDeletionSchema>
