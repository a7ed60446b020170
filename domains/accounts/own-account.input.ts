import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { enteredPassword } from './password.input.ts'

/** A person ends sessions of their own: the one that is named, or all others. */
export const sessionEnding = z.object({
  session: z.string(withError('value.invalid')).default(''),
  password: enteredPassword,
})

/** A person deletes their own account. */
export const accountDeletion = z.object({
  /** What becomes of their data: as `ConsentChoices.afterDeletion`. Only with a consent record; '' without. */
  afterDeletion: z
    .enum(['', '1', '2'], withError('value.choose'))
    .transform((choice) => (choice === '' ? null : choice === '1' ? 1 : 2)),
  password: enteredPassword,
})
