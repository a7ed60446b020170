import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'

/** A person deletes their own account. */
export const accountDeletionSchema = z.object({
  /** As `ConsentChoices.afterDeletion`; empty for people without a consent record. */
  afterDeletion: z.pipe(
    z.enum(['', '1', '2'], withError('value.choose')),
    z.transform((choice: '' | '1' | '2') => (choice === '' ? null : choice === '1' ? 1 : 2)),
  ),
  password: enteredPasswordRule,
})
export type AccountDeletionInput = z.output<typeof accountDeletionSchema>
