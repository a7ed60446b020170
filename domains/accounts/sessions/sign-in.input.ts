import { z } from 'zod'
import { optionalLine, requiredLine, withError } from '#platform/forms/schema.ts'
import { accountLengths } from '../account.ts'
import { codeLength } from '../second-factor/second-factor.ts'

/** The credentials of a sign-in. The format of the address is not checked: every wrong pair has the same error. */
export const signInSchema = z.object({
  email: requiredLine(accountLengths.email),
  password: z.string(withError('value.required')).min(1, withError('value.required')),
})
/** The credentials of a call of the API, with the code of a second factor if the account has one. */
export const signInCallSchema = signInSchema.extend({ code: optionalLine(codeLength).optional() })
export type SignInInput = z.output<typeof signInSchema>
