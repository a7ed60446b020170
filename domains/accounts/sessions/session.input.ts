import * as z from 'zod/mini'
import { withError } from '#platform/forms/schema.ts'
import { enteredPasswordRule } from './password.input.ts'

/** A person ends one of their own sessions, or all others when `session` is empty. */
export const endSessionsSchema = z.object({
  session: z._default(z.string(withError('value.invalid')), ''),
  password: enteredPasswordRule,
})
export type EndSessionsInput = z.output<typeof endSessionsSchema>
