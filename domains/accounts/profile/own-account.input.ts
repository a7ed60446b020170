import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from '../sessions/password.input.ts'

/** A person ends sessions of their own: the one that is named, or all others. */
export const endSessionsSchema = z.object({
  session: z.string(withError('value.invalid')).default(''),
  password: enteredPasswordRule,
})

/** A person deletes their own account. */
export const accountDeletionSchema = z.object({
  /** What becomes of their data: as `ConsentChoices.afterDeletion`. Only with a consent record; '' without. */
  afterDeletion: z
    .enum(['', '1', '2'], withError('value.choose'))
    .transform((choice) => (choice === '' ? null : choice === '1' ? 1 : 2)),
  password: enteredPasswordRule,
})
