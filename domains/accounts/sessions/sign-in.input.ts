import * as z from 'zod/mini'
import { requiredLine, withError } from '#platform/forms/schema.ts'
import { accountLengths } from '../account.ts'

/** The credentials of a sign-in. The format of the address is not checked: every wrong pair has the same error. */
export const signInSchema = z.object({
  email: requiredLine(accountLengths.email),
  password: z.string(withError('value.required')).check(z.minLength(1, withError('value.required'))),
})
export type SignInInput = z.output<typeof signInSchema>
