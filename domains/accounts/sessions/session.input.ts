import { z } from 'zod'
import { withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from './password.input.ts'

/** A person ends one of their own sessions, or all others when `session` is empty. */
export const endSessionsSchema = z.object({
  session: z.string(withError('value.invalid')).default(''),
  password: enteredPasswordRule,
})
export type EndSessionsInput = z.output<typeof endSessionsSchema>
