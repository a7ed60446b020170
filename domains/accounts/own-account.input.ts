import { z } from 'zod'
import { says } from '#platform/forms/schema.ts'
import { enteredPassword } from './password.input.ts'

/** A person deletes their own account. */
export const accountDeletion = z.object({
  /** What becomes of their data: as `ConsentChoices.afterDeletion`. Only with a consent record; '' without. */
  afterDeletion: z
    .enum(['', '1', '2'], says('value.choose'))
    .transform((choice) => (choice === '' ? null : choice === '1' ? 1 : 2)),
  password: enteredPassword,
})
